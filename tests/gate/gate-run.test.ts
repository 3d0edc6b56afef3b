import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parts } from '../../scripts/lib/gate-parts.mjs'
import { runGate } from '../../scripts/lib/gate-run.mjs'

type Test = { name?: string; passed: boolean; message?: string }
type File = { runner: string; project: string; file: string; passed: number; failed: number; tests: Test[] }
type Step = { name: string; seconds: number; passed: number; failed: number; broken?: string; files: File[] }
type Run = { code: number; counted?: { passed: number; failed: number }; steps: Step[]; seconds: number }

const good = (name: string): Test => ({ name, passed: true })
const bad = (name: string | undefined, message = 'expected 1 to be 2'): Test => ({
  ...(name ? { name } : {}),
  passed: false,
  message,
})

function file(name: string, ...tests: Test[]): File {
  const passed = tests.filter((one) => one.passed).length
  return { runner: 'vitest', project: 'unit', file: name, passed, failed: tests.length - passed, tests }
}

const sum = (counts: { passed: number; failed: number }[]) => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
})

/** A step of tests; a runner that broke down is a failure of its own. */
function tests(files: File[], broken?: string): Step {
  const { passed, failed } = sum(files)
  const counts = { passed, failed: failed + (broken ? 1 : 0) }
  return { name: 'unit tests', seconds: 2, ...counts, ...(broken ? { broken } : {}), files }
}

const tool = (name: string, works: boolean): Step => ({
  name,
  seconds: 1,
  passed: works ? 1 : 0,
  failed: works ? 0 : 1,
  files: [],
})

/** A run that ended as its steps say. */
function ran(...steps: Step[]): Run {
  const counted = sum(steps)
  return { code: counted.failed > 0 ? 1 : 0, counted, steps, seconds: 3 }
}

/** The gate with one part, and another that always passes. Whatever is repeated answers with `again`. */
async function gate(first: Run, again: Run = ran()) {
  const repeated: string[][] = []
  const said: string[] = []
  const parts = [
    { title: 'npm test', first: ['test'], again: (one: File) => ['test:files', one.file] },
    { title: 'npm run other', first: ['other'], again: () => ['other'] },
  ]
  const run = async (script: string[]) => {
    if (script[0] === 'test') return first
    if (script[0] === 'other') return ran(tests([file('other.test.ts', good('other'))]))
    repeated.push(script)
    return again
  }
  const code = await runGate(parts, run, (line: string) => said.push(line))
  const text = said.join('\n')
  const under = (heading: string) => text.split(/^== /m).find((one) => one.startsWith(`${heading}\n`))
  return { code, repeated, under, lastLine: text.split('\n').at(-1) }
}

test('when nothing fails nothing is repeated', async () => {
  const { code, repeated, under, lastLine } = await gate(ran(tests([file('a.test.ts', good('one'))])))
  expect({ code, repeated, lastLine }).toEqual({ code: 0, repeated: [], lastLine: '2 passed, 0 failed' })
  expect([under('failed'), under('unsteady')]).toEqual([undefined, undefined])
})

test('a file that passes when repeated is unsteady and counts as it did then', async () => {
  const first = ran(tests([file('a.test.ts', good('one'), bad('two', 'too late'))]))
  const again = ran(tests([file('a.test.ts', good('one'), good('two'))]))
  const { code, repeated, under, lastLine } = await gate(first, again)
  expect({ code, repeated }).toEqual({ code: 0, repeated: [['test:files', 'a.test.ts']] })
  expect(under('unsteady')).toContain('a.test.ts (unit), npm test: passed when repeated\n  two\n    too late')
  expect(lastLine).toBe('3 passed, 0 failed')
})

test('a file that fails again is red, also when it is another test of it that fails', async () => {
  const first = ran(tests([file('a.test.ts', good('one'), bad('two'))]))
  const again = ran(tests([file('a.test.ts', bad('one'), good('two'))]))
  const { code, under, lastLine } = await gate(first, again)
  expect(code).toBe(1)
  expect(under('failed')).toContain('a.test.ts (unit), npm test: it failed again')
  expect(lastLine).toBe('2 passed, 1 failed')
})

test('ten files are repeated, one at a time', async () => {
  const files = Array.from({ length: 10 }, (_, index) => file(`${index}.test.ts`, bad('one')))
  const passing = files.map((one) => file(one.file, good('one')))
  const { code, repeated, lastLine } = await gate(ran(tests(files)), ran(tests(passing)))
  expect(repeated).toEqual(files.map((one) => ['test:files', one.file]))
  expect({ code, lastLine }).toEqual({ code: 0, lastLine: '11 passed, 0 failed' })
})

