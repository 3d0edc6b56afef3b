// npm run test:near [commit] [--list]: the tests that the changes since a commit can reach, nearest first, for at most
// about four minutes. Without a commit: since the work left main (scripts/lib/near/changed-files.ts). --list runs nothing.
import './lib/node-version.mjs'
import { runInForeground } from './lib/child.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findRuntime } from './lib/runtime.mjs'

await ensureInstalled()
const { code } = await runInForeground(
  findRuntime(),
  ['scripts/lib/near-session.mjs', ...process.argv.slice(2)],
  { patienceMs: 30_000 },
)
process.exit(code)
