/**
 * Writes src/web/public/info/changed.ts: the day on which each page of information last changed, and a fingerprint of what
 * it said then. A page whose fingerprint is the same keeps its day. Run it after a change of texts or data; a test asks for it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tashkentDay } from '#kernel/tashkent.ts'
import { sources } from '#locales/index.ts'
import { changed } from '../src/web/public/info/changed.ts'
import { fingerprintOf } from '../src/web/public/info/fingerprint.server.ts'
import { infoPages } from '../src/web/public/info/pages/index.ts'

const today = tashkentDay(new Date())
const lines = Object.entries(infoPages).flatMap(([id, data]) => {
  if (!data) return []
  const hash = fingerprintOf(id, data, sources)
  const before = changed[id]
  const on = before?.hash === hash ? before.on : today
  return [`  ${id}: { on: '${on}', hash: '${hash}' },`]
})

writeFileSync(
  join(import.meta.dirname, '../src/web/public/info/changed.ts'),
  `/** Written by \`npm run page-dates\`: when each page of information last changed, and what it said then. */
export const changed: Readonly<Record<string, { on: string; hash: string }>> = {
${lines.sort().join('\n')}
}
`,
)
