// npm run faults: breaks what stands around the product and measures what people would have felt (faults/README.md).
import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { runInForeground } from './lib/child.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findRuntime } from './lib/runtime.mjs'

await ensureInstalled()
const runtime = findRuntime()
await ensureBuilt(runtime)
const { code } = await runInForeground(runtime, ['faults/run.ts', ...process.argv.slice(2)], {
  // Servers and databases have to be stopped first.
  patienceMs: 60_000,
})
process.exit(code)
