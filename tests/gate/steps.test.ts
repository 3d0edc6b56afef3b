import { expect, test } from 'vitest'
import { journeyReport } from '../../scripts/lib/reports.mjs'
import { verdictOnTests } from '../../scripts/lib/steps.mjs'
import { vitestReport } from '../../scripts/lib/vitest-report.mjs'

const root = new URL('../..', import.meta.url).pathname

type Outcome = { state: string; errors?: { message: string }[] }

/** As vitest hands a file of tests to its reporters. */
function module(file: string, tests: Record<string, Outcome>, errors: { message: string }[] = []) {
  const outcomes = Object.entries(tests).map(([fullName, outcome]) => ({ fullName, result: () => outcome }))
  const failed = errors.length > 0 || outcomes.some(({ result }) => result().state === 'failed')
  return {
    moduleId: `${root}${file}`,
    project: { name: 'unit' },
    children: { allTests: () => outcomes, allSuites: () => [] },
    errors: () => errors,
    state: () => (failed ? 'failed' : 'passed'),
    diagnostic: () => ({ duration: 1500 }),
  }
}

const passed = { state: 'passed' }
const failed = (message: string) => ({ state: 'failed', errors: [{ message }] })

test('a file is told with its tests by name, and the first failure of each', () => {
  const tests = { adds: passed, divides: failed('expected 2 to be 3'), waits: { state: 'skipped' } }
  const { files } = vitestReport([module('src/sum.test.ts', tests)], [], 'failed')
  expect(files).toEqual([
    {
      runner: 'vitest',
      project: 'unit',
      file: 'src/sum.test.ts',
      seconds: 1.5,
      passed: 1,
      failed: 1,
      tests: [
        { name: 'adds', passed: true },
        { name: 'divides', passed: false, message: 'expected 2 to be 3' },
      ],
    },
  ])
})

test('a file that could not be loaded is one failure', () => {
  const { files } = vitestReport(
    [module('src/sum.test.ts', {}, [{ message: 'no such module' }])],
    [],
    'failed',
  )
  expect(files).toMatchObject([
    { passed: 0, failed: 1, tests: [{ passed: false, message: 'no such module' }] },
  ])
})

test('an error that nobody caught is a failure of the file that ran, and of the file that its stack names', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((name) => module(`src/${name}.test.ts`, { one: passed }))
  const stray = { message: 'late', VITEST_TEST_PATH: second?.moduleId, stack: `at ${first?.moduleId}:3:1` }
  const { files, broken } = vitestReport([first, second, third], [stray], 'failed')
  expect(files.map((file: { failed: number }) => file.failed)).toEqual([1, 1, 0])
  expect(broken).toBe(undefined)
})

test('an error that no file answers for breaks the step', () => {
  const report = vitestReport(
    [module('src/sum.test.ts', { adds: passed })],
    [{ message: 'no database' }],
    'failed',
  )
  expect(verdictOnTests({ code: 1, timedOut: false }, report)).toMatchObject({
    passed: 1,
    failed: 1,
    broken: 'no database',
  })
})

test('a run that was interrupted is broken', () => {
  expect(vitestReport([], [], 'interrupted').broken).toBe('the run was interrupted')
})

const spec = (title: string, status: string, errors: { message: string }[] = []) => ({
  title,
  file: 'desk.spec.ts',
  tests: [{ projectName: '', status, results: [{ duration: 700, errors }], annotations: [took] }],
})
const took = { type: 'measured', description: 'From key to answer: 40 ms' }

test('journeys are told by file as well; one that needed a second try has failed', () => {
  const report = journeyReport({
    config: { rootDir: `${root}tests/e2e` },
    errors: [],
    suites: [
      {
        title: 'desk.spec.ts',
        specs: [spec('opens', 'expected'), spec('later', 'skipped')],
        suites: [{ title: 'tariffs', specs: [spec('saves', 'flaky', [{ message: 'no button' }])] }],
      },
    ],
  })
  expect(report).toEqual({
    files: [
      {
        runner: 'playwright',
        project: 'journeys',
        file: 'tests/e2e/desk.spec.ts',
        seconds: expect.closeTo(2.1),
        passed: 1,
        failed: 1,
        tests: [
          { name: 'opens', passed: true },
          { name: 'tariffs > saves', passed: false, message: 'no button' },
        ],
        measured: Array(3).fill(took.description),
      },
    ],
  })
})

test('a server that did not come up breaks the journeys', () => {
  const report = { config: { rootDir: root }, errors: [{ message: 'no server' }], suites: [] }
  expect(journeyReport(report)).toEqual({ files: [], broken: 'no server' })
})

test.each([
  ['the time was up', { code: 130, timedOut: true }, { files: [] }],
  ['no report was written', { code: 1, timedOut: false }, undefined],
  [
    'no test failed, and yet it ended with 7',
    { code: 7, timedOut: false },
    { files: [{ passed: 2, failed: 0 }] },
  ],
  ['no test ran', { code: 0, timedOut: false }, { files: [] }],
])('a runner broke down when %s, and that is one failure', (broken, run, report) => {
  expect(verdictOnTests(run, report)).toMatchObject({ broken, failed: 1 })
})

test('failed tests alone are no broken runner', () => {
  const files = [{ passed: 2, failed: 1 }]
  expect(verdictOnTests({ code: 1, timedOut: false }, { files })).toEqual({ passed: 2, failed: 1, files })
})
