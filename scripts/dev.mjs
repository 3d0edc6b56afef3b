// npm run dev: the server with reload on every change.
import './lib/node-version.mjs'
import { buildLocales } from './lib/build.mjs'
import { runInForeground } from './lib/child.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findRuntime } from './lib/runtime.mjs'

await ensureInstalled()
const runtime = findRuntime()
await buildLocales(runtime)
const { code } = await runInForeground(runtime, ['scripts/lib/dev-session.mjs'], {
  goesWithUs: true,
  patienceMs: 60_000,
})
process.exit(code)
