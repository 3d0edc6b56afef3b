/** Files up to here were written before the rule, and are applied everywhere. */
const LAST_WITHOUT_RULE = 44

export type MigrationFile = { name: string; text: string }

type Statement = { sql: string; words: string; line: number }

/**
 * While a release goes out, and after it was taken back, the version before runs on the new schema. A migration may
 * therefore only add; what takes away says since when nothing reads it, and what changes a rule says that it got wider
 * (decision 57). `released` is the last migration of the version before.
 */
export function contractProblems(files: readonly MigrationFile[], released: number): string[] {
  return files
    .filter(({ name }) => numberOf(name) > LAST_WITHOUT_RULE)
    .flatMap((file) => problemsOf(file, released))
}

const numberOf = (name: string) => Number(name.slice(0, 4))

function problemsOf({ name, text }: MigrationFile, released: number): string[] {
  const statements = statementsIn(text)
  const own = new Set(
    statements.flatMap(
      ({ sql }) => /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(sql)?.[1] ?? [],
    ),
  )
  return statements.flatMap(({ sql, words, line }) => {
    const place = `migrations/${name}:${line}`
    const since = /^-- contract: nothing since (\d{4}) reads it\b/m.exec(words)?.[1]
    if (since !== undefined)
      return Number(since) <= released
        ? []
        : [
            `${place} says that nothing since ${since} reads it, but the version before ends with ${written(released)}`,
          ]
    const table = /^(?:alter table|create unique index .*? on) (?:only |if exists )?(\w+)/.exec(sql)?.[1]
    if (table !== undefined && own.has(table)) return []
    const taken = takesAway.find(({ shape }) => shape.test(sql))
    if (taken)
      return [`${place} ${taken.says}: "-- contract: nothing since NNNN reads it" above it, a release later`]
    const isWider = /^-- wider: \S/m.test(words)
    const tight = isWider ? undefined : tightens.find(({ shape }) => shape.test(sql))
    return tight
      ? [
          `${place} ${tight.says}: "-- wider: why what the version before writes still passes" above it, or a release later with "-- contract: …"`,
        ]
      : []
  })
}

const written = (number: number) => String(number).padStart(4, '0')

const takesAway = [
  { shape: /^drop (?!constraint|index)/, says: 'drops what the version before may read' },
  {
    shape: /\bdrop column\b|\bdrop (?!constraint|not null|default|identity|expression|column|index)\w+(,|$)/,
    says: 'drops a column',
  },
  { shape: /\brename\b/, says: 'renames what the version before calls by its old name' },
  { shape: /\balter (?:column )?\w+ (?:set data )?type\b/, says: 'changes the type of a column' },
  { shape: /^truncate\b/, says: 'empties a table' },
  {
    shape:
      /\badd (?:column )?(?:if not exists )?(?!constraint\b|check\b|unique\b|primary\b|foreign\b)\w+ (?:(?!,\s*add\b)(?!\bdefault\b)(?!\bgenerated\b).)*\bnot null\b(?!(?:(?!,\s*add\b).)*\b(?:default|generated)\b)/,
    says: 'adds a column that the version before does not fill',
  },
]

const tightens = [
  { shape: /\bset not null\b/, says: 'demands a value that the version before may leave out' },
  {
    shape: /\badd (?:constraint \w+ )?(?:check|unique|primary key|foreign key|exclude)\b/,
    says: 'adds a rule to a table that is there',
  },
  {
    shape: /\badd (?:column )?(?:if not exists )?\w+ .*\bunique\b/,
    says: 'adds a rule to a table that is there',
  },
  {
    shape: /\bdrop constraint\b|^drop index\b/,
    says: 'drops what an "on conflict" of the version before may name',
  },
  { shape: /\bdrop default\b/, says: 'drops a default that the version before relies on' },
  { shape: /^create unique index\b/, says: 'adds a rule to a table that is there' },
  {
    shape: /^create (?:or replace )?(?:constraint )?trigger\b/,
    says: 'adds a trigger that the version before does not know',
  },
]

/** Statements in small letters on one line, each with the comments that stand right above it. */
function statementsIn(text: string): Statement[] {
  const statements: Statement[] = []
  let [words, sql, line] = ['', '', 0]
  let body: string | undefined
  for (const [index, raw] of text.split('\n').entries()) {
    const isComment = raw.trimStart().startsWith('--')
    if (isComment && body === undefined) {
      if (sql === '') words += `${raw.trim()}\n`
      continue
    }
    if (raw.trim() === '' && sql === '') words = ''
    if (raw.trim() === '') continue
    if (sql === '') line = index + 1
    sql += ` ${raw.replace(/--.*$/, '')}`
    for (const [mark] of raw.matchAll(/\$\w*\$/g))
      body = body === undefined ? mark : body === mark ? undefined : body
    if (body !== undefined || !/;\s*(--.*)?$/.test(raw)) continue
    statements.push({
      sql: sql
        .replace(/'(?:[^']|'')*'/g, "''")
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/;$/, '')
        .toLowerCase(),
      words,
      line,
    })
    ;[words, sql] = ['', '']
  }
  return statements
}
