import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { Visitor } from 'vite'
import { parseFile } from './read-imports.ts'
import { isTestFile } from './rooms.ts'
import { tablesIn } from './sql-names.ts'

/** A table or view as the migrations leave it; `shows` is the query of a view. */
type Relation = { file: string; shows: string | undefined }
/** `isOffered`: a view that others may read. */
type Claim = { owner: string; isOffered: boolean }

/**
 * A table has one owner, the folder whose README names it; its SQL stands there alone. Others call the owner's `index.ts`
 * or read a view that it offers.
 */
export function tableProblems(root: string): string[] {
  const relations = relationsOf(root)
  const claims = claimsOf(root)
  return [
    ...wrongClaims(relations, claims),
    ...wrongViews(relations, claims),
    ...filesWithSql(root).flatMap((file) => foreignNames(root, file, relations, claims)),
  ]
}

const textOf = (root: string, file: string) => readFileSync(join(root, file), 'utf8')

const found = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .sort()

const made =
  /^\s*(create|drop)\s+(?:or\s+replace\s+)?(?:(?:unlogged|materialized)\s+)?(table|view)\s+(?:if\s+(?:not\s+)?exists\s+)?([\w\s,]+?)\s*(?:;|\(|\bas\b([^;]*);)/gim

/** What is there after the last migration. */
export function relationsOf(root: string): Map<string, Relation> {
  const relations = new Map<string, Relation>()
  for (const file of found(root, 'migrations/*.sql'))
    for (const [, verb = '', , names = '', shows] of textOf(root, file).matchAll(made))
      for (const name of names.split(',').map((one) => one.trim()))
        if (verb.toLowerCase() === 'create') relations.set(name, { file, shows })
        else relations.delete(name.replace(/\s+cascade$/i, ''))
  return relations
}

/** The names in the items **Tables** and **Views** of a README. */
function claimsOf(root: string): Map<string, Claim[]> {
  const claims = new Map<string, Claim[]>()
  for (const readme of found(root, 'src/{platform,modules/*}/README.md'))
    for (const [item, kind] of textOf(root, readme).matchAll(/^- \*\*(Tables|Views)\*\*(?:.|\n(?!- |\n))*/gm))
      for (const [, name = ''] of item.matchAll(/`([a-z][a-z0-9_]*)`/g))
        claims.set(name, [
          ...(claims.get(name) ?? []),
          { owner: readme.replace('/README.md', ''), isOffered: kind === 'Views' },
        ])
  return claims
}

function wrongClaims(relations: Map<string, Relation>, claims: Map<string, Claim[]>): string[] {
  const unclaimed = [...relations].flatMap(([name, { file }]) =>
    claims.has(name) ? [] : [`${file} makes ${name}, which no README names as its own`],
  )
  const wrong = [...claims].flatMap(([name, owners]) => {
    const places = owners.map(({ owner }) => `${owner}/README.md`)
    const relation = relations.get(name)
    if (!relation) return [`${places[0]} names ${name}, which no migration makes`]
    if (owners.length > 1) return [`${name} has several owners: ${places.join(', ')}`]
    return owners[0]?.isOffered && relation.shows === undefined
      ? [`${places[0]} offers ${name} to others, which is a table and not a view`]
      : []
  })
  return [...unclaimed, ...wrong]
}

/** A view shows what its owner has, or it would be a hole in somebody else's wall. */
function wrongViews(relations: Map<string, Relation>, claims: Map<string, Claim[]>): string[] {
  return [...relations].flatMap(([name, { file, shows = '' }]) => {
    const owner = claims.get(name)?.[0]?.owner
    return tablesIn(shows)
      .filter((table) => relations.has(table.name) && claims.get(table.name)?.[0]?.owner !== owner)
      .map((table) => `${file}: the view ${name} shows ${table.name}, which is not of ${owner}`)
  })
}

/** Without `of` and a table's name it holds the rows behind every view that is named. */
const locksAll = /\bfor\s+(?:no\s+key\s+update|update|key\s+share|share)\b(?!\s+of\b)/i

const filesWithSql = (root: string) =>
  [
    ...found(root, 'src/modules/*/**/*.repo.ts'),
    ...found(root, 'src/platform/**/*.repo.ts'),
    ...found(root, 'src/platform/db/**/*.ts'),
  ].filter((file, index, files) => !isTestFile(file) && files.indexOf(file) === index)

function foreignNames(
  root: string,
  file: string,
  relations: Map<string, Relation>,
  claims: Map<string, Claim[]>,
): string[] {
  const reader = /^src\/(platform|modules\/[^/]+)/.exec(file)?.[0] ?? ''
  return statementsIn(join(root, file)).flatMap(({ sql, start, text }) =>
    tablesIn(sql).flatMap(({ name, schema, isWritten, at }) => {
      const line = text.slice(0, start + at).split('\n').length
      // Tables of a library (pg-boss) stand in a schema of their own.
      if (schema !== undefined && schema !== 'public')
        return reader === 'src/platform' ? [] : [`${file}:${line} names ${schema}.${name}, the platform's`]
      const [claim] = claims.get(name) ?? []
      if (!relations.has(name) || !claim || claim.owner === reader) return []
      if (claim.isOffered && !isWritten && !locksAll.test(sql)) return []
      if (claim.isOffered)
        return [`${file}:${line} writes or locks through ${name}, a view: call ${claim.owner}/index.ts`]
      return [
        `${file}:${line} names ${name} of ${claim.owner}: call its index.ts, or read a view that it offers`,
      ]
    }),
  )
}

type Statement = { sql: string; start: number; text: string }

/** What is written as sql`…`, with a mark for every value; a part that stands inside another is read by itself. */
function statementsIn(file: string): Statement[] {
  const { text, program } = parseFile(file)
  const statements: Statement[] = []
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      let sql = text.slice(quasi.start, quasi.end).replace(/`/g, ' ')
      for (const { start, end } of quasi.expressions) {
        const [from, to] = [start - quasi.start, end - quasi.start]
        sql = sql.slice(0, from) + sql.slice(from, to).replace(/[^\n]/g, ' ') + sql.slice(to)
      }
      sql = sql.replace(/\$\{\s*\}/g, (hole) => `?${hole.slice(1).replace(/[^\n]/g, ' ')}`)
      statements.push({ sql, start: quasi.start, text })
    },
  }).visit(program)
  return statements
}