test('eleven failed files are a fault: none is repeated', async () => {
  const files = Array.from({ length: 11 }, (_, index) => file(`${index}.test.ts`, bad('one')))
  const { code, repeated, under, lastLine } = await gate(ran(tests(files)))
  expect({ code, repeated }).toEqual({ code: 1, repeated: [] })
  expect(under('failed')).toContain('11 files failed. More than 10 are a fault, not luck: none was repeated.')
  expect(under('failed')).toContain('\n0.test.ts (unit), npm test')
  expect(lastLine).toBe('1 passed, 11 failed')
})

test('a tool that fails is red at once, and the failed tests beside it are still repeated', async () => {
  const first = ran(tool('types', false), tests([file('a.test.ts', bad('one'))]))
  const { code, repeated, under, lastLine } = await gate(first, ran(tests([file('a.test.ts', good('one'))])))
  expect(repeated).toEqual([['test:files', 'a.test.ts']])
  expect(under('failed')).toContain('types, npm test: it failed')
  expect(under('unsteady')).toContain('a.test.ts')
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: '2 passed, 1 failed' })
})

test('a runner that broke down is red at once, with all its files', async () => {
  const broken = tests([file('a.test.ts', good('one'), bad('two'))], 'no database')
  const { code, repeated, under, lastLine } = await gate(ran(broken))
  expect({ code, repeated }).toEqual({ code: 1, repeated: [] })
  expect(under('failed')).toContain('unit tests, npm test: no database')
  expect(lastLine).toBe('2 passed, 2 failed')
})

test.each([
  ['without its counting line', { code: 0, steps: [], seconds: 1 }, 1],
  ['with another code than 1', { ...ran(tests([file('a.test.ts', bad('one'))])), code: 137 }, 1],
  ['badly although nothing failed', { ...ran(tool('types', true)), code: 1 }, 1],
  ['well although something failed', { ...ran(tool('types', false)), code: 0 }, 2],
  [
    'with more failures than it reports',
    { ...ran(tool('types', true)), code: 1, counted: { passed: 1, failed: 1 } },
    2,
  ],
])('a part that ends %s is red', async (_, first, failed) => {
  const passing = ran(tests([file('a.test.ts', good('one'))]))
  const { code, lastLine } = await gate(first, passing)
  expect({ code, failed: lastLine?.split(', ')[1] }).toEqual({ code: 1, failed: `${failed} failed` })
})

test.each([
  ['it was repeated with nothing run', ran(), 'the repeat ran none of its tests'],
  [
    'other files ran instead',
    ran(tests([file('b.test.ts', good('two'))])),
    'the repeat ran none of its tests',
  ],
  [
    'the failed test was left out',
    ran(tests([file('a.test.ts', good('one'))])),
    'the repeat did not run "two"',
  ],
  ['the repeat broke down', { code: 1, steps: [], seconds: 1 }, 'the repeat did not come to its end'],
  [
    'the repeat broke down after its tests',
    ran(tests([file('a.test.ts', good('one'), good('two'))], 'no database')),
    'the repeat did not come to its end',
  ],
])('a file stays red when %s', async (_, again, why) => {
  const { code, under, lastLine } = await gate(
    ran(tests([file('a.test.ts', good('one'), bad('two'))])),
    again,
  )
  expect(under('failed')).toContain(`a.test.ts (unit), npm test: ${why}`)
  expect(under('unsteady')).toBe(undefined)
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: '2 passed, 1 failed' })
})

test('a file that could not be loaded, or had an error outside of its tests, is repeated like any other', async () => {
  const first = ran(tests([file('a.test.ts', bad(undefined, 'nobody caught me'))]))
  const again = ran(tests([file('a.test.ts', good('one'), good('two'))]))
  const { code, under, lastLine } = await gate(first, again)
  expect(under('unsteady')).toContain('(outside of its tests)\n    nobody caught me')
  expect({ code, lastLine }).toEqual({ code: 0, lastLine: '3 passed, 0 failed' })
})

test('the time of each part, of its steps and of each repeat is told', async () => {
  const first = ran(tool('types', true), tests([file('a.test.ts', bad('one'))]))
  const { under } = await gate(first, ran(tests([file('a.test.ts', good('one'))])))
  expect(under('Times')?.trimEnd().split('\n').slice(2)).toEqual([
    '     3.0 s  npm test',
    '     1.0 s    types',
    '     2.0 s    unit tests',
    '     3.0 s  npm run other',
    '     2.0 s    unit tests',
    '     3.0 s  once more: a.test.ts, npm test',
    '     9.0 s  in all',
  ])
})

test('a failed file is repeated by the part that it failed in, the fresh clone as a whole', () => {
  const again = parts.map((part) => part.again({ file: 'src/a.db.test.ts' }).join(' '))
  expect(again).toEqual([
    'test:files -- src/a.db.test.ts',
    'test:files -- src/a.db.test.ts',
    'test:fresh',
    'test:debian -- src/a.db.test.ts',
    'faults -- --short src/a.db.test.ts',
  ])
})

test('every part is a script of the repository', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const named = parts.flatMap((part) => [part.first[0], part.again({ file: 'a' })[0]]).map(String)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
