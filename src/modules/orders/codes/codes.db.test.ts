import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import { sql } from '#platform/db/sql.ts'
import {
  hour,
  type Person,
  refusal,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { phonesIn } from '../../../../tests/support/field-phone.ts'
import { formBody, formType } from '../../../../tests/support/form-body.ts'
import { photo } from '../../../../tests/support/picture.ts'
import { receiverCalls } from '../receiver/receiver.calls.ts'
import type { ReceiverPage } from '../receiver/receiver.contract.ts'
import { receiverLinkOf } from '../receiver/receiver-link.ts'
import { documentDeskCalls } from './document-desk.calls.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 100_000_000)
})

/** At the counter where its receiver comes for it. */
async function stored(overrides: Record<string, unknown> = {}): Promise<Shown> {
  const { does, people, points } = world
  const to = { region: 8, city: 122, point_id: points.samarkand }
  const order = await world.place(people.sender, { delivery_option: 3, to, ...overrides })
  await world.checkout(people.sender, [order], 'balance')
  await does(people.courier, order, 'accept')
  await does(people.courier, order, 'pick_up')
  return does(people.samarkandAgent, order, 'store', { scan: order.tracking_code })
}

const wrongCode = async (order: Shown) =>
  (await world.receiverCode(order)) === '000000' ? '111111' : '000000'

async function locked(overrides: Record<string, unknown> = {}): Promise<Shown> {
  const order = await stored(overrides)
  const code = await wrongCode(order)
  for (let tries = 0; tries < 5; tries++)
    await world.verb(world.people.samarkandAgent, order, 'hand_out', { code, collected: order.to_collect })
  return order
}

type PickupCode = {
  state: string
  tries_left: number
  sends_left: number
  new_codes_left: number
  needs_operator: boolean
  document: { name: string; file: string; file_is_here: boolean; decision: string | null } | null
}
const codeOf = async (order: { id: string }, who = world.people.samarkandAgent) =>
  (await world.read(who, order)).pickup_code as PickupCode
const actionsOf = async (order: { id: string }, who = world.people.samarkandAgent) =>
  (await world.read(who, order)).allowed_actions
const renew = (order: { id: string }) =>
  world.call(receiverCalls.renewCode, {
    params: { link: receiverLinkOf(world.secrets, Number(order.id)) },
    body: {},
  })
const ago = (minutes: number) => new Date(world.clock.now().getTime() - minutes * 60_000).toISOString()
/** What a phone has named in a report and sends afterwards. */
const sendPassport = ({ headers }: Person, clientId: string) =>
  world.app.inject({
    method: 'POST',
    url: fieldCalls.sendFile.path,
    headers: { ...headers, 'content-type': formType },
    payload: formBody([
      { name: 'client_id', value: clientId },
      { name: 'kind', value: 'passport' },
      { name: 'file', value: photo, fileName: 'pasport.jpg', type: 'image/jpeg' },
    ]),
  })
const document = { kind: 'document', passport: 'pasport', name: 'TOSHMATOV BOBUR ALISHEROVICH', word: true }
const byDocument = (order: Shown, proof: object = document, who = world.people.samarkandAgent) =>
  world.verb(who, order, 'hand_out', { proof, collected: order.to_collect })

test('a locked code is not offered, and the receiver’s page gives a new one that opens', async () => {
  const order = await locked()
  const old = await world.receiverCode(order)
  expect(await actionsOf(order)).not.toContain('hand_out')
  expect(await actionsOf(order, world.people.operator)).not.toContain('hand_out')
  expect(await actionsOf(order)).not.toContain('send_code')
  expect(await codeOf(order)).toMatchObject({ state: 'locked', tries_left: 0, new_codes_left: 3 })
  const page = (await renew(order)).body.data as ReceiverPage
  expect(page.pickup_code).toEqual({ state: 'open', new_codes_left: 2 })
  expect(await actionsOf(order)).toContain('hand_out')
  const code = await world.receiverCode(order)
  const { samarkandAgent } = world.people
  if (old !== code)
    expect(refusal(await world.verb(samarkandAgent, order, 'hand_out', { code: old })).code).toBe(
      'wrong_receiver_code',
    )
  expect((await world.does(samarkandAgent, order, 'hand_out', { code, collected: 0 })).status).toBe('done')
})

