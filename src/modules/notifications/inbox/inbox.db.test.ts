import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { freshDatabase } from '../../../../tests/support/database.ts'
import { fakeClock } from '../../../../tests/support/fake-clock.ts'
import type { SmsText } from '../domain/templates.ts'
import { localGateway } from '../sms/gateways/local.ts'
import { readInbox } from './inbox.service.ts'

test('the inbox keeps the last five hundred messages and shows the last hundred', async () => {
  const db = await freshDatabase()
  const secrets = createSecrets(randomBytes(32))
  const gateway = localGateway({ db, secrets, clock: fakeClock() })
  const { signal } = new AbortController()
  for (let n = 1; n <= 505; n++) {
    const text = `message ${n}` as SmsText
    await gateway.send({ phone: '901234567', text, code: undefined, ttlSeconds: 60, reference: '1' }, signal)
  }
  expect(await db.one(sql`select count(*) as kept, min(id) as oldest from dev_inbox`)).toEqual({
    kept: 500,
    oldest: 6,
  })
  const { value: shown } = await readInbox({ db, secrets }, undefined)
  expect(shown).toHaveLength(100)
  expect([shown[0]?.text, shown.at(-1)?.text]).toEqual(['message 406', 'message 505'])
})
