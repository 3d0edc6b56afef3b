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

test('a question and a report are taken with their words; without words they are sent back with what was typed', async () => {
  const { db, clock } = await startTestApp()
  const submit = createForms({ db, clock, translate: catalogs.translate, leads: { network: 9, total: 9 } })
  const caller = { locale: 'uz', network: '10.0.0.1' } as const
  const person = { name: 'Dilnoza', phone: '901112233' }
  for (const form of ['contact', 'report'] as const)
    expect(await submit(form, { ...person, message: ' ' }, caller)).toMatchObject({
      taken: false,
      faults: { message: expect.any(String) },
    })
  expect(await submit('contact', { ...person, message: 'Punkt qayerda?' }, caller)).toEqual({ taken: true })
  const report = { ...person, website: 'tezb0x.example', message: 'Karta soʻradi' }
  expect(await submit('report', { ...report, kind: 'business' }, caller)).toEqual({ taken: true })
  expect(await submit('partner', person, caller)).toEqual({ taken: true })
  expect(await submit('business', person, caller)).toEqual({ taken: true })
  expect(await db.many(sql`select kind, website, message from lead order by id`)).toEqual([
    { kind: 'contact', website: null, message: 'Punkt qayerda?' },
    { kind: 'report', website: 'tezb0x.example', message: 'Karta soʻradi' },
    { kind: 'partner', website: null, message: null },
    { kind: 'business', website: null, message: null },
  ])
})
