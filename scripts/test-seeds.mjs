// npm run test:seeds [minutes]: the property tests over and over with new examples, ten minutes unless told. Ends at
// the first seed that finds a fault; TEST_SEED plays it again.
import './lib/node-version.mjs'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { findRuntime } from './lib/runtime.mjs'
import { knownSteps, runSteps } from './lib/steps.mjs'

const minutes = Number(process.argv[2] ?? 10)
if (!(minutes > 0 && minutes <= 24 * 60)) {
  console.error('How many minutes? A number from 1 to 1440.')
  process.exit(2)
}

await ensureInstalled()
const files = ['src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => name.endsWith('.test.ts') && readFileSync(name, 'utf8').includes("from 'fast-check'")),
)
const step = knownSteps(findRuntime()).someTests('property tests', files)
const until = Date.now() + minutes * 60_000
while (Date.now() < until) {
  process.env.TEST_SEED = String(randomInt(2 ** 31))
  console.log(`\nTEST_SEED=${process.env.TEST_SEED}`)
  if ((await runSteps([step])) !== 0) process.exit(1)
}
