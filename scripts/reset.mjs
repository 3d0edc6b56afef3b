// npm run reset: throws the local data away, after asking. `--yes` answers for those without a keyboard.
import './lib/node-version.mjs'
import { runInForeground } from './lib/child.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findRuntime } from './lib/runtime.mjs'

await ensureInstalled()
const { code } = await runInForeground(
  findRuntime(),
  ['scripts/lib/reset-session.mjs', ...process.argv.slice(2)],
  {
    readsKeyboard: true,
  },
)
process.exit(code)
