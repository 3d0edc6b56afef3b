import { beforeAll, expect, test } from 'vitest'
import { post, reverse } from '#modules/ledger/index.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import { everythingIn } from '../../../../tests/support/everything-in.ts'
import type { Given } from '../../../../tests/support/named-call.ts'
import {
  payoutCodeOf,
  requestCode,
  type Session,
  sessionOf,
  signUp,
} from '../../../../tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { sweepAccounts } from '../housekeeping.service.ts'
import { signInCalls } from '../sign-in/sign-in.calls.ts'
import { profileCalls } from './profile.calls.ts'

const home = {
  label: 'Uy',
  region: 14,
  city: 198,
  street: 'Bogʻishamol koʻchasi 12',
  landmark: 'Choyxona yonida',
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

let last = 903_110_000
const newPhone = () => {
  last += 1_000
  return String(last)
}

async function as<C extends Call>(who: Session, called: C, ...[given]: Given<C, { body?: unknown }>) {
  const answer = await app.call<Call>(called, { ...given, headers: who.headers })
  return { status: answer.status, code: answer.body.code, data: answer.body.data as never, body: answer.body }
}

/** Another device of the same person. */
async function secondDevice(phone: string): Promise<Session> {
  app.clock.advance(60_000)
  const code = await requestCode(app, phone)
  return sessionOf(
    await app.call(signInCalls.signIn, {
      body: { phone, code },
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/142 Safari/537' },
    }),
  )
}

test('a person changes name, language and threshold, and what is left out stays', async () => {
  const me = await signUp(app, newPhone())
  expect(
    (await as(me, profileCalls.editProfile, { body: { full_name: 'Zuhra  Ergasheva' } })).data,
  ).toMatchObject({
    full_name: 'Zuhra Ergasheva',
    locale: 'uz',
  })
  await as(me, profileCalls.editProfile, { body: { locale: 'ru', low_balance_threshold: 50_000 } })
  expect((await as(me, profileCalls.readUser)).data).toMatchObject({
    full_name: 'Zuhra Ergasheva',
    locale: 'ru',
    low_balance_threshold: 50_000,
  })
  expect(
    (await as(me, profileCalls.editProfile, { body: { low_balance_threshold: null } })).data,
  ).toMatchObject({
    low_balance_threshold: null,
  })
  expect(await as(me, profileCalls.editProfile, { body: { full_name: ' ' } })).toMatchObject({ status: 422 })
  expect(await as(me, profileCalls.editProfile, { body: { locale: 'de' } })).toMatchObject({ status: 422 })
})

test('company and STIR together make a business; one alone does not', async () => {
  const me = await signUp(app, newPhone())
  expect(await as(me, profileCalls.editProfile, { body: { company: 'Zuhra Gullari' } })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'stir', code: 'required' }] },
  })
  expect(
    (await as(me, profileCalls.editProfile, { body: { company: 'Zuhra Gullari', stir: '301234567' } })).data,
  ).toMatchObject({
    type: 8,
  })
})

test('no field of the profile gives a role, a type or money', async () => {
  const me = await signUp(app, newPhone())
  const tricks = { role: 'admin', type: 8, balance: 1_000_000, phone: '901000015', status: 'active', id: '1' }
  await as(me, profileCalls.editProfile, { body: { full_name: 'Halol', ...tricks } })
  expect((await as(me, profileCalls.readUser)).data).toMatchObject({
    role: 'customer',
    type: 1,
    balance: 0,
    phone: me.user.phone,
    id: me.user.id,
  })
})

test('the first address is the default; another takes over; when it goes the oldest does', async () => {
  const me = await signUp(app, newPhone())
  const first = await as(me, profileCalls.addAddress, { body: home })
  expect(first).toMatchObject({ status: 201, data: { is_default: true, landmark: 'Choyxona yonida' } })
  const shop = { ...home, label: 'Doʻkon', latitude: 41.21, longitude: 69.33, is_default: true }
  const second = await as(me, profileCalls.addAddress, { body: shop })
  const list = async () =>
    ((await as(me, profileCalls.listAddresses)).data as { label: string; is_default: boolean }[]).map((a) => [
      a.label,
      a.is_default,
    ])
  expect(await list()).toEqual([
    ['Uy', false],
    ['Doʻkon', true],
  ])
  expect((await as(me, profileCalls.readUser)).data).toMatchObject({ address: { label: 'Doʻkon' } })
  const { id } = second.data as { id: string }
  const moved = { landmark: null, street: 'Yangi koʻcha 1' }
  expect((await as(me, profileCalls.changeAddress, { params: { id }, body: moved })).data).toMatchObject({
    landmark: null,
    street: 'Yangi koʻcha 1',
    label: 'Doʻkon',
    // It would lead to the old door.
    latitude: null,
  })
  await as(me, profileCalls.removeAddress, { params: { id } })
  expect(await list()).toEqual([['Uy', true]])
  expect(await as(me, profileCalls.removeAddress, { params: { id } })).toMatchObject({ status: 404 })
})

