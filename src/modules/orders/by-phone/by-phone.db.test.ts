import { beforeAll, expect, test } from 'vitest'
import { tashkentDay } from '#kernel/tashkent.ts'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import {
  day,
  hour,
  type Person,
  refusal,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import type { Answer } from '../../../../tests/support/test-app.ts'
import { deskOrdersCalls } from '../desk/desk-orders.calls.ts'
import { byPhoneCalls } from './by-phone.calls.ts'
import type { CallerPage } from './by-phone.contract.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 100_000_000)
})

const digits = '45566'
const say = (order: { id: string }, call: Call, body: object = {}, who: Person = world.people.operator) =>
  world.call(call, { params: { id: order.id }, body: { digits, ...body }, headers: who.headers })
const shown = ({ status, body }: Answer) => {
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data as CallerPage
}
const dayFromNow = (days: number) => tashkentDay(new Date(world.clock.now().getTime() + days * day))

/** Nobody was at home. */
async function failed(overrides: Record<string, unknown> = {}): Promise<Shown> {
  const { does, people } = world
  const order = await world.place(people.sender, overrides)
  await world.checkout(people.sender, [order], 'balance')
  await does(people.courier, order, 'accept')
  await does(people.courier, order, 'pick_up')
  return does(people.courier, order, 'fail_delivery', { reason: 'nobody_home' })
}

/** What the receiver reads in the message and tells the operator. */
async function codeOnPhone(order: { id: string }): Promise<string> {
  const { sealed } = await world.db.one<{ sealed: Buffer }>(
    sql`select code_sealed as sealed from order_caller where order_id = ${Number(order.id)}`,
  )
  return String(world.secrets.open('caller code', sealed))
}

const withCode = async (order: { id: string }) => {
  shown(await say(order, byPhoneCalls.sendCallerCode))
  return codeOnPhone(order)
}

test('the five digits open another day and an address detail', async () => {
  const order = await failed()
  const opened = shown(await say(order, byPhoneCalls.openForCaller))
  expect(opened.needs_code).toEqual(['point', 'hand_over', 'delegate', 'refuse'])
  expect(opened.page.to.full_name).toBe('Bobur Toshmatov')
  const moved = shown(await say(order, byPhoneCalls.changeAddress, { street: 'Registon 9, 3-uy' }))
  expect(moved.page.to.street).toBe('Registon 9, 3-uy')
  const on = shown(await say(order, byPhoneCalls.chooseDay, { day: dayFromNow(2) }))
  expect(on.page.chosen.day).toBe(dayFromNow(2))
})

test('seven more days at the point need no code, a refusal does: it sends the parcel back', async () => {
  const { does, people, points } = world
  const to = { region: 8, city: 122, point_id: points.samarkand }
  const order = await world.place(people.sender, { delivery_option: 3, to })
  await world.checkout(people.sender, [order], 'balance')
  await does(people.courier, order, 'accept')
  await does(people.courier, order, 'pick_up')
  await does(people.samarkandAgent, order, 'store', { scan: order.tracking_code })
  expect((await say(order, byPhoneCalls.extendStorage)).status).toBe(200)
  expect(refusal(await say(order, byPhoneCalls.refuse))).toMatchObject({
    status: 409,
    code: 'caller_code_required',
  })
  const code = await withCode(order)
  expect(shown(await say(order, byPhoneCalls.refuse, { code })).page.chosen.refused).toBe(true)
})

test('a point, a neighbour, a safe place and somebody else only with the code from the receiver’s phone', async () => {
  const order = await failed()
  const person = { name: 'Nodira opa', phone: '901234567' }
  const choices = [
    [byPhoneCalls.chooseHandOver, { kind: 'neighbour', ...person }],
    [byPhoneCalls.chooseHandOver, { kind: 'safe_place', place: 'Hovlidagi ombor' }],
    [byPhoneCalls.sendDelegate, person],
    [byPhoneCalls.revokeDelegate, {}],
    [byPhoneCalls.choosePoint, { point_id: world.points.samarkand }],
  ] as const
  for (const [call, body] of choices)
    expect(refusal(await say(order, call, body)), call.path).toMatchObject({
      status: 409,
      code: 'caller_code_required',
    })
  const code = await withCode(order)
  for (const [call, body] of choices) shown(await say(order, call, { ...body, code }))
  const read = await world.read(world.people.operator, order)
  expect(read.wishes).toMatchObject({ point_id: world.points.samarkand, delegate: null })
})

test('whoever acts for a caller never reads the code of whom the receiver sends', async () => {
  const order = await failed()
  const code = await withCode(order)
  const person = { name: 'Aziz Karimov', phone: '901234567' }
  const { page } = shown(await say(order, byPhoneCalls.sendDelegate, { ...person, code }))
  expect(page.chosen.delegate).toEqual({ ...person, code: null })
})

