import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { tableProblems } from './table-owners.ts'
import { drawerIn } from './words.ts'

/** A rule reads the repository below `root` and answers with one sentence for each thing that is wrong. */
export type HouseRule = (root: string) => string[]

const longestFile = 400
const fullestFolder = 30
const readmeLines = { fewest: 5, most: 30 }

export const houseRules = {
  'module-face': (root) =>
    foldersIn(join(root, 'src/modules')).flatMap((name) => {
      const folder = `src/modules/${name}`
      const lines = linesOf(root, `${folder}/README.md`).filter((line) => line.trim() !== '').length
      const problems: string[] = []
      if (!existsSync(join(root, folder, 'index.ts'))) problems.push(`${folder} has no index.ts`)
      if (lines === 0) problems.push(`${folder} has no README.md`)
      else if (lines < readmeLines.fewest || lines > readmeLines.most)
        problems.push(
          `${folder}/README.md has ${lines} lines; about ten say its purpose, words, calls and tables`,
        )
      return problems
    }),

  'migration-names': (root) =>
    filesIn(join(root, 'migrations')).flatMap((name, index) => {
      const number = String(index + 1).padStart(4, '0')
      const isRight = name.startsWith(`${number}_`) && /^\d{4}_[a-z0-9]+(_[a-z0-9]+)*\.sql$/.test(name)
      return isRight ? [] : [`migrations/${name} should be called ${number}_what.sql`]
    }),

  'table-comments': (root) =>
    filesIn(join(root, 'migrations')).flatMap((name) => {
      const lines = linesOf(root, `migrations/${name}`)
      return lines.flatMap((line, index) => {
        const [, kind] =
          /^\s*create\s+(?:or\s+replace\s+)?(?:(?:unlogged|materialized)\s+)?(table|view)\b/i.exec(line) ?? []
        return kind && !lines[index - 1]?.trimStart().startsWith('--')
          ? [`migrations/${name}:${index + 1} creates a ${kind} without a comment above it that says why`]
          : []
      })
    }),

  'table-owner': tableProblems,

  names: (root) =>
    committable(root).flatMap((file) => (drawerIn(file) ? [`${file} is named like a drawer`] : [])),

  'file-length': (root) =>
    committable(root)
      .filter((file) => /^(src|scripts|bench|faults)\/.*\.(tsx?|mjs|css)$/.test(file))
      .filter((file) => !/^src\/locales\/|\/generated\/|\.test\.tsx?$/.test(file))
      .flatMap((file) => {
        const length = linesOf(root, file).length
        return length > longestFile ? [`${file} has ${length} lines: has it two jobs?`] : []
      }),

  'folder-size': (root) => {
    const folders = Map.groupBy(
      committable(root).filter((file) => file.startsWith('src/')),
      (file) => dirname(file),
    )
    return [...folders].flatMap(([folder, files]) =>
      files.length > fullestFolder
        ? [`${folder} holds ${files.length} files: which of them belong together?`]
        : [],
    )
  },

  'ui-classes': (root) => {
    const sheets = committable(root).filter((file) => /^src\/.*\.css$/.test(file))
    const isOfUi = (file: string) => file.startsWith('src/ui/')
    const ofUi = new Set(sheets.filter(isOfUi).flatMap((file) => classesIn(textOf(root, file))))
    return sheets
      .filter((file) => !isOfUi(file))
      .flatMap((file) =>
        [...new Set(classesIn(textOf(root, file)))]
          .filter((name) => ofUi.has(name))
          .map(
            (name) => `${file} names .${name}, which belongs to src/ui: the page needs a class of its own`,
          ),
      )
  },

  'call-addresses': (root) =>
    committable(root)
      .filter((file) => isTesting.test(file) && !aboutAddresses.test(file))
      .flatMap((file) =>
        linesOf(root, file).flatMap((line, index) =>
          callAddress.test(line)
            ? [`${file}:${index + 1} spells out the address of a call: tests call it by its name`]
            : [],
        ),
      ),

  'one-promise': (root) =>
    committable(root)
      .filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !promising.test(file))
      .flatMap((file) =>
        linesOf(root, file).flatMap((line, index) =>
          workedOut.test(line)
            ? [`${file}:${index + 1} works out a day of delivery: it is kept with the order, as \`promise\``]
            : [],
        ),
      ),

  'one-door': (root) =>
    committable(root)
      .filter(
        (file) =>
          /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/platform\/db\/connection\//.test(file),
      )
      .flatMap((file) =>
        linesOf(root, file).flatMap((line, index) =>
          ownConnection.test(line)
            ? [
                `${file}:${index + 1} opens a connection to PostgreSQL: src/platform/db/connection does, with its limits`,
              ]
            : [],
        ),
      ),

  'told-dates': (root) =>
    sourceLines(root, /^src\/(?!platform\/(i18n|sheets)\/)/).flatMap(([place, line]) =>
      ownDates.test(line)
        ? [
            `${place} writes a number or a date its own way: src/platform/i18n/format.ts does, alike everywhere`,
          ]
        : [],
    ),

  'own-pickers': (root) =>
    sourceLines(root, /^src\//).flatMap(([place, line]) =>
      browserPicker.test(line)
        ? [
            `${place} lets the browser ask for a day or a time in its own language: src/ui/pickers/days does in ours`,
          ]
        : [],
    ),

  'where-paths': (root) =>
    codeSpans(textOf(root, 'docs/WHERE.md'))
      .filter((span) => /^[\w.][\w./<>*-]*$/.test(span) && span.includes('/'))
      .filter((path) => !exists(root, path) && !exists(join(root, 'src'), path))
      .map((path) => `docs/WHERE.md sends people to ${path}, which does not exist`),

  'named-scripts': (root) => {
    const scripts = JSON.parse(textOf(root, 'package.json') || '{}').scripts ?? {}
    return documents(root).flatMap((file) =>
      [...textOf(root, file).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)]
        .map(([, run, short]) => run ?? short ?? '')
        .filter((script) => !(script in scripts))
        .map((script) => `${file} names npm script ${script}, which package.json does not have`),
    )
  },

  'document-links': (root) =>
    documents(root).flatMap((file) =>
      [...textOf(root, file).matchAll(/\]\((?![a-z]+:|#|\/)([^)#\s]+)/g)]
        .map(([, path = '']) => path)
        .filter((path) => !existsSync(join(root, dirname(file), path)))
        .map((path) => `${file} links to ${path}, which does not exist`),
    ),

  'machine-traces': (root) =>
    committable(root)
      .filter((file) => isText(file) && basename(file) !== 'package-lock.json')
      .flatMap((file) => {
        const trace = machinePath.exec(textOf(root, file)) ?? foreignRegistry.exec(textOf(root, file))
        return trace ? [`${file} names a place of one machine: ${trace[0].trim()}`] : []
      }),

  lockfile: (root) =>
    committable(root)
      .filter((file) => basename(file) === 'package-lock.json')
      .flatMap((file) =>
        linesOf(root, file).flatMap((line, index) =>
          line.includes('"resolved":')
            ? [`${file}:${index + 1} is tied to one registry: ${line.trim()}`]
            : [],
        ),
      ),
} satisfies Record<string, HouseRule>

const isTesting = /^((tests|bench|faults|scripts)\/.*\.(tsx?|mjs)|src\/.*\.test\.tsx?)$/
/** With its version, in a text or in a pattern. */
const callAddress = /\/api\\?\/[\w-]+\\?\/v\d/
/** Their subject is the address itself: the server's edge, and what Payme, Click, Eskiz and Telegram are told. */
const aboutAddresses = /^src\/(platform|modules\/(payments\/providers|notifications\/(sms|telegram)))\//

/** The days of a quote, and what turns them and the calendar into a promise (DECISIONS, "Promise"). */
const workedOut =
  /\b(daysOfArrival|promisedDays|workingDayAfter|promiseAfter|promiseByClock|promisedFrom|promisedTo)\b/
/** Where prices are quoted, and where the one promise of an order is made and changed. Lists leave the quoted days out. */
const promising =
  /^src\/modules\/(pricing\/domain\/|orders\/(domain\/(promise\/|order(-quote)?\.ts)|life\/(order\.repo|promise\.service|return\.service)\.ts|place\/(first-steps|place-many\.repo)\.ts|labels\/label\.ts|read\/list\.repo\.ts))/

/** Of the driver: by its name, or taken out of it. */
const ownConnection = /\bnew (pg\.)?(Client|Pool|SureClient)\(|extends pg\.(Client|Pool)\b/

const ownDates = /\.toLocale(String|DateString|TimeString)\(|\bIntl\.(?!PluralRules)\w/
const browserPicker = /\btype(=\{?|: )['"](date|datetime-local|time|month|week)['"]/

/** Lines of the source with their places, but for tests. */
const sourceLines = (root: string, where: RegExp) =>
  committable(root)
    .filter((file) => where.test(file) && /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => linesOf(root, file).map((line, index) => [`${file}:${index + 1}`, line] as const))

const machinePath = /(?<![\w/.}-])\/(root|home|work)\/[\w.-]+/
const foreignRegistry =
  /https?:\/\/[^\s"'/]*(artifactory|verdaccio|nexus|registry\.(?!npmjs\.org))[^\s"']*|^registry=.*/m

/** What git would take: everything but git's own folder, the ignored and the fixtures of these rules. */
function committable(root: string): string[] {
  const ignored = linesOf(root, '.gitignore')
    .map((line) => line.trim().replace(/^\/|\/$/g, ''))
    .filter((line) => line !== '' && !line.startsWith('#'))
  const isLeftOut = (name: string) =>
    ignored.some((entry) => (entry.startsWith('*') ? name.endsWith(entry.slice(1)) : name === entry))
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.name === '.git' || path === 'tests/arch/fixtures' || isLeftOut(entry.name)) return []
      if (entry.isDirectory()) return walk(path)
      return entry.isFile() ? [path] : []
    })
  return walk('').sort()
}

/** Posts of the demo name drawings, by the rule of their own Markdown. */
const isPost = (file: string) => file.startsWith('src/modules/content/demo/posts/')
const documents = (root: string) => committable(root).filter((file) => file.endsWith('.md') && !isPost(file))

const isText = (file: string) =>
  !/\.(png|jpe?g|webp|avif|ico|gif|woff2?|ttf|otf|pdf|xlsx|wasm|br|gz|zip)$/.test(file)

const textOf = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''

const linesOf = (root: string, file: string) => {
  const text = textOf(root, file)
  return text === '' ? [] : text.replace(/\n$/, '').split('\n')
}

const codeSpans = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)

/** Of selectors alone: comments, imports and values have dots, too. */
const classesIn = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].flatMap(([, selector = '']) =>
    [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name),
  )

/** `locales/<code>/` stands for any folder there. */
const exists = (root: string, path: string) =>
  globSync(path.replace(/<[^>]+>/g, '*'), { cwd: root }).length > 0

const entriesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
const foldersIn = (folder: string) =>
  entriesIn(folder).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const filesIn = (folder: string) =>
  entriesIn(folder)
    .flatMap((entry) => (entry.isFile() && entry.name !== 'README.md' ? [entry.name] : []))
    .sort()
