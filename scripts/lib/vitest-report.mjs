import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { projectDir } from './project.mjs'
import { fileResult, inShort } from './reports.mjs'

/** Vitest's own reports do not tell whose an error outside of a test is; this one says file by file what happened. */
export default class {
  onInit({ config }) {
    this.reportFile = config.outputFile.tezbox
  }

  onTestRunEnd(modules, unhandledErrors, reason) {
    writeFileSync(this.reportFile, JSON.stringify(vitestReport(modules, unhandledErrors, reason)))
  }
}

/** An error that no file answers for, or a run that was cut short, is nobody's bad luck: the runner broke. */
export function vitestReport(modules, unhandledErrors, reason) {
  const stray = unhandledErrors.map((error) => ({ error, owners: ownersOf(error, modules) }))
  const files = modules.map((module) => {
    const own = stray.filter(({ owners }) => owners.includes(module)).map(({ error }) => error)
    const tests = [...testsOf(module), ...own.map((error) => outsideOfTests(error))]
    return fileResult({
      runner: 'vitest',
      project: module.project.name,
      file: relative(projectDir, module.moduleId).replaceAll('\\', '/'),
      seconds: module.diagnostic().duration / 1000,
      tests: wentWrong(module) && tests.every((test) => test.passed) ? [...tests, outsideOfTests()] : tests,
    })
  })
  const nobodys = stray.find(({ owners }) => owners.length === 0)?.error
  if (nobodys) return { files, broken: messageOf(nobodys) }
  return reason === 'interrupted' ? { files, broken: 'the run was interrupted' } : { files }
}

/**
 * The file that was running, and any that the stack names: with one process for many files an error can come to light
 * in the time of the next one.
 */
function ownersOf(error, modules) {
  return modules.filter(
    ({ moduleId }) => moduleId === error.VITEST_TEST_PATH || error.stack?.includes(`${moduleId}:`),
  )
}

const wentWrong = (module) => !['passed', 'skipped'].includes(module.state())

function testsOf(module) {
  const suites = [module, ...module.children.allSuites()]
  return [
    ...suites.flatMap((suite) => suite.errors().map(outsideOfTests)),
    ...[...module.children.allTests()].flatMap((test) => {
      const { state, errors } = test.result()
      if (state === 'skipped') return []
      if (state === 'passed') return [{ name: test.fullName, passed: true }]
      const message = errors?.[0] ? messageOf(errors[0]) : 'it did not come to an end'
      return [{ name: test.fullName, passed: false, message }]
    }),
  ]
}

const outsideOfTests = (error) => ({
  passed: false,
  message: error ? messageOf(error) : 'the file did not run to its end',
})

function messageOf({ message, diff, stacks }) {
  const place = stacks?.[0] && `${relative(projectDir, stacks[0].file)}:${stacks[0].line}`
  return inShort([message, diff, place && `at ${place}`].filter(Boolean).join('\n'))
}