test('an address that cannot be is refused at its field', async () => {
  const me = await signUp(app, newPhone())
  const wrong: [object, string, string][] = [
    [{ city: 15 }, 'city', 'unknown_place'],
    [{ region: 99 }, 'city', 'unknown_place'],
    [{ street: 'a 1' }, 'street', 'too_short'],
    [{ latitude: 55.75, longitude: 37.6 }, 'latitude', 'outside_country'],
    [{ latitude: 41.3 }, 'longitude', 'required'],
  ]
  for (const [change, path, code] of wrong) {
    const answer = await as(me, profileCalls.addAddress, { body: { ...home, ...change } })
    expect([answer.status, answer.body.errors]).toEqual([422, [expect.objectContaining({ path, code })]])
  }
})

test('twenty at once leave one default, and the book ends at fifty', async () => {
  const me = await signUp(app, newPhone())
  await Promise.all(
    Array.from({ length: 20 }, () =>
      as(me, profileCalls.addAddress, { body: { ...home, is_default: true } }),
    ),
  )
  const all = (await as(me, profileCalls.listAddresses)).data as { is_default: boolean }[]
  expect(all).toHaveLength(20)
  expect(all.filter((address) => address.is_default)).toHaveLength(1)
  for (let n = 20; n < 50; n++) await as(me, profileCalls.addAddress, { body: home })
  expect(await as(me, profileCalls.addAddress, { body: home })).toMatchObject({
    status: 409,
    code: 'too_many_addresses',
  })
})

test('a notice is switched for one event and one channel', async () => {
  const me = await signUp(app, newPhone())
  const change = { event: 'order_delivered', channel: 'sms', wanted: true }
  expect((await as(me, profileCalls.chooseNotice, { body: change })).data).toMatchObject({
    order_delivered: { sms: true, telegram: true },
  })
  expect(await as(me, profileCalls.chooseNotice, { body: { ...change, channel: 'fax' } })).toMatchObject({
    status: 422,
  })
})

test('signing out on one device leaves the other; ending others leaves this one', async () => {
  const phone = newPhone()
  const laptop = await signUp(app, phone)
  const mobile = await secondDevice(phone)
  const isIn = async (who: Session) => (await as(who, profileCalls.readUser)).status === 200
  await as(laptop, signInCalls.signOut, { body: { access_token: laptop.token } })
  expect([await isIn(laptop), await isIn(mobile)]).toEqual([false, true])
  const tablet = await secondDevice(phone)
  const devices = (await as(tablet, signInCalls.listDevices)).data as {
    id: string
    device: string
    current: boolean
  }[]
  expect(devices.map(({ device, current }) => [device, current])).toEqual([
    ['Chrome, Android', true],
    ['Chrome, Android', false],
  ])
  expect((await as(tablet, signInCalls.endOtherDevices)).data).toEqual({ ended: 1 })
  expect([await isIn(mobile), await isIn(tablet)]).toEqual([false, true])
  expect((await as(tablet, signInCalls.endAllDevices)).data).toEqual({ ended: 1 })
  expect(await isIn(tablet)).toBe(false)
})

test('a logout that names another token of the same person ends that one too, and nobody else’s', async () => {
  const phone = newPhone()
  const one = await signUp(app, phone)
  const two = await secondDevice(phone)
  const stranger = await signUp(app, newPhone())
  await as(one, signInCalls.signOut, { body: { access_token: stranger.token } })
  expect((await as(stranger, profileCalls.readUser)).status).toBe(200)
  const three = await secondDevice(phone)
  await as(three, signInCalls.signOut, { body: { access_token: two.token } })
  expect((await as(two, profileCalls.readUser)).status).toBe(401)
})

test('an account begins when its owner signed up, by the clock that its history goes by', async () => {
  const me = await signUp(app, newPhone())
  const { at: began } = await app.db.one<{ at: Date }>(
    sql`select created_at as at from person where id = ${Number(me.user.id)}`,
  )
  expect(began).toEqual(app.clock.now())
})

test('the history tells what happened around the own number, page by page', async () => {
  const phone = newPhone()
  const me = await signUp(app, phone)
  app.clock.advance(60_000)
  const code = await requestCode(app, phone, '203.0.113.7')
  const body = { phone, code: code === '000000' ? '000001' : '000000' }
  await app.call(signInCalls.signIn, { body, from: '203.0.113.7' })
  const { items } = (await as(me, signInCalls.listSignIns)).data as {
    items: { kind: string; address: string }[]
  }
  expect(items.map(({ kind, address }) => [kind, address])).toEqual([
    ['code_wrong', '203.0.113.7'],
    ['code_sent', '203.0.113.7'],
    ['signed_up', '127.0.0.1'],
    ['code_sent', '10.0.0.1'],
  ])
  await app.db.run(sql`
    insert into sign_in_event (phone, kind, at, address, network, user_agent)
    select ${phone}, 'code_sent', now() + interval '1 year', 'x', 'x', '' from generate_series(1, 70)`)
  const seen: unknown[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = (await as(me, signInCalls.listSignIns, { query: { cursor } })).data as {
      items: unknown[]
      next_cursor: string | null
    }
    seen.push(...page.items)
    cursor = page.next_cursor
  }
  expect(seen).toHaveLength(74)
})