test('three new codes a day, and the page says why there is no fourth', async () => {
  const order = await stored()
  for (let round = 0; round < 3; round++) expect((await renew(order)).status).toBe(200)
  expect(refusal(await renew(order))).toMatchObject({ status: 409, code: 'new_codes_used' })
  const link = receiverLinkOf(world.secrets, Number(order.id))
  const page = (await world.call(receiverCalls.readReceiverPage, { params: { link } })).body
    .data as ReceiverPage
  expect(page.choices.find(({ kind }) => kind === 'code')).toMatchObject({
    allowed: false,
    reason: 'codes_used',
  })
})

test('once it is handed out the page says that the journey is over, and nothing of used up codes', async () => {
  const order = await stored()
  for (let round = 0; round < 3; round++) await renew(order)
  await byDocument(order)
  const link = receiverLinkOf(world.secrets, Number(order.id))
  const page = (await world.call(receiverCalls.readReceiverPage, { params: { link } })).body
    .data as ReceiverPage
  expect(page.choices.find(({ kind }) => kind === 'code')).toMatchObject({ allowed: false, reason: 'over' })
})

test('a lost code is sent again from its counter, three times, and stays the same', async () => {
  const order = await stored()
  const { samarkandAgent, tashkentAgent } = world.people
  const code = await world.receiverCode(order)
  for (const left of [2, 1, 0]) {
    await world.does(samarkandAgent, order, 'send_code')
    expect((await codeOf(order)).sends_left).toBe(left)
  }
  expect(refusal(await world.verb(samarkandAgent, order, 'send_code'))).toMatchObject({
    status: 409,
    code: 'code_sends_used',
  })
  expect(await actionsOf(order)).not.toContain('send_code')
  expect(await world.receiverCode(order)).toBe(code)
  const elsewhere = await world.verb(tashkentAgent, order, 'send_code', { scan: order.tracking_code })
  expect(refusal(elsewhere).code).toBe('action_not_allowed')
})

test('a code is sent now, whatever time is told: three times are three', async () => {
  const order = await stored()
  const { samarkandAgent } = world.people
  world.clock.advance(hour)
  for (const minutes of [1, 2, 3])
    await world.does(samarkandAgent, order, 'send_code', { happened_at: ago(minutes) })
  const fourth = await world.verb(samarkandAgent, order, 'send_code', { happened_at: ago(30) })
  expect(refusal(fourth).code).toBe('code_sends_used')
  const told = [{ verb: 'send_code', parcel: order.id, agoMs: 45 * 60_000 }]
  const { results } = await phonesIn(world).sends(samarkandAgent, told)
  expect(results).toMatchObject([{ state: 'refused', code: 'code_sends_used' }])
})

test('a locked code is not sent again: it would open nothing', async () => {
  const order = await locked()
  expect(refusal(await world.verb(world.people.samarkandAgent, order, 'send_code'))).toMatchObject({
    status: 409,
    code: 'receiver_code_locked',
  })
})

test('a document hands out where the code cannot come, also while it is locked', async () => {
  const order = await locked()
  const done = await byDocument(order)
  expect(done.status).toBe(200)
  expect((done.body.data as Shown).status).toBe('executor_done')
  const { details } = await world.db.one<{ details: { proof: Record<string, unknown> } }>(sql`
    select details from order_event where order_id = ${Number(order.id)} and verb = 'hand_out'`)
  expect(details.proof).toMatchObject({ kind: 'document', name: document.name, word: true })
})

test('a document needs its picture, its name and the agent’s word, and the name is the receiver’s', async () => {
  const order = await stored()
  for (const part of ['passport', 'name', 'word'])
    expect(refusal(await byDocument(order, { ...document, [part]: undefined })), part).toMatchObject({
      status: 422,
      code: 'proof_required',
    })
  expect(refusal(await byDocument(order, { ...document, name: 'Karimov Bobur' }))).toMatchObject({
    status: 422,
    code: 'document_name_differs',
  })
  const cyrillic = await byDocument(order, { ...document, name: 'Тошматов Бобур Алишерович' })
  expect(cyrillic.status).toBe(200)
})

test('a courier at the door cannot deliver by a document alone', async () => {
  const { does, people } = world
  const order = await world.place(people.sender)
  await world.checkout(people.sender, [order], 'balance')
  await does(people.courier, order, 'accept')
  await does(people.courier, order, 'pick_up')
  const answer = await world.verb(people.courier, order, 'deliver', { proof: document, collected: 0 })
  expect(refusal(answer).code).toBe('proof_required')
})

