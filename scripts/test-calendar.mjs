// npm run test:calendar [part …]: the unit and database tests on other days, in another country and on a busy machine.
// Without a name, all parts one after the other: about an hour.
import './lib/node-version.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { runInForeground } from './lib/child.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findRuntime } from './lib/runtime.mjs'

await ensureInstalled()
const runtime = findRuntime()
// Some database tests start the whole product.
await ensureBuilt(runtime)
const { code } = await runInForeground(
  runtime,
  ['scripts/lib/calendar-session.mjs', ...process.argv.slice(2)],
  { patienceMs: 30_000 },
)
process.exit(code)
