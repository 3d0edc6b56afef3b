import { expect, test } from 'vitest'
import { loadDemoHome, loadDemoPeople } from '#modules/accounts/index.ts'
import { checkBooks, creditOf, post } from '#modules/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { startTestApp } from '../../../../tests/support/test-app.ts'
import { readChatUpload } from '../reading/read-chat.service.ts'
import { readUpload } from '../reading/read-upload.service.ts'
import { loadDemoUploads } from './demo-uploads.service.ts'

test('the demo’s merchant has a limit, a table that was sent and one in every state that waits', async () => {
  const app = await startTestApp()
  const { db, clock, files } = app
  await loadDemoPeople(app, clock.now())
  await loadDemoHome(app, clock.now())
  const { id } = await db.one<{ id: number }>(sql`select id from person_contact where phone = '901000008'`)
  const facts = { customer: id, amount: 1_000_000 }
  await post(db, { key: 'money', template: 'top_up_approved', facts, at: clock.now() })
  await db.transaction((tx) => loadDemoUploads({ db: tx }, clock.now()))
  expect(await creditOf(db, id)).toMatchObject({ limit: 3_000_000, owed: 0 })
  const uploads = () =>
    db.many<{ id: number; kind: string; state: string; rows: number; errors: number; saved: number }>(sql`
      select id, kind, state, rows, errors, saved from bulk_upload where owner_id = ${id} order by id`)
  for (const { id: upload, kind, state } of await uploads())
    if (state === 'parsing')
      await (kind === 'chat' ? readChatUpload : readUpload)({ db, files, clock }, upload)
  expect(await uploads()).toMatchObject([
    { state: 'saved', rows: 3, saved: 3 },
    { state: 'failed' },
    { state: 'mapping' },
    { kind: 'chat', state: 'ready', rows: 3 },
    { state: 'ready', rows: 10, errors: expect.toSatisfy((errors: number) => errors > 2 && errors < 8) },
  ])
  expect(await checkBooks(db)).toEqual([])
})
