import { randomUUID } from 'node:crypto'
import { openSession } from '#modules/accounts/sign-in/session.service.ts'
import { balanceOf, moneyOf, post } from '#modules/ledger/index.ts'
import { checkoutCalls } from '#modules/orders/basket/checkout.calls.ts'
import { orderFilesCalls } from '#modules/orders/files/order-files.calls.ts'
import { insertNew } from '#modules/orders/life/new-order.service.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { reweighCalls } from '#modules/orders/reweigh/reweigh.calls.ts'
import { reweighPageOf } from '#modules/orders/reweigh/reweigh-link.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import type { Place } from '../support/named-call.ts'
import { uploadPhoto } from '../support/picture.ts'
import { type Answer, startTestApp, type TestApp, type TestAppOptions } from '../support/test-app.ts'

export type Person = { id: number; headers: Record<string, string> }
type Role = 'customer' | 'courier' | 'agent' | 'operator' | 'cashier' | 'admin'

export type World = Awaited<ReturnType<typeof startWorld>>
export type Shown = Record<string, unknown> & {
  id: string
  status: string
  version: number
  tracking_code: string
  price: number
  to_collect: number
  paid: boolean
  allowed_actions: string[]
  custody: { holder: string; point_id: number | null }
  call_card: string | null
  stored_until: string | null
}

export const hour = 3_600_000
export const day = 24 * hour

/** The whole product on a database of its own, with points in two cities and whoever is needed around a parcel. */
export async function startWorld(
  options: Pick<TestAppOptions, 'payments' | 'bot' | 'reweighWithoutYes'> = {},
) {
  const app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '100000' }, ...options })
  const points = {
    tashkent: await addPoint(app, 205, 'point'),
    samarkand: await addPoint(app, 122, 'point'),
    locker: await addPoint(app, 122, 'locker'),
  }
  const people = {
    sender: await addPerson(app, 'customer'),
    stranger: await addPerson(app, 'customer'),
    courier: await addPerson(app, 'courier'),
    otherCourier: await addPerson(app, 'courier'),
    operator: await addPerson(app, 'operator'),
    tashkentAgent: await addAgent(app, points.tashkent),
    samarkandAgent: await addAgent(app, points.samarkand),
    lockerAgent: await addAgent(app, points.locker),
  }
  return { ...app, points, people, ...callsOf(app) }
}

let made = 0

export async function addPerson({ db, clock }: TestApp, role: Role): Promise<Person> {
  made += 1
  const { id } = await db.one<{ id: number }>(sql`
    insert into person (phone, full_name, type, role)
    values (${String(907_000_000 + made)}, 'Sinov', 1, ${role}) returning id`)
  return signedIn({ db, clock }, id, role)
}

async function signedIn(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  id: number,
  role: Role,
): Promise<Person> {
  const token = await openSession(db, { id, role }, { address: '10.0.0.1', userAgent: '', now: clock.now() })
  return { id, headers: { authorization: `Token ${token}` } }
}

/** Somebody who was a customer and works for us now, with everything they had. */
export async function hired(app: TestApp, { id }: Person, role: Role): Promise<Person> {
  await app.db.run(sql`update person set role = ${role} where id = ${id}`)
  return signedIn(app, id, role)
}

export async function addAgent(app: TestApp, point: number): Promise<Person> {
  const agent = await addPerson(app, 'agent')
  await app.db.run(sql`insert into agent_post (person_id, point_id) values (${agent.id}, ${point})`)
  return agent
}

export async function addPoint({ db }: TestApp, district: number, kind: string): Promise<number> {
  const words = JSON.stringify({ uz: 'Punkt', oz: 'Пункт', ru: 'Пункт', en: 'Point' })
  const [long, middle, short] = kind === 'locker' ? [66, 41, 38] : [120, 120, 120]
  const { id } = await db.one<{ id: number }>(sql`
    insert into pickup_point (kind, name, address, landmark, district_id, lat, lon, hours, services, max_grams,
      side_long_cm, side_middle_cm, side_short_cm, cod, capacity, search_text)
    values (${kind}, ${words}, ${words}, ${words}, ${district}, 41, 69, '[[],[],[],[],[],[],[]]', '{}', 15000,
      ${long}, ${middle}, ${short}, ${kind === 'point'}, 100, '') returning id`)
  return id
}