test('what arrives while the account is being deleted leaves nothing behind and breaks nothing', async () => {
  const phone = newPhone()
  const me = await signUp(app, phone)
  app.clock.advance(60_000)
  const code = await requestCode(app, phone)
  const answers = await Promise.all([
    as(me, profileCalls.deleteAccount, { body: { code } }),
    as(me, profileCalls.deleteAccount, { body: { code } }),
    as(me, profileCalls.addAddress, { body: home }),
    as(me, profileCalls.editProfile, { body: { full_name: 'Kechikkan' } }),
    as(me, profileCalls.chooseNotice, { body: { event: 'offers', channel: 'sms', wanted: true } }),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  const id = me.user.id as string
  const left = await app.db.one(sql`
    select (select count(*)::int from address where person_id = ${id}) as addresses,
           (select count(*)::int from notice_choice where person_id = ${id}) as choices,
           (select full_name from person where id = ${id}) as name`)
  expect(left).toEqual({ addresses: 0, choices: 0, name: '' })
})

test('an account with money on it is settled first', async () => {
  const phone = newPhone()
  const me = await signUp(app, phone)
  const customer = Number(me.user.id)
  const at = app.clock.now()
  await post(app.db, {
    key: `top-up:${phone}`,
    template: 'top_up_approved',
    facts: { customer, amount: 50_000 },
    at,
  })
  expect((await as(me, profileCalls.readUser)).data).toMatchObject({ balance: 50_000 })
  app.clock.advance(60_000)
  const code = await requestCode(app, phone)
  expect(await as(me, profileCalls.deleteAccount, { body: { code } })).toMatchObject({
    status: 409,
    code: 'account_has_money',
  })
  await reverse(app.db, `top-up:${phone}`, { at })
  expect(await as(me, profileCalls.deleteAccount, { body: { code } })).toMatchObject({ status: 200 })
})

test('whoever owes something pays it first', async () => {
  const phone = newPhone()
  const me = await signUp(app, phone)
  const facts = { customer: Number(me.user.id), amount: 10_000 }
  const at = app.clock.now()
  const reference = `order:${phone}`
  await post(app.db, { key: `owed:${phone}`, template: 'return_owed', facts, reference, at })
  app.clock.advance(60_000)
  const code = await requestCode(app, phone)
  expect(await as(me, profileCalls.deleteAccount, { body: { code } })).toMatchObject({
    status: 409,
    code: 'account_has_money',
  })
})

test('a deleted account takes its things with it; what the law keeps goes after five years', async () => {
  const phone = newPhone()
  const me = await signUp(app, phone, { full_name: 'Ketuvchi Odam' })
  await as(me, profileCalls.addAddress, { body: home })
  const bank = { holder: 'Ketuvchi Odam', mfo: '00444', account: '20208000900123456001' }
  await as(me, codCalls.sendPayoutCode)
  const payoutCode = await payoutCodeOf(app, Number(me.user.id))
  const payout = { payout_to: 'bank', bank, code: payoutCode }
  expect((await as(me, codCalls.choosePayout, { body: payout })).status).toBe(200)
  expect((await as(me, profileCalls.readMyData)).data).toMatchObject({
    user: { phone, full_name: 'Ketuvchi Odam' },
    addresses: [{ street: home.street }],
    devices: [{ current: true }],
  })
  app.clock.advance(60_000)
  const code = await requestCode(app, phone)
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await as(me, profileCalls.deleteAccount, { body: { code: wrong } })).toMatchObject({
    status: 422,
    code: 'wrong_code',
  })
  expect(await as(me, profileCalls.deleteAccount, { body: { code } })).toMatchObject({ status: 200 })
  expect((await as(me, profileCalls.readUser)).status).toBe(401)
  const left = await app.db.many<{ person: string }>(
    sql`select person::text from person where id = ${me.user.id as string}`,
  )
  expect(left[0]?.person).not.toContain('Ketuvchi')
  const kept = () => app.db.one(sql`select count(*)::int as n from retained_person where phone = ${phone}`)
  expect(await kept()).toEqual({ n: 1 })
  const years = (n: number) => new Date(app.clock.now().getTime() + n * 366 * 86_400_000)
  await sweepAccounts(app.db, years(4))
  expect(await kept()).toEqual({ n: 1 })
  await sweepAccounts(app.db, years(6))
  expect(await kept()).toEqual({ n: 0 })
  expect(await everythingIn(app.db)).not.toContain('Ketuvchi')
  // The number is free for somebody new, who is not the one before.
  app.clock.advance(60_000)
  const next = await signUp(app, phone, { full_name: 'Yangi Odam' })
  expect(next.user.id).not.toBe(me.user.id)
})
