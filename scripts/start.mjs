// npm start: installs and builds what changed, then runs the server. Plain JavaScript without packages, because on a
// fresh clone nothing is installed yet and the machine's Node may be too old for TypeScript.
import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { runInForeground } from './lib/child.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findRuntime } from './lib/runtime.mjs'

await ensureInstalled()
const runtime = findRuntime()
await ensureBuilt(runtime)
const { code } = await runInForeground(runtime, ['src/main.ts'], {
  env: { ...process.env, NODE_ENV: 'production' },
  // The server finishes its requests and stops the database, each within its own bound.
  patienceMs: 60_000,
})
process.exit(code)
