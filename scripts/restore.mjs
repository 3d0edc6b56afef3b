// npm run restore -- FILE: a backup back into an empty place. Run it on the server, with the
// settings of the server.
import './lib/node-version.mjs'
import { runInForeground } from './lib/child.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findRuntime } from './lib/runtime.mjs'

await ensureInstalled()
const words = process.argv.slice(2)
// It asks for the passphrase, and cleans up after itself when it is stopped.
const options = { readsKeyboard: true, patienceMs: 60_000 }
const { code } = await runInForeground(findRuntime(), ['src/restore.ts', ...words], options)
process.exit(code)
