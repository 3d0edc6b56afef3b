// npm run admin -- +998901234567 "Full Name": makes an admin, or lets one in again. Run it on the server, with the
// settings of the server.
import './lib/node-version.mjs'
import { runInForeground } from './lib/child.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findRuntime } from './lib/runtime.mjs'

await ensureInstalled()
const { code } = await runInForeground(findRuntime(), ['src/admin.ts', ...process.argv.slice(2)])
process.exit(code)