test('it is written down as the receiver’s word by phone, and who took it down', async () => {
  const order = await failed()
  shown(await say(order, byPhoneCalls.chooseDay, { day: dayFromNow(1) }))
  const { body } = await world.call(deskOrdersCalls.readDeskOrder, {
    params: { id: order.id },
    headers: world.people.operator.headers,
  })
  const { log } = body.data as { log: { verb: string; actor: string; by: string; person: { id: string } }[] }
  expect(log.at(-1)).toMatchObject({
    verb: 'redeliver',
    actor: 'receiver',
    by: 'phone',
    person: { id: String(world.people.operator.id) },
  })
  const audit = await world.db.one<{ action: string; after: unknown }>(sql`
    select action, after from audit_entry where object = ${`order:${order.id}`} order by id desc limit 1`)
  expect(audit).toEqual({ action: 'order.redeliver', after: { status: 'pickup', by: 'phone' } })
})

test('wrong digits of all operators are counted together and close it for an hour', async () => {
  const order = await failed()
  const open = (said: string) => say(order, byPhoneCalls.openForCaller, { digits: said })
  for (let round = 0; round < 4; round++)
    expect(refusal(await open('00000')).code).toBe('caller_digits_wrong')
  expect(refusal(await open('00000')).code).toBe('caller_digits_locked')
  expect(refusal(await open(digits)).code).toBe('caller_digits_locked')
  expect(refusal(await say(order, byPhoneCalls.refuse)).code).toBe('caller_digits_locked')
  await world.db.run(sql`
    update order_caller set wrong_digits = array(select at - interval '61 minutes' from unnest(wrong_digits) as at)
    where order_id = ${Number(order.id)}`)
  expect((await open(digits)).status).toBe(200)
})

test('a wrong code costs a try, five close it, and the sender’s digits open nothing', async () => {
  const order = await failed()
  expect(refusal(await say(order, byPhoneCalls.openForCaller, { digits: '12233' })).code).toBe(
    'caller_digits_wrong',
  )
  const right = await withCode(order)
  const code = right === '000000' ? '111111' : '000000'
  const guess = () => say(order, byPhoneCalls.choosePoint, { point_id: world.points.samarkand, code })
  const tries: unknown[] = []
  for (let round = 0; round < 5; round++) tries.push(refusal(await guess()).code)
  expect(tries).toEqual([...Array(4).fill('caller_code_wrong'), 'caller_code_over'])
  const late = await say(order, byPhoneCalls.choosePoint, { point_id: world.points.samarkand, code: right })
  expect(refusal(late).code).toBe('caller_code_over')
})

test('a code holds for ten minutes, is sent once a minute and five times a day', async () => {
  const order = await failed()
  const code = await withCode(order)
  expect(refusal(await say(order, byPhoneCalls.sendCallerCode)).code).toBe('code_wait')
  const id = Number(order.id)
  await world.db.run(
    sql`update order_caller set code_until = code_until - interval '11 minutes' where order_id = ${id}`,
  )
  const point = { point_id: world.points.samarkand, code }
  expect(refusal(await say(order, byPhoneCalls.choosePoint, point)).code).toBe('caller_code_over')
  const moments = [1, 2, 3, 4, 5].map((hours) => new Date(world.clock.now().getTime() - hours * hour))
  await world.db.run(
    sql`update order_caller set codes_sent = ${moments}::timestamptz(3)[] where order_id = ${id}`,
  )
  expect(refusal(await say(order, byPhoneCalls.sendCallerCode)).code).toBe('caller_codes_used')
})

test('a locked pickup code is renewed for a caller with the five digits, and never shown', async () => {
  const { does, people } = world
  const order = await failed()
  await does(people.samarkandAgent, order, 'store', { scan: order.tracking_code })
  const right = await world.receiverCode(order)
  const wrong = right === '000000' ? '111111' : '000000'
  for (let tries = 0; tries < 5; tries++)
    await world.verb(people.samarkandAgent, order, 'hand_out', { code: wrong, collected: 0 })
  const answer = await say(order, byPhoneCalls.newCode)
  expect(shown(answer).page.pickup_code).toEqual({ state: 'open', new_codes_left: 2 })
  const code = await world.receiverCode(order)
  expect(JSON.stringify(answer.body).replaceAll(order.tracking_code, '')).not.toContain(code)
  expect((await does(people.samarkandAgent, order, 'hand_out', { code, collected: 0 })).status).toBe('done')
})

test('nobody but the desk speaks for a receiver', async () => {
  const order = await failed()
  const { sender, courier, samarkandAgent } = world.people
  for (const who of [sender, courier, samarkandAgent])
    expect((await say(order, byPhoneCalls.openForCaller, {}, who)).status).toBe(403)
})

test('the code reaches the receiver’s phone once, and is kept nowhere in clear', async () => {
  const order = await failed()
  const code = await withCode(order)
  const row = await world.db.one<{ mac: Buffer; until: Date }>(sql`
    select code_mac as mac, code_until as until from order_caller where order_id = ${Number(order.id)}`)
  expect(row.mac.toString('latin1')).not.toContain(code)
  const { readCallerCode } = await import('./caller.service.ts')
  const about = { orderId: Number(order.id), until: row.until.toISOString() }
  const deps = { db: world.db, secrets: world.secrets, now: world.clock.now() }
  expect(await readCallerCode(deps, about)).toMatchObject({ phone: '934445566', code })
  expect(await readCallerCode({ ...deps, now: row.until }, about)).toBeUndefined()
})
