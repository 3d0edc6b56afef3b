import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runQuietly } from './child.mjs'
import { projectDir } from './project.mjs'
import { countsOf, journeyReport } from './reports.mjs'
import { toolPath } from './runtime.mjs'

const minute = 60_000
const vitestReporter = fileURLToPath(new URL('vitest-report.mjs', import.meta.url))

/**
 * The parts of the tests. A tool counts as one test; a test runner leaves a report in `reportFile`, from which `read`
 * makes what happened file by file.
 */
export function knownSteps(runtime, { browser } = {}) {
  const tool = (packageName, command, ...args) => [runtime, toolPath(packageName, command), ...args]
  const vitest = (name, ...args) => ({
    name,
    command: (reportFile) =>
      tool(
        'vitest',
        'vitest',
        'run',
        ...args,
        '--reporter=default',
        `--reporter=${vitestReporter}`,
        `--outputFile.tezbox=${reportFile}`,
      ),
    read: (report) => report,
    timeoutMs: 40 * minute,
  })
  const journeys = (name, ...args) => ({
    name,
    // Dots, and what failed in full at the end, where it is looked for.
    command: () => tool('@playwright/test', 'playwright', 'test', ...args, '--reporter=dot,json'),
    env: (reportFile) => ({ TEZBOX_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }),
    read: journeyReport,
    timeoutMs: 40 * minute,
  })
  const types = (...args) => ({
    name: 'types',
    command: () => tool('typescript', 'tsc', '--noEmit', ...args),
    timeoutMs: 5 * minute,
  })
  return {
    types: types(),
    // Remembers what it found, and looks again only at what a change can reach.
    changedTypes: types('--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'),
    lint: {
      name: 'lint',
      command: () => tool('@biomejs/biome', 'biome', 'check', '.'),
      timeoutMs: 5 * minute,
    },
    unused: {
      name: 'unused code',
      command: () => tool('knip', 'knip'),
      timeoutMs: 5 * minute,
    },
    unitTests: vitest('unit tests', '--project', 'unit'),
    tests: vitest('unit and database tests', '--project', 'unit', '--project', 'process', '--project', 'db'),
    databaseTests: vitest('database tests', '--project', 'db'),
    startTests: vitest('servers started, killed and stopped', '--project', 'starts'),
    someTests: (name, files) => vitest(name, ...files),
    journeys: journeys('browser journeys'),
    // Playwright takes patterns where a name is meant.
    someJourneys: (name, files) =>
      journeys(name, ...files.map((file) => file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))),
  }
}

/**
 * Runs every step, also after a failure, and ends with the line `N passed, N failed`. Steps in an inner list run at the
 * same time. Answers the exit code. For whoever set TEZBOX_REPORT, as the gate does, the file of that name tells it all.
 */
export async function runSteps(steps) {
  const results = await resultsOf(steps)
  writeReport(results)
  const totals = countsOf(results)
  console.log(`\n${summary(totals)}`)
  return totals.failed > 0 ? 1 : 0
}

/** Runs every step and tells each; what they came to is for whoever asked. */
export async function resultsOf(steps) {
  const reports = mkdtempSync(join(tmpdir(), 'tezbox-reports-'))
  // At exit, because Ctrl-C ends the process in the middle of a step.
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }))
  const results = []
  for (const group of steps) {
    const running = [group]
      .flat()
      .map((step, index) => runStep(step, join(reports, `${results.length + index}.json`)))
    // Told in their order, whichever is done first.
    for (const step of running) {
      const result = await step
      tell(result)
      results.push(result)
    }
  }
  return results
}

export function summary({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}

/** What the gate reads: of each step its counts, its seconds, whether it broke down, and its files. */
export function writeReport(results) {
  if (!process.env.TEZBOX_REPORT) return
  const steps = results.map(({ output: _, ...result }) => result)
  writeFileSync(process.env.TEZBOX_REPORT, JSON.stringify({ steps }))
}

function tell({ name, passed, failed, seconds, files, output }) {
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`)
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds)
  for (const file of slowest.slice(0, Number(process.env.TEZBOX_SLOWEST ?? 0)))
    console.log(`  ${file.seconds.toFixed(1).padStart(6)} s  ${file.file}`)
  for (const line of files.flatMap(({ measured = [] }) => measured)) console.log(`  ${line}`)
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${summary({ passed, failed })} (${seconds.toFixed(1)} s)`)
}

async function runStep(step, reportFile) {
  // The report is about this run, not about one that a test of it may start.
  const { NODE_ENV: _, TEZBOX_REPORT: __, ...inherited } = process.env
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
  // Tools, and the servers that tests start by the dozen, load in half the time when they find themselves compiled.
  const compiled = { NODE_COMPILE_CACHE: join(projectDir, '.cache/compiled') }
  const env = { ...inherited, ...colour, ...compiled, ...step.env?.(reportFile) }
  const startedAt = Date.now()
  const [program, ...args] = step.command(reportFile)
  const run = await runQuietly(program, args, { env, timeoutMs: step.timeoutMs })
  const seconds = (Date.now() - startedAt) / 1000
  const verdict = step.read ? verdictOnTests(run, readReport(reportFile, step.read)) : verdictOnTool(run)
  const { broken } = verdict
  const output = step.read && broken ? `${run.output.trimEnd()}\n\n${broken}` : run.output
  return { name: step.name, seconds, output, ...verdict }
}

function verdictOnTool({ code }) {
  return code === 0 ? { passed: 1, failed: 0, files: [] } : { passed: 0, failed: 1, files: [] }
}

/** A runner that broke down outside of its tests, or that found nothing to run, is a failure beside those of the tests. */
export function verdictOnTests({ code, timedOut }, report) {
  const files = report?.files ?? []
  const counted = countsOf(files)
  const broken = whyBroken({ code, timedOut, report, counted })
  if (broken === undefined) return { ...counted, files }
  return { ...counted, failed: counted.failed + 1, broken, files }
}

function whyBroken({ code, timedOut, report, counted }) {
  if (timedOut) return 'the time was up'
  if (report === undefined) return 'no report was written'
  if (report.broken !== undefined) return report.broken
  if (code !== 0 && counted.failed === 0) return `no test failed, and yet it ended with ${code}`
  return counted.passed + counted.failed === 0 ? 'no test ran' : undefined
}

function readReport(reportFile, read) {
  try {
    return read(JSON.parse(readFileSync(reportFile, 'utf8')))
  } catch {
    return undefined
  }
}
