import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectDir } from './project.mjs'

/**
 * One file of tests after a run. A test without a name is what went wrong outside of all tests: a file that could not
 * be loaded, a hook, an error that nobody caught.
 */
export function fileResult({ runner, project, file, seconds, tests }) {
  const passed = tests.filter((test) => test.passed).length
  return { runner, project, file, seconds, passed, failed: tests.length - passed, tests }
}

/** The sum over files. */
export function countsOf(files) {
  return files.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  )
}

/** What Playwright's own report says, file by file. Its errors outside of all files are a broken runner. */
export function journeyReport({ config, suites, errors }) {
  const byFile = new Map()
  for (const { path, spec } of suites.flatMap((suite) => specsOf(suite, []))) {
    const file = relative(projectDir, join(config.rootDir, spec.file)).replaceAll('\\', '/')
    if (!byFile.has(file)) byFile.set(file, { seconds: 0, tests: [], measured: [] })
    const found = byFile.get(file)
    for (const test of spec.tests) {
      found.measured.push(...measuredIn(test))
      found.seconds += test.results.reduce((sum, { duration }) => sum + duration / 1000, 0)
      const name = [test.projectName, ...path, spec.title].filter(Boolean).join(' > ')
      if (test.status !== 'skipped') found.tests.push(journey(name, test))
    }
  }
  const files = [...byFile].map(([file, { seconds, tests, measured }]) => ({
    ...fileResult({ runner: 'playwright', project: 'journeys', file, seconds, tests }),
    measured,
  }))
  return errors.length > 0
    ? { files, broken: inShort(errors[0].message ?? 'an error without words') }
    : { files }
}

/** What a journey measured on its way, for whoever reads the run; no test stands or falls with it. */
const measuredIn = ({ annotations = [] }) =>
  annotations.filter(({ type }) => type === 'measured').map(({ description }) => description)

/** The title of the outermost suite is the file. */
function specsOf(suite, path) {
  return [
    ...suite.specs.map((spec) => ({ path, spec })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...path, inner.title])),
  ]
}

/** A test that passes only at a second try of the runner is not to be trusted. */
function journey(name, { status, results }) {
  if (status === 'expected') return { name, passed: true }
  const error = results.flatMap((result) => result.errors)[0]
  return { name, passed: false, message: inShort(error?.message ?? 'it did not come to an end') }
}

const longest = { lines: 25, letters: 2000 }

/** Enough to see what was wrong; the whole stands in the output of the run. */
export function inShort(message) {
  const lines = stripVTControlCharacters(message).trim().split('\n')
  return lines.slice(0, longest.lines).join('\n').slice(0, longest.letters)
}
