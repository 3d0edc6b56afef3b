// npm test: everything that proves the repository, on a machine with git and Node only.
import './lib/node-version.mjs'
import { browserNeeded, ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findRuntime } from './lib/runtime.mjs'
import { knownSteps, runSteps, summary } from './lib/steps.mjs'

await ensureInstalled()
const browser = await ensureBrowser()
if (browser === undefined) {
  console.error(`\n${browserNeeded}\n\n${summary({ passed: 0, failed: 1 })}`)
  process.exit(1)
}
const runtime = findRuntime()
await ensureBuilt(runtime)
const { types, lint, unused, tests, journeys } = knownSteps(runtime, { browser })
process.exit(await runSteps([[types, lint, unused], tests, journeys]))
