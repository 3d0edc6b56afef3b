import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { balanceOf, checkBooks, moneyOf } from '#modules/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { secondPerson } from '../../../../tests/scenarios/second-person.ts'
import { formBody, formType } from '../../../../tests/support/form-body.ts'
import { requestOf } from '../../../../tests/support/named-call.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { topUpCalls } from './top-up.calls.ts'
import type { DeskTopUp, DeskTopUpList, TopUpList, TopUpView } from './top-up.contract.ts'

let app: TestApp
let cashier: Person
let colleague: Person
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '100000' } })
  cashier = await addPerson(app, 'cashier')
  colleague = await addPerson(app, 'cashier')
})

const newCustomer = () => addPerson(app, 'customer')

let made = 0
/** Every receipt is another picture. */
function receipt(): Promise<Buffer> {
  made += 1
  return sharp({ create: { width: 60, height: 90 + made, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
}

type Sent = { amount?: string; file?: Buffer; fileName?: string; key?: string }

async function send(
  who: Person,
  { amount = '150000', file, fileName = 'chek.jpg', key = randomUUID() }: Sent = {},
) {
  const response = await app.app.inject({
    ...requestOf(topUpCalls.requestTopUp),
    headers: { ...who.headers, 'content-type': formType, ...(key ? { 'idempotency-key': key } : {}) },
    payload: formBody([
      { name: 'amount', value: amount },
      { name: 'file', value: file ?? (await receipt()), fileName, type: 'image/jpeg' },
    ]),
  })
  const body = response.json() as {
    code?: string
    data: TopUpView
    errors?: { path: string; code: string }[]
  }
  return { status: response.statusCode, body }
}

const asked = async (who: Person, sent?: Sent) => (await send(who, sent)).body.data

const decisions = { approve: topUpCalls.approveTopUp, reject: topUpCalls.rejectTopUp }

async function act(who: Person, verb: keyof typeof decisions, id: string, body: object = {}) {
  const answer = await app.call(decisions[verb], { params: { id }, headers: who.headers, body })
  return { status: answer.status, code: answer.body.code, data: answer.body.data as DeskTopUp }
}

const mine = async (who: Person, query: Record<string, unknown> = {}) =>
  (await app.call(topUpCalls.listTopUps, { query, headers: who.headers })).body.data as TopUpList

const waiting = async (query: Record<string, unknown> = {}) =>
  (await app.call(topUpCalls.listTopUpsForDesk, { query, headers: cashier.headers })).body
    .data as DeskTopUpList

const balance = ({ id }: Person) => balanceOf(app.db, 'customer_balance', id)

test('a request waits with its receipt, and the approval puts the money on the balance', async () => {
  const who = await newCustomer()
  const request = await asked(who)
  expect(request).toMatchObject({ amount: 150_000, approved_amount: null, status: 'new', reason: null })
  expect(await balance(who)).toBe(0)
  app.clock.advance(60_000)
  const { data } = await act(cashier, 'approve', request.id)
  expect(data).toMatchObject({
    status: 'approved',
    approved_amount: 150_000,
    decided_by: 'Sinov',
    person: { id: String(who.id), balance: 150_000 },
  })
  expect(await moneyOf(app.db, `top-up:${request.id}`)).toEqual({ bank: 150_000, customer_balance: 150_000 })
  expect(await checkBooks(app.db)).toEqual([])
  const { items } = await mine(who)
  expect(items).toEqual([
    { ...request, status: 'approved', approved_amount: 150_000, updated_at: expect.any(String) },
  ])
  expect(items[0]?.updated_at).not.toBe(request.updated_at)
})

test('what the receipt shows counts, not what was written, once a second person has seen it', async () => {
  const who = await newCustomer()
  const { id } = await asked(who, { amount: '500000' })
  const { data } = await act(cashier, 'approve', id, { amount: 50_000 })
  expect(data).toMatchObject({ status: 'new', approved_amount: null, approval: { id: expect.any(String) } })
  expect(await balance(who)).toBe(0)
  expect((await act(colleague, 'reject', id, { reason: 'Chek eski' })).code).toBe('approval_waiting')
  expect((await act(colleague, 'approve', id)).code).toBe('approval_waiting')
  await secondPerson(app).approve(colleague, data.approval?.id ?? '')
  expect((await mine(who)).items[0]).toMatchObject({ amount: 500_000, approved_amount: 50_000 })
  expect(await balance(who)).toBe(50_000)
})

test('a receipt that was seen before, and more than 10,000,000, wait for a second person', async () => {
  const [who, other] = [await newCustomer(), await newCustomer()]
  const file = await receipt()
  const first = await asked(who, { file })
  const second = await asked(other, { file })
  const large = await asked(who, { amount: '10000001' })
  const waits = async (id: string) => (await act(cashier, 'approve', id)).data.approval !== null
  expect([await waits(large.id), await waits(second.id)]).toEqual([true, true])
  const { items } = await secondPerson(app).seenBy(colleague)
  const whyOf = (id: string) => items.find(({ subject }) => subject === `top-up:${id}`)
  expect(whyOf(large.id)).toMatchObject({ why: ['over_limit'], may_approve: true })
  expect(whyOf(second.id)).toMatchObject({ why: ['receipt_seen'], input: { same_receipt: first.id } })
  // Once the second is paid, the first has been seen before too.
  await secondPerson(app).approve(colleague, whyOf(second.id)?.id ?? '')
  expect(await waits(first.id)).toBe(true)
})

test('a refusal gives its reason to the person and moves nothing', async () => {
  const who = await newCustomer()
  const { id } = await asked(who)
  expect((await act(cashier, 'reject', id, { reason: '  ' })).status).toBe(422)
  await act(cashier, 'reject', id, { reason: 'Summa oʻqilmaydi' })
  expect((await mine(who)).items[0]).toMatchObject({ status: 'rejected', reason: 'Summa oʻqilmaydi' })
  expect(await balance(who)).toBe(0)
})

test('of two cashiers at once one decides, and the other is told', async () => {
  const who = await newCustomer()
  for (const [first, second] of [
    ['approve', 'approve'],
    ['approve', 'reject'],
  ] as const) {
    const before = await balance(who)
    const { id } = await asked(who, { amount: '10000' })
    const answers = await Promise.all([
      act(cashier, first, id),
      act(colleague, second, id, { reason: 'Chek eski' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.code).toBe('top_up_decided')
    const winner = answers.find(({ status }) => status === 200)?.data
    expect(await balance(who)).toBe(before + (winner?.status === 'approved' ? 10_000 : 0))
    expect((await act(cashier, 'approve', id)).code).toBe('top_up_decided')
    expect(await balance(who)).toBe(before + (winner?.status === 'approved' ? 10_000 : 0))
  }
  expect(await checkBooks(app.db)).toEqual([])
})

test('every decision leaves one line in the log and one message to send', async () => {
  const who = await newCustomer()
  const { id } = await asked(who)
  await act(cashier, 'approve', id)
  await act(colleague, 'reject', id, { reason: 'Kech qoldi' })
  const lines = await app.db.many<{ action: string; personId: number }>(sql`
    select action, person_id as "personId" from audit_entry where object = ${`top-up:${id}`}`)
  expect(lines).toEqual([{ action: 'top-up.approve', personId: cashier.id }])
  const told = await app.db.many<{ payload: unknown }>(sql`
    select payload from outbox where topic = 'event:payments.top-up-decided' and key = ${`top-up:${id}`}`)
  expect(told).toEqual([{ payload: { topUpId: Number(id) } }])
})

test('the call repeated with its key is one request', async () => {
  const who = await newCustomer()
  const sent = { key: randomUUID(), file: await receipt() }
  const first = await send(who, sent)
  const again = await send(who, sent)
  expect(again.body).toEqual(first.body)
  expect((await mine(who)).items).toHaveLength(1)
  expect((await send(who, { key: '' })).body.code).toBe('idempotency_key_required')
})

test('five wait at most, also when they come at once; a decision makes room', async () => {
  const who = await newCustomer()
  const answers = await Promise.all(Array.from({ length: 7 }, () => send(who)))
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused.map(({ body }) => body.code)).toEqual(['too_many_top_ups', 'too_many_top_ups'])
  const { items } = await mine(who)
  expect(items).toHaveLength(5)
  await act(cashier, 'reject', items[0]?.id ?? '', { reason: 'Boshqa hisob' })
  expect((await send(who)).status).toBe(201)
})

test.each(['999', '100000001', '1500.5', '-5000', 'ming', ''])(
  'refuses the amount %j at its field',
  async (amount) => {
    const { status, body } = await send(await newCustomer(), { amount })
    expect(status).toBe(422)
    expect(body.errors?.map(({ path }) => path)).toEqual(['amount'])
  },
)

test('what is no picture, or too large, is refused and leaves nothing behind', async () => {
  const who = await newCustomer()
  const notPicture = await send(who, { file: Buffer.from('<html>Toʻlandi</html>') })
  expect([notPicture.status, notPicture.body.code]).toEqual([422, 'file_type_mismatch'])
  const disguised = await send(who, {
    file: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500)]),
  })
  expect([disguised.status, disguised.body.code]).toEqual([422, 'image_unreadable'])
  const huge = await send(who, { file: Buffer.alloc(11 * 1024 * 1024, 0xff) })
  expect([huge.status, huge.body.code]).toEqual([413, 'file_too_large'])
  expect(await mine(who)).toEqual({ items: [], next_cursor: null })
})

test('the kept receipt has lost where and with what it was photographed', async () => {
  const who = await newCustomer()
  const photo = await sharp(await receipt())
    .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '41/1 18/1 0/1' } })
    .toBuffer()
  expect(photo.includes('SecretCam')).toBe(true)
  const { id } = await asked(who, { file: photo })
  const kept = await app.app.inject({
    ...requestOf(topUpCalls.readReceipt, { params: { id } }),
    headers: who.headers,
  })
  expect(kept.headers['content-type']).toBe('image/jpeg')
  const { exif, width } = await sharp(kept.rawPayload).metadata()
  expect([exif, width]).toEqual([undefined, 60])
  expect(kept.rawPayload.includes('SecretCam')).toBe(false)
})

