// npm start: installs and builds what changed, then runs the server. Plain JavaScript without packages, because on a
// fresh clone nothing is installed yet and the machine's Node may be too old for TypeScript.
import './lib/node-version.mjs'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { runInForeground } from './lib/child.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { projectDir } from './lib/project.mjs'
import { findRuntime } from './lib/runtime.mjs'

await ensureInstalled()
const runtime = findRuntime()
await ensureBuilt(runtime)
const { code } = await runInForeground(runtime, ['build/server/main.js'], {
  // A server that finds itself compiled is ready in two thirds of the time.
  env: { NODE_COMPILE_CACHE: join(projectDir, '.cache/compiled'), ...process.env, NODE_ENV: 'production' },
  goesWithUs: true,
  // Beyond all that the server takes by its own bounds (src/shutdown.ts) with the longest DRAIN_SECONDS.
  patienceMs: 150_000,
})
process.exit(code)
