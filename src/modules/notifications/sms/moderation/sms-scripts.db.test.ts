import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sweepAccounts } from '#modules/accounts/index.ts'
import { receiverPageOf } from '#modules/orders/index.ts'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import { passcodeOf } from '#modules/tracking/index.ts'
import { trackingCalls } from '#modules/tracking/tracking.calls.ts'
import { sql } from '#platform/db/sql.ts'
import {
  type NoticeWorld,
  type Parcel,
  startNoticeWorld,
} from '../../../../../tests/scenarios/notice-world.ts'
import { addPerson, type Person } from '../../../../../tests/scenarios/parcel-world.ts'
import { isGsm7 } from '../../domain/sms-text.ts'
import { allTemplates } from './sms-forms.ts'
import { smsTextCalls } from './sms-texts.calls.ts'
import type { SmsTextList } from './sms-texts.contract.ts'

let world: NoticeWorld
let admin: Person
beforeAll(async () => {
  world = await startNoticeWorld()
  admin = await addPerson(world, 'admin')
})
beforeEach(() => world.at(12))

const inCyrillic = /^TezBox: .*[а-яўқғҳ]{3}/
const look = ({ tracking_code: trackId }: Parcel, side: 'sender' | 'receiver', lang: string) =>
  world.call(trackingCalls.trackParcel, {
    params: { trackId },
    query: { p: passcodeOf(world.secrets, trackId, side), lang },
  })

async function lastTextOfDelivery(order: Parcel, phone: string): Promise<string> {
  const code = await world.receiverCode(order)
  await world.does(world.people.courier, order, 'deliver', { code })
  await world.tell(order)
  return (await world.textsTo(phone)).at(-1) ?? ''
}

async function onItsWay(sender: string, phone: string): Promise<Parcel> {
  const order = await world.paid(await world.newSender(sender), phone)
  await world.carried(order)
  await world.tell(order)
  return order
}

test('a receiver without an account reads Latin, though the sender reads Cyrillic', async () => {
  const phone = world.newPhone()
  const order = await onItsWay('oz', phone)
  const [first = ''] = await world.textsTo(phone)
  expect(isGsm7(first)).toBe(true)
  expect(first).toMatch(/-noyabr, 15:00-18:00/)
  // What others open, or what anybody may see, says nothing about the receiver.
  await look(order, 'sender', 'oz')
  await world.call(trackingCalls.trackParcel, {
    params: { trackId: order.tracking_code },
    query: { lang: 'oz' },
  })
  expect(isGsm7(await lastTextOfDelivery(order, phone))).toBe(true)
})

test('once they have opened their parcel in Cyrillic, they read Cyrillic, of any parcel', async () => {
  const phone = world.newPhone()
  const order = await onItsWay('uz', phone)
  await look(order, 'receiver', 'oz')
  await look(order, 'receiver', 'uz')
  expect(await lastTextOfDelivery(order, phone)).toContain('посилкангиз топширилди. Баҳоланг:')
  const next = await onItsWay('ru', phone)
  const told = (await world.textsTo(phone)).at(-1) ?? ''
  expect(told).toMatch(/^TezBox: курьер йўлда: \d\d ноябрь, 15:00-18:00\. Код \d{6}/)
  expect(told).toContain(await world.receiverCode(next))
})

test('the page on which the receiver chooses, opened in Cyrillic, counts too; five digits do as well', async () => {
  const [byPage, byDigits] = [world.newPhone(), world.newPhone()]
  const one = await onItsWay('uz', byPage)
  const link = receiverPageOf(world.secrets, Number(one.id)).split('/').at(-1) ?? ''
  const page = await world.call(receiverCalls.readReceiverPage, { params: { link }, query: { lang: 'oz' } })
  expect(page.status).toBe(200)
  const other = await onItsWay('uz', byDigits)
  await world.call(trackingCalls.openPersonalView, {
    params: { trackId: other.tracking_code },
    query: { lang: 'oz' },
    body: { digits: byDigits.slice(-5) },
  })
  expect(await lastTextOfDelivery(one, byPage)).toMatch(inCyrillic)
  expect(await lastTextOfDelivery(other, byDigits)).toMatch(inCyrillic)
})

