// npm run lighthouse: Lighthouse's mobile preset over the first pages (bench/lighthouse.ts). Lighthouse is large, so it is
// installed here, on demand, from its own lockfile, and not with the packages that every start and test needs.
import './lib/node-version.mjs'
import { browserNeeded, ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { runInForeground } from './lib/child.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { giveUp } from './lib/project.mjs'
import { findRuntime } from './lib/runtime.mjs'

await ensureInstalled()
await ensureInstalled('bench/lighthouse')
const browser = await ensureBrowser()
if (browser === undefined) giveUp(browserNeeded)
const runtime = findRuntime()
await ensureBuilt(runtime)
const { code } = await runInForeground(runtime, ['bench/lighthouse.ts', ...process.argv.slice(2)], {
  env: { ...process.env, TEZBOX_CHROMIUM: browser },
  patienceMs: 60_000,
})
process.exit(code)
