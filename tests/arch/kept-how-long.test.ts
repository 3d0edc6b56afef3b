import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plantTree } from './plant-tree.ts'
import { relationsOf } from './table-owners.ts'

const repository = join(import.meta.dirname, '../..')

/** Tables without a row in docs/retention.md, rows without a table, and jobs that nobody defines. */
function problemsIn(root: string): string[] {
  const document = readFileSync(join(root, 'docs/retention.md'), 'utf8')
  const [ours = ''] = document.split(/^## /m)
  const rows = ours.split('\n').filter((line) => line.startsWith('| `'))
  const spans = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)
  const named = rows.flatMap((row) => spans(row.split(' | ')[0]))
  const tables = [...relationsOf(root)].flatMap(([name, { shows }]) => (shows === undefined ? [name] : []))
  const sweepers = document.split('\n').flatMap((row) => spans(row.split(' | ')[2]))
  const jobs = globSync('src/**/*.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  return [
    ...tables.filter((name) => !named.includes(name)).map((name) => `nobody says how long ${name} is kept`),
    ...named
      .filter((name) => !tables.includes(name))
      .map((name) => `${name} is told of, and there is no such table`),
    ...named.filter((name, at) => named.indexOf(name) !== at).map((name) => `${name} is told of twice`),
    ...sweepers
      .filter((name) => /^[a-z]+\.[a-z-]+$/.test(name) && !jobs.includes(`name: '${name}'`))
      .map((name) => `there is no job ${name}`),
  ]
}

test('every table says how long it is kept, and by which job it is swept', () => {
  expect(problemsIn(repository)).toEqual([])
})

test('a table without a row, a row without a table and a job that is not there are seen', () => {
  const root = plantTree({
    'migrations/0001_a.sql':
      'create table a (id int);\ncreate table b (id int);\ncreate view c as select id from a;\n',
    'src/jobs.ts': "defineJob({ name: 'a.sweep' })",
    'docs/retention.md':
      '| `a`, `d`, `a` | a day | `a.sweep`, `b.sweep` |\n\n## Others\n\n| `x` | ever | nobody |\n',
  })
  expect(problemsIn(root)).toEqual([
    'nobody says how long b is kept',
    'd is told of, and there is no such table',
    'a is told of twice',
    'there is no job b.sweep',
  ])
})
