import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runQuietly } from './child.mjs'
import { toolPath } from './runtime.mjs'

const minute = 60_000

/**
 * The parts of the tests. A tool counts as one test; a test runner leaves a report in `reportFile`, and `count` reads
 * how many passed and failed from it.
 */
export function knownSteps(runtime, { browser } = {}) {
  const tool = (packageName, command, ...args) => [runtime, toolPath(packageName, command), ...args]
  const vitest = (name, ...args) => ({
    name,
    commands: (reportFile) => [
      tool(
        'vitest',
        'vitest',
        'run',
        ...args,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
      ),
    ],
    count: (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
    timeoutMs: 20 * minute,
  })
  const playwright = (name, ...files) => ({
    name,
    // Dots, and what failed in full at the end, where it is looked for.
    commands: () => [tool('@playwright/test', 'playwright', 'test', ...files, '--reporter=dot,json')],
    env: (reportFile) => ({ TEZBOX_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }),
    // A test that passes only at the second try is not to be trusted.
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    timeoutMs: 40 * minute,
  })
  return {
    types: {
      name: 'types',
      commands: () => [tool('typescript', 'tsc', '--noEmit')],
      timeoutMs: 5 * minute,
    },
    lint: {
      name: 'lint',
      commands: () => [tool('@biomejs/biome', 'biome', 'check', '.')],
      timeoutMs: 5 * minute,
    },
    unused: {
      name: 'unused code',
      commands: () => [tool('knip', 'knip')],
      timeoutMs: 5 * minute,
    },
    unitTests: vitest('unit tests', '--project', 'unit'),
    tests: vitest('unit and database tests'),
    databaseTests: vitest('database tests', '--project', 'db'),
    someTests: (name, files) => vitest(name, ...files),
    journeys: playwright('browser journeys'),
    someJourneys: (name, files) => playwright(name, ...files),
  }
}

/** Runs every step, also after a failure, and ends with the line `N passed, N failed`. Answers the exit code. */
export async function runSteps(steps) {
  const reports = mkdtempSync(join(tmpdir(), 'tezbox-reports-'))
  // At exit, because Ctrl-C ends the process in the middle of a step.
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }))
  const totals = { passed: 0, failed: 0 }
  for (const step of steps) {
    const startedAt = Date.now()
    const result = await runStep(step, join(reports, 'report.json'))
    rmSync(join(reports, 'report.json'), { force: true })
    totals.passed += result.passed
    totals.failed += result.failed
    if (result.failed > 0) console.log(`\n${result.output.trimEnd()}\n`)
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    console.log(`${result.failed > 0 ? '✗' : '✓'} ${step.name}: ${summary(result)} (${seconds} s)`)
  }
  console.log(`\n${summary(totals)}`)
  return totals.failed > 0 ? 1 : 0
}

export function summary({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}

async function runStep(step, reportFile) {
  const { NODE_ENV: _, ...inherited } = process.env
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
  const env = { ...inherited, ...colour, ...step.env?.(reportFile) }
  let output = ''
  let code = 0
  for (const [program, ...args] of step.commands(reportFile)) {
    const run = await runQuietly(program, args, { env, timeoutMs: step.timeoutMs })
    output += run.output
    code = run.code
    if (code !== 0) break
  }
  const counted = step.count ? countFrom(reportFile, step.count) : { passed: 0, failed: 0 }
  // A tool that failed, a runner that broke down outside of its tests, or one that found nothing to run.
  if (code !== 0 && counted.failed === 0) return { ...counted, failed: 1, output }
  if (step.count && counted.passed === 0 && counted.failed === 0) {
    return { ...counted, failed: 1, output: `${output}\nno test ran` }
  }
  return { ...counted, passed: step.count ? counted.passed : 1, output }
}

function countFrom(reportFile, count) {
  try {
    return count(JSON.parse(readFileSync(reportFile, 'utf8')))
  } catch {
    return { passed: 0, failed: 0 }
  }
}
