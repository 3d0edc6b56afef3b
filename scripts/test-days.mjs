// npm run test:days [days]: random days of money on a database of its own, a thousand unless told. TEST_SEED plays a run
// again.
import './lib/node-version.mjs'
import { randomInt } from 'node:crypto'
import { ensureInstalled } from './lib/install.mjs'
import { findRuntime } from './lib/runtime.mjs'
import { knownSteps, runSteps } from './lib/steps.mjs'

const days = Number(process.argv[2] ?? 1000)
if (!(Number.isInteger(days) && days > 0 && days <= 100_000)) {
  console.error('How many days? A number from 1 to 100000.')
  process.exit(2)
}

await ensureInstalled()
process.env.MONEY_DAYS = String(days)
process.env.TEST_SEED ??= String(randomInt(2 ** 31))
console.log(`\n${days} days, TEST_SEED=${process.env.TEST_SEED}`)
const step = knownSteps(findRuntime()).someTests('days of money', ['tests/scenarios/money-days.db.test.ts'])
process.exit(await runSteps([step]))