/** An order that this person reaches, whoever they are: owner, its courier, or the agent of its point. */
export async function orderOf(app: TestApp, person: number): Promise<string> {
  const point = await addPoint(app, 205, 'point')
  const at = { regionId: 14, districtId: 205, street: 'Bunyodkor 12, 4-uy' }
  const { id } = await insertNew(
    app.db,
    {
      ownerId: person,
      source: 'site',
      returnOf: null,
      firstCustody: { holder: 'sender' },
      createdAt: app.clock.now(),
      deliveryOption: 2,
      deliveryType: 1,
      paymentType: 'balance',
      sender: { ...at, fullName: 'Dilnoza Karimova', phone: '901112233', pointId: point },
      receiver: { ...at, fullName: 'Bobur Toshmatov', phone: '934445566' },
      parcel: { weightGrams: 800, sidesCm: undefined, billableGrams: 800, sizeClass: 'small' },
      services: [],
      description: 'Kitoblar',
      comment: null,
      timeInterval: null,
      images: [],
      externalId: null,
      productFee: 0,
      parcelValue: 0,
      tariffVersion: 1,
      lines: [],
      total: 20_000,
      promisedFrom: '2026-11-18',
      promisedTo: '2026-11-19',
    },
    { actor: 'owner', personId: person },
  )
  await app.db.run(sql`update customer_order set courier_id = ${person} where id = ${id}`)
  await app.db.run(sql`
    insert into agent_post (person_id, point_id) values (${person}, ${point})
    on conflict (person_id) do update set point_id = excluded.point_id`)
  return String(id)
}

/** Door to door from Tashkent to Samarkand, a small box; override what the test is about. */
export function draft(overrides: Record<string, unknown> = {}) {
  return {
    sender_name: 'Dilnoza Karimova',
    sender_phone: '901112233',
    receiver_name: 'Bobur Toshmatov',
    receiver_phone: '+998 93 444-55-66',
    from: { region: 14, city: 205, street: 'Bunyodkor 12, 4-uy' },
    to: { region: 8, city: 122, street: 'Registon 7, 15-uy' },
    parcel_size: { weight: 0.8 },
    delivery_option: 2,
    delivery_type: 1,
    payment_type: 'balance',
    description: 'Kitoblar',
    ...overrides,
  }
}

type Pictured = {
  photos?: readonly string[]
  proof?: { signature?: string; passport?: string; photo?: string }
}

/** In a story a picture has any name; here it is uploaded under that name, once an order. */
function picturesOf(app: TestApp) {
  const uploaded = new Map<string, string>()
  const upload = async (who: Person, call: Call, name: string) => {
    const known = uploaded.get(name)
    if (known) return known
    const { body } = await uploadPhoto(app, who, call)
    if (!body.data) throw new Error(JSON.stringify(body))
    uploaded.set(name, body.data.id)
    return body.data.id
  }
  return async (who: Person, { id }: { id: string }, body: object) => {
    const { photos, proof } = body as Pictured
    const named = (call: Call, name: string | undefined) =>
      name === undefined ? undefined : upload(who, call, `${id} ${call.path} ${name}`)
    const { uploadDeliveryPhoto, uploadSignature, uploadPassport } = orderFilesCalls
    return {
      ...body,
      ...(photos
        ? { photos: await Promise.all(photos.map((name) => named(uploadDeliveryPhoto, name))) }
        : {}),
      ...(proof
        ? {
            proof: {
              ...proof,
              signature: await named(uploadSignature, proof.signature),
              passport: await named(uploadPassport, proof.passport),
              photo: await named(uploadDeliveryPhoto, proof.photo),
            },
          }
        : {}),
    }
  }
}

