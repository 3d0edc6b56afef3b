// npm run test:sheets [files]: ten thousand mutated tables, or as many as told, each read in a thread of its own.
// TEST_SEED plays another ten thousand.
import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findRuntime } from './lib/runtime.mjs'
import { knownSteps, runSteps } from './lib/steps.mjs'

const files = Number(process.argv[2] ?? 10_000)
if (!(files > 0 && files <= 1_000_000)) {
  console.error('How many files? A number from 1 to 1000000.')
  process.exit(2)
}

await ensureInstalled()
process.env.SHEET_FILES = String(files)
const test = 'src/platform/sheets/mutated-files.process.test.ts'
const step = knownSteps(findRuntime()).someTests('mutated tables', [test])
const hours = 4
process.exit(await runSteps([{ ...step, timeoutMs: hours * 3_600_000 }]))
