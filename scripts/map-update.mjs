// npm run map:update -- FILE: a fresher map of the country in place of ours, once it has been looked through.
import './lib/node-version.mjs'
import { runInForeground } from './lib/child.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findRuntime } from './lib/runtime.mjs'

await ensureInstalled()
const { code } = await runInForeground(findRuntime(), ['scripts/map-update.ts', ...process.argv.slice(2)])
process.exit(code)