type Verb = keyof typeof orderVerbsCalls

function callsOf(app: TestApp) {
  /** With a key of its own, unless the test has one. */
  const send = <C extends Call>(
    who: Person,
    call: C,
    given: Place<C> & { body: unknown },
    key: string = randomUUID(),
  ) => app.call<Call>(call, { ...given, headers: { ...who.headers, 'idempotency-key': key } })
  const shownIn = (answer: Answer): Shown => {
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
    return answer.body.data as Shown
  }
  const pictured = picturesOf(app)
  const verb = async (who: Person, order: { id: string }, name: Verb, body: object = {}) =>
    send(who, orderVerbsCalls[name], { params: { id: order.id }, body: await pictured(who, order, body) })
  /** Of the link that went to the sender about the last question. */
  const reweighKey = async ({ id }: { id: string }): Promise<string> => {
    const { event } = await app.db.one<{ event: string }>(sql`
      select event_id as event from order_event
      where order_id = ${Number(id)} and details -> 'askedTotal' is not null order by seq desc limit 1`)
    return reweighPageOf(app.secrets, Number(id), event).split('/').at(-1) ?? ''
  }
  return {
    send,
    shownIn,
    verb,
    /** Does it, or fails the test. */
    does: async (who: Person, order: { id: string }, name: Verb, body: object = {}) =>
      shownIn(await verb(who, order, name, body)),
    place: async (who: Person, overrides: Record<string, unknown> = {}) =>
      shownIn(await send(who, ordersCalls.createOrder, { body: draft(overrides) })),
    read: async (who: Person, { id }: { id: string }) =>
      shownIn(await app.call(ordersCalls.readOrder, { params: { id }, headers: who.headers })),
    list: async (who: Person, query: Record<string, unknown> = {}) => {
      const answer = await app.call(ordersCalls.listOrders, { query, headers: who.headers })
      return answer.body.data as { items: Shown[]; next_cursor: string | null }
    },
    checkout: (who: Person, orders: readonly { id: string }[], type: string) =>
      send(who, checkoutCalls.checkout, {
        body: { order_ids: orders.map(({ id }) => id), payment_type: type },
      }),
    topUp: async ({ id }: Person, amount: number) => {
      await post(app.db, {
        key: `test:${randomUUID()}`,
        template: 'top_up_approved',
        facts: { customer: id, amount },
        at: app.clock.now(),
      })
    },
    balance: ({ id }: Person) => balanceOf(app.db, 'customer_balance', id),
    owedBy: ({ id }: Person) => balanceOf(app.db, 'receivable', id),
    cashOf: ({ id }: Person) => balanceOf(app.db, 'courier_cash', id),
    tillOf: ({ id }: Person) => balanceOf(app.db, 'agent_cash', id),
    codOwedTo: ({ id }: Person) => balanceOf(app.db, 'cod_owed', id),
    money: ({ id }: { id: string }) => moneyOf(app.db, `order:${id}`),
    reweighKey,
    /** The sender's own yes or no, on the page of the link. */
    agrees: async (order: { id: string }) =>
      app.call(reweighCalls.agreeToPrice, { params: { key: await reweighKey(order) } }),
    declines: async (order: { id: string }) =>
      app.call(reweighCalls.declinePrice, { params: { key: await reweighKey(order) } }),
    /** What the receiver would read in the message. */
    receiverCode: async ({ id }: { id: string }) => {
      const { sealed } = await app.db.one<{ sealed: Buffer }>(
        sql`select receiver_code as sealed from customer_order where id = ${Number(id)}`,
      )
      return String(app.secrets.open('receiver code', sealed))
    },
  }
}

export const refusal = ({ status, body }: Answer) => ({
  status,
  code: body.code,
  fields: (body.errors as { path: string }[] | undefined)?.map(({ path }) => path) ?? [],
})
