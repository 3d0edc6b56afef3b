// .ci/run: everything that proves the repository. What failed is repeated once, so that luck is told from fault; see
// docs/testing.md. Every part is an npm script that ends with the line `N passed, N failed`.
import './lib/node-version.mjs'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runAloud } from './lib/child.mjs'
import { parts } from './lib/gate-parts.mjs'
import { runGate } from './lib/gate-run.mjs'

/** All parts together have an hour and a half; one that hangs is to be told with what the others found. */
const longestPartMs = 50 * 60_000

const reports = mkdtempSync(join(tmpdir(), 'tezbox-gate-'))
// At exit, because Ctrl-C ends the process in the middle of a part.
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

async function run(args, env) {
  const report = join(reports, 'report.json')
  rmSync(report, { force: true })
  const startedAt = Date.now()
  const { code, output } = await runAloud('npm', ['run', ...args], {
    env: { ...process.env, ...env, TEZBOX_REPORT: report },
    timeoutMs: longestPartMs,
  })
  const seconds = (Date.now() - startedAt) / 1000
  return { code, counted: countedIn(output), steps: stepsIn(report), seconds }
}

function countedIn(output) {
  const [, passed, failed] = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? []
  return passed === undefined ? undefined : { passed: Number(passed), failed: Number(failed) }
}

function stepsIn(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).steps
  } catch {
    // A part that ended early; its counting line, or the lack of one, tells.
    return []
  }
}

process.exit(await runGate(parts, run, console.log))