/** As Eskiz does: it sends what it has approved. */
const strict = () => ({ gateways: world.deps.gateways.map((gateway) => ({ ...gateway, moderates: true })) })

async function outForDelivery(phone: string): Promise<string> {
  const order = await world.paid(await world.newSender(), phone)
  await world.carried(order)
  await world.tell(order, strict())
  return (await world.textsTo(phone)).at(-1) ?? ''
}

async function listed(): Promise<SmsTextList> {
  const answer = await world.call(smsTextCalls.listSmsTexts, { headers: admin.headers })
  return answer.body.data as SmsTextList
}

const approve = (template: string, body: { approved: boolean; digest: string }) =>
  world.call(smsTextCalls.approveSmsText, { params: { template }, body, headers: admin.headers })

test('until the gateway has approved a text, its Latin form is sent, with nothing Cyrillic in it', async () => {
  const reader = await world.newSender('oz')
  const phone = await world.phoneOf(reader)
  const latin = await outForDelivery(phone)
  expect(isGsm7(latin)).toBe(true)
  expect(latin).toMatch(/-noyabr, 15:00-18:00/)

  const text = (await listed()).cyrillic.find(({ template }) => template === 'out-for-delivery')
  expect(text).toMatchObject({ language: 'oz', approved_at: null, max_parts: 2 })
  const digest = text?.digest ?? ''
  const answer = await approve('out-for-delivery', { approved: true, digest })
  expect(answer.body.data).toMatchObject({ template: 'out-for-delivery', approved_at: expect.any(String) })
  expect(await outForDelivery(phone)).toMatch(/^TezBox: курьер йўлда: \d\d ноябрь, 15:00-18:00/)

  // The words have changed since: what was approved is another text.
  await world.db.run(sql`update sms_approval set digest = ${'0'.repeat(64)}`)
  expect(isGsm7(await outForDelivery(phone))).toBe(true)
  await approve('out-for-delivery', { approved: true, digest })
  await approve('out-for-delivery', { approved: false, digest })
  expect(isGsm7(await outForDelivery(phone))).toBe(true)
  const audit = await world.db.many<{ object: string }>(sql`
    select object from audit_entry where action = 'sms-text.approve'`)
  expect(audit.map(({ object }) => object)).toEqual(Array(3).fill('sms-text:out-for-delivery'))
})

test('an approval is for the words that were seen, and of a text that exists', async () => {
  const wrong = await approve('sign-in-code', { approved: true, digest: 'f'.repeat(64) })
  expect([wrong.status, wrong.body]).toEqual([409, expect.objectContaining({ code: 'sms_text_changed' })])
  expect((await approve('no-such-text', { approved: true, digest: 'f'.repeat(64) })).status).toBe(404)
})

test('the list for moderation has every text in both scripts and all languages, names for what changes', async () => {
  const { cyrillic, others } = await listed()
  const ids = allTemplates.map(({ id }) => id)
  expect(cyrillic.map(({ template }) => template)).toEqual(ids)
  for (const language of ['uz', 'ru', 'en'])
    expect(others.filter((text) => text.language === language).map(({ template }) => template)).toEqual(ids)
  const all = [...cyrillic, ...others].flatMap(({ forms }) => forms)
  expect(all.filter((form) => form.includes('…') || !form.startsWith('TezBox: '))).toEqual([])
  expect(cyrillic.find(({ template }) => template === 'waiting-at-point')?.forms).toHaveLength(2)
  expect(cyrillic.filter(({ forms }) => !inCyrillic.test(forms[0] ?? ''))).toEqual([])
})

test('the script of a reader is forgotten after half a year', async () => {
  const phone = world.newPhone()
  const order = await onItsWay('uz', phone)
  await look(order, 'receiver', 'oz')
  const kept = () => world.db.many(sql`select phone from cyrillic_reader where phone = ${phone}`)
  const later = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000)
  await sweepAccounts(world.db, later(179))
  expect(await kept()).toHaveLength(1)
  await sweepAccounts(world.db, later(181))
  expect(await kept()).toHaveLength(0)
})
