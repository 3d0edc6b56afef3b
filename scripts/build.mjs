// npm run build: installs and builds what changed, and starts nothing. For a release that is made ready beside the running one.
import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findRuntime } from './lib/runtime.mjs'

await ensureInstalled()
await ensureBuilt(findRuntime())
