// npm run test:starts: whole servers and databases that are started, killed and stopped again and again.
import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findRuntime } from './lib/runtime.mjs'
import { knownSteps, runSteps } from './lib/steps.mjs'

await ensureInstalled()
const runtime = findRuntime()
await ensureBuilt(runtime)
process.exit(await runSteps([knownSteps(runtime).startTests]))