test('another’s receipt answers like a missing one; the desk sees it', async () => {
  const [who, stranger] = [await newCustomer(), await newCustomer()]
  const { id } = await asked(who)
  const look = async (person: Person, receipt: typeof topUpCalls.readReceipt, id: string) => {
    const answer = await app.call(receipt, { params: { id }, headers: person.headers })
    const { request_id: _, ...body } = answer.body
    return { status: answer.status, body }
  }
  const { readReceipt, readReceiptForDesk } = topUpCalls
  const missing = await look(stranger, readReceipt, '999999999999')
  expect(missing.status).toBe(404)
  expect(await look(stranger, readReceipt, id)).toEqual(missing)
  expect((await look(cashier, readReceiptForDesk, id)).status).toBe(200)
  expect((await look(stranger, readReceiptForDesk, id)).status).toBe(403)
  expect((await mine(stranger)).items).toEqual([])
  expect((await act(cashier, 'approve', '999999999999')).status).toBe(404)
})

test('the desk reads who waits longest first and notices a receipt that was shown before', async () => {
  const [who, other] = [await newCustomer(), await newCustomer()]
  const file = await receipt()
  const first = await asked(who, { file })
  const second = await asked(other, { file })
  const list = await waiting()
  const ids = list.items.map(({ id }) => Number(id))
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  const shown = (id: string) => list.items.find((item) => item.id === id)?.same_receipt
  expect([shown(first.id), shown(second.id)]).toEqual([null, first.id])
  await act(cashier, 'reject', second.id, { reason: 'Chek ishlatilgan' })
  expect((await waiting({ status: 'rejected' })).items[0]).toMatchObject({
    id: second.id,
    same_receipt: first.id,
  })
})

test('own requests come newest first, page by page', async () => {
  const who = await newCustomer()
  const ids: string[] = []
  for (let round = 0; round < 22; round++) {
    const { id } = await asked(who)
    ids.unshift(id)
    await act(cashier, 'reject', id, { reason: 'Sinov' })
  }
  const first = await mine(who)
  const second = await mine(who, { cursor: first.next_cursor })
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
  expect(second.next_cursor).toBeNull()
})

test('money for an account that is gone is not booked, only refused', async () => {
  const who = await newCustomer()
  const { id } = await asked(who)
  await app.db.run(
    sql`update person set status = 'deleted', phone = null, full_name = '' where id = ${who.id}`,
  )
  expect(await act(cashier, 'approve', id)).toMatchObject({ status: 409, code: 'top_up_owner_gone' })
  expect((await act(cashier, 'reject', id, { reason: 'Hisob oʻchirilgan' })).status).toBe(200)
})
