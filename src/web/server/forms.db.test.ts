import { expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { catalogs } from '../../../tests/support/catalogs.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { createForms } from './forms.server.ts'

test('a form of a page is taken like the call it stands for, and what is wrong is said by field', async () => {
  const { db, clock } = await startTestApp()
  const submit = createForms({ db, clock, translate: catalogs.translate, leads: { network: 1, total: 9 } })
  const caller = { locale: 'ru', network: '10.0.0.1' } as const
  const typed = { name: 'Дилноза', lastName: 'Каримова', phone: '90 111-22-33', email: '' }

  const refused = await submit('business', { ...typed, name: ' ', phone: '12' }, caller)
  expect(refused).toMatchObject({
    taken: false,
    faults: { name: expect.any(String), phone: expect.stringContaining('998') },
  })
  expect(await submit('business', typed, caller)).toEqual({ taken: true })
  expect(await submit('business', typed, caller)).toMatchObject({
    taken: false,
    message: expect.stringContaining('мин'),
  })
  expect(await db.one(sql`select name, phone from lead`)).toEqual({ name: 'Дилноза', phone: '901112233' })
})