test('above 500,000 an operator looks at the document first; another picture is another question', async () => {
  const { people } = world
  const order = await stored({ parcel_value: 500_001 })
  expect((await codeOf(order)).needs_operator).toBe(true)
  expect(refusal(await byDocument(order))).toMatchObject({ status: 409, code: 'operator_yes_required' })
  expect(refusal(await byDocument(order)).code).toBe('operator_yes_required')
  const { file } = (await codeOf(order)).document ?? { file: '' }
  const asked = async () => {
    const list = await world.call(documentDeskCalls.listDocumentAsks, { headers: people.operator.headers })
    return (list.body.data as { id: string; value: number; name: string }[]).find(({ id }) => id === order.id)
  }
  expect(await asked()).toMatchObject({ value: 500_001, name: document.name })
  const decide = (decision: 'yes' | 'no', of = file) =>
    world.call(documentDeskCalls.decideDocument, {
      params: { id: order.id },
      body: { file: of, decision },
      headers: people.operator.headers,
    })
  expect((await decide('no')).status).toBe(200)
  expect(refusal(await byDocument(order))).toMatchObject({ status: 409, code: 'document_refused' })
  const other = { ...document, passport: 'boshqa' }
  expect(refusal(await byDocument(order, other)).code).toBe('operator_yes_required')
  expect(refusal(await decide('yes')).code).toBe('order_changed')
  const second = (await codeOf(order)).document?.file
  expect((await decide('yes', second)).status).toBe(200)
  expect(await asked()).toBeUndefined()
  expect(refusal(await byDocument(order)).code).toBe('operator_yes_required')
  const third = (await codeOf(order)).document?.file
  await decide('yes', third)
  expect((await byDocument(order)).status).toBe(200)
  const audit = await world.db.many<{ action: string }>(sql`
    select action from audit_entry where object = ${`order:${order.id}`} order by id`)
  expect(audit.map(({ action }) => action)).toEqual([
    'order.document-no',
    'order.document-yes',
    'order.document-yes',
  ])
})

test('with a first name only in the order an operator looks at the document, whatever the value', async () => {
  const order = await stored({ receiver_name: 'Bobur' })
  expect((await codeOf(order)).needs_operator).toBe(true)
  expect(refusal(await byDocument(order, { ...document, name: 'Karimov Bahodir' })).code).toBe(
    'document_name_differs',
  )
  expect(refusal(await byDocument(order)).code).toBe('operator_yes_required')
})

test('there is no yes to a picture that has not come yet', async () => {
  const { operator, samarkandAgent } = world.people
  const order = await stored({ parcel_value: 600_000 })
  const proof = { ...document, passport: randomUUID() }
  await phonesIn(world).sends(samarkandAgent, [
    { verb: 'hand_out', parcel: order.id, input: { proof, collected: 0 } },
  ])
  const asked = (await codeOf(order)).document
  expect(asked).toMatchObject({ file_is_here: false, decision: null })
  const decide = (decision: 'yes' | 'no') =>
    world.call(documentDeskCalls.decideDocument, {
      params: { id: order.id },
      body: { file: asked?.file ?? '', decision },
      headers: operator.headers,
    })
  expect(refusal(await decide('yes'))).toMatchObject({ status: 409, code: 'document_to_come' })
  await sendPassport(samarkandAgent, proof.passport)
  expect((await codeOf(order)).document?.file_is_here).toBe(true)
  expect((await decide('yes')).status).toBe(200)
})

test('at 500,000 nobody has to be asked, and an operator’s own hand-out is their yes', async () => {
  expect((await byDocument(await stored({ parcel_value: 500_000 }))).status).toBe(200)
  const dear = await stored({ parcel_value: 2_000_000 })
  expect((await byDocument(dear, document, world.people.operator)).status).toBe(200)
})

test('what the sender reads tells nothing of the code', async () => {
  const order = await locked()
  expect((await world.read(world.people.sender, order)).pickup_code).toBeNull()
})

test('the receiver is told: the code again, the new code, and that a document was enough', async () => {
  const order = await stored()
  await world.does(world.people.samarkandAgent, order, 'send_code')
  await renew(order)
  await byDocument(order)
  const { planNotices } = await import('#modules/notifications/notices/plan-notices.service.ts')
  const seqs = await world.db.many<{ seq: number }>(sql`
    select seq from order_event where order_id = ${Number(order.id)}
      and verb in ('send_code', 'renew_code', 'hand_out') order by seq`)
  for (const { seq } of seqs)
    await planNotices({ db: world.db, clock: world.clock, channels: [] }, { orderId: Number(order.id), seq })
  const told = await world.db.many<{ kind: string }>(sql`
    select kind from notice where order_id = ${Number(order.id)} and side = 'receiver' and state = 'planned'`)
  expect(told.map(({ kind }) => kind)).toContain('handed_out_by_document')
})
