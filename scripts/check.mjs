// npm run check: the fast part of the tests, for every few minutes of work.
import './lib/node-version.mjs'
import { buildLocales } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findRuntime } from './lib/runtime.mjs'
import { knownSteps, runSteps } from './lib/steps.mjs'

await ensureInstalled()
const runtime = findRuntime()
await buildLocales(runtime)
const { changedTypes, lint, unused, unitTests } = knownSteps(runtime)
process.exit(await runSteps([[changedTypes, lint, unused], unitTests]))
