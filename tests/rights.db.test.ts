import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#modules/accounts/domain/person.ts'
import { type CallerKind, callers, isAction, type policy, reachOf } from '#modules/accounts/domain/policy.ts'
import { openSession } from '#modules/accounts/session.service.ts'
import { orderVerbRoutes } from '#modules/orders/index.ts'
import { sql } from '#platform/db/sql.ts'
import { apiRoutes } from '../src/api.ts'
import { payoutOf } from './scenarios/cod-world.ts'
import { orderOf } from './scenarios/parcel-world.ts'
import { checkoutOf } from './scenarios/payment-world.ts'
import { demoSettings } from './support/api-settings.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'

/**
 * Walks every route with every kind of caller. What a route answers beside "who are you" (401) and "not you" (403) is
 * the business of its own tests; here only the door is tried, and what stands behind it for somebody else's things.
 */
const routes = apiRoutes(demoSettings)

/** For each route with a parameter: how a person comes to own such a thing, or why nobody owns it. */
const ownedBy: Record<string, ((app: TestApp, person: number) => Promise<string>) | 'nobody'> = {
  '/api/accounts/v1/addresses/:id': async ({ db }, person) => {
    const row = await db.one<{ id: number }>(sql`
      insert into address (person_id, label, region_id, district_id, street, created_at)
      values (${person}, 'uy', 14, 198, 'Bogʻ koʻchasi 5', now()) returning id`)
    return String(row.id)
  },
  '/api/accounts/v1/sessions/:id': async (app, person) => {
    await openSession(app.db, await personOf(app, person), {
      address: '10.0.0.9',
      userAgent: '',
      now: app.clock.now(),
    })
    const row = await app.db.one<{ id: number }>(sql`
      select max(id) as id from session where person_id = ${person}`)
    return String(row.id)
  },
  '/api/accounts/v1/personal-links/:code': 'nobody',
  '/api/orders/v1/orders/:id': orderOf,
  '/api/orders/v1/orders/:id/cancel': orderOf,
  '/api/orders/v1/orders/:id/receiver-address': orderOf,
  '/api/orders/v1/orders/:id/claims': 'nobody',
  '/api/orders/v1/orders/:id/label.pdf': async (app, person) => {
    const id = await orderOf(app, person)
    await app.db.run(sql`update customer_order set submitted_at = now() where id = ${Number(id)}`)
    return id
  },
  // src/modules/orders/order-files.db.test.ts.
  '/api/orders/v1/orders/:id/files/:file': 'nobody',
  '/api/orders/v1/agents/:id/point': 'nobody',
  // src/modules/orders/rules.db.test.ts holds every verb on another's order against a missing one.
  ...Object.fromEntries(
    orderVerbRoutes
      .filter(({ path }) => !path.endsWith('/cancel'))
      .map(({ path }) => [path, 'nobody'] as const),
  ),
  // Open to everybody; src/modules/tracking/privacy.db.test.ts holds every answer against the parcel's data.
  '/api/orders/v1/tarck-order/:trackId': 'nobody',
  '/api/orders/v1/track-order/:trackId': 'nobody',
  '/api/orders/v1/tarck-order/:trackId/personal-data': 'nobody',
  '/api/orders/v1/track-order/:trackId/personal-data': 'nobody',
  // The link is the right: src/modules/orders/receiver.db.test.ts.
  '/api/orders/v1/receiver/:link': 'nobody',
  ...Object.fromEntries(
    ['address', 'day', 'point', 'hand-over', 'delegate', 'delegate/revoke', 'storage', 'refuse'].map(
      (choice) => [`/api/orders/v1/receiver/:link/${choice}`, 'nobody'] as const,
    ),
  ),
  '/api/notifications/v1/eskiz/:secret': 'nobody',
  // src/modules/delivery/*.db.test.ts: the code is the right.
  '/api/delivery/v1/feedback/:code': 'nobody',
  '/api/delivery/v1/badges/:code': 'nobody',
  '/api/delivery/v1/badges/:code/word': 'nobody',
  '/api/delivery/v1/courier-photos/:code': 'nobody',
  '/api/desk/v1/couriers/:id/badge': 'nobody',
  '/api/desk/v1/couriers/:id/photo': 'nobody',
  '/api/desk/v1/couriers/:id/ratings': 'nobody',
  '/api/points/v1/points/:id': 'nobody',
  '/api/desk/v1/tariffs/:version': 'nobody',
  '/api/desk/v1/tariffs/:version/effect': 'nobody',
  '/api/desk/v1/tariffs/:version/publish': 'nobody',
  '/api/desk/v1/staff/:id': 'nobody',
  '/api/payments/v1/checkouts/:number': checkoutOf,
  '/api/payments/v1/checkouts/:number/cancel': checkoutOf,
  '/api/payments/v1/checkouts/:number/link': checkoutOf,
  // Payme's and Click's calls are no routes of ours: src/modules/payments/*.db.test.ts try their own keys.
  '/api/payments/v1/pay/:token': 'nobody',
  '/api/desk/v1/payment-methods/:type': 'nobody',
  '/api/desk/v1/refunds/:id/done': 'nobody',
  '/api/desk/v1/payments/:number': 'nobody',
  '/api/desk/v1/comparisons/:id': 'nobody',
  // src/modules/payments/top-up.db.test.ts.
  '/api/accounts/v1/top-ups/:id/receipt': 'nobody',
  '/api/desk/v1/top-ups/:id/receipt': 'nobody',
  '/api/desk/v1/top-ups/:id/approve': 'nobody',
  '/api/desk/v1/top-ups/:id/reject': 'nobody',
  '/api/accounts/v1/cod/payouts/:id/registry': payoutOf,
  '/api/payments/v1/cod/:id/carried-back': 'nobody',
  '/api/desk/v1/cod/senders/:id/parcels': 'nobody',
  '/api/desk/v1/cod/senders/:id/pay-cash': 'nobody',
  '/api/desk/v1/cod/batches/:id': 'nobody',
  '/api/desk/v1/cod/batches/:id/file': 'nobody',
  '/api/desk/v1/cod/batches/:id/sent': 'nobody',
  '/api/desk/v1/cod/payouts/:id/confirm': 'nobody',
  '/api/desk/v1/cod/payouts/:id/return': 'nobody',
  '/api/desk/v1/cod/payouts/:id/registry': 'nobody',
  '/api/desk/v1/hand-ins/:id/confirm': 'nobody',
  '/api/desk/v1/hand-ins/:id/reject': 'nobody',
  '/api/desk/v1/orders/:id': 'nobody',
  '/api/desk/v1/orders/:id/notices': 'nobody',
  // src/modules/orders/claims.db.test.ts.
  '/api/orders/v1/orders/:id/claims/:claim/photos': 'nobody',
  '/api/desk/v1/claims/:id': 'nobody',
  '/api/desk/v1/claims/:id/photos/:file': 'nobody',
  '/api/desk/v1/claims/:id/accept': 'nobody',
  '/api/desk/v1/claims/:id/pay-out': 'nobody',
  '/api/desk/v1/claims/:id/reject': 'nobody',
  '/api/desk/v1/confirmations/:id/call': 'nobody',
  '/api/desk/v1/confirmations/:id/no-answer': 'nobody',
  '/api/desk/v1/customers/:id/orders': 'nobody',
  '/api/desk/v1/staff/:id/second-step': 'nobody',
  '/api/desk/v1/staff/:id/dismiss': 'nobody',
}

const personOf = ({ db }: TestApp, id: number) =>
  db.one<{ id: number; role: Role }>(sql`select id, role from person where id = ${id}`)

const missingId = '999999999999'

let app: TestApp
const people = new Map<CallerKind, { mine: number; other: number }>()
let made = 0

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '100000' } })
  for (const kind of callers.filter((caller) => caller !== 'visitor')) {
    people.set(kind, { mine: await newPerson(kind), other: await newPerson(kind) })
  }
})

async function newPerson(kind: CallerKind): Promise<number> {
  made += 1
  const isCustomer = kind === 'personal' || kind === 'merchant'
  const { id } = await app.db.one<{ id: number }>(sql`
    insert into person (phone, full_name, type, role)
    values (${String(905_000_000 + made)}, 'Sinov', ${kind === 'merchant' ? 8 : 1}, ${isCustomer ? 'customer' : kind})
    returning id`)
  return id
}

/** A session of its own for every call: some calls end the one they came with. */
async function headersOf(kind: CallerKind): Promise<Record<string, string>> {
  const person = people.get(kind)?.mine
  if (person === undefined) return {}
  const now = app.clock.now()
  const token = await openSession(app.db, await personOf(app, person), {
    address: '10.0.0.1',
    userAgent: '',
    now,
  })
  return { authorization: `Token ${token}` }
}

const parameterIn = /:\w+/g
const hasParameter = (path: string) => path.includes('/:')

async function callAs(kind: CallerKind, route: (typeof routes)[number], id: string) {
  const answer = await app.call(route.method, route.path.replace(parameterIn, id), {
    headers: await headersOf(kind),
    ...(route.method === 'GET' ? {} : { body: {} }),
  })
  const { request_id: _, ...body } = answer.body
  return { status: answer.status, code: body.code, body }
}

describe.each(callers)('%s', (kind) => {
  test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s',
    async (_, route) => {
      const action = route.action
      if (!isAction(action)) throw new Error(`${action} has no row in the policy table`)
      const { status, code } = await callAs(kind, route, missingId)
      if (reachOf(kind, action) === undefined) {
        expect([status, code]).toEqual(kind === 'visitor' ? [401, 'unauthorized'] : [403, 'forbidden'])
        return
      }
      expect(status, String(code)).not.toBe(401)
      expect(code).not.toBe('forbidden')
    },
  )
})

/** Written out once more, by hand: a row that is changed by mistake is noticed here. */
describe('the table itself', () => {
  const admins = ['admin']
  const desk = ['operator', 'admin']
  const people = callers.filter((kind) => kind !== 'visitor')
  const expected: Partial<Record<keyof typeof policy, readonly string[]>> = {
    'profile.edit': people,
    'address.edit': people,
    'device.end': people,
    'account.delete': ['personal', 'merchant'],
    'order.inspect': ['operator', 'cashier', 'admin'],
    'customer.read': desk,
    'customer.create': desk,
    'staff.read': desk,
    'my-badge.read': ['courier'],
    'courier-badge.read': desk,
    'courier-badge.edit': desk,
    'driver-rating.give': ['personal', 'merchant'],
    'payment-method.manage': admins,
    'refund.manage': ['cashier', 'admin'],
    'payment.inspect': ['operator', 'cashier', 'admin'],
    'payment.compare': ['cashier', 'admin'],
    'top-up.create': ['personal', 'merchant'],
    'top-up.review': ['cashier', 'admin'],
    'cod.pay-out': ['cashier', 'admin'],
    'cod.choose': ['personal', 'merchant'],
    'cash.hand-in': ['courier', 'agent', 'operator', 'admin'],
    'claim.review': ['operator', 'cashier', 'admin'],
    'claim.decide': ['operator', 'cashier', 'admin'],
    'claim.pay-out': ['cashier', 'admin'],
    'checkout.change': ['personal', 'merchant'],
    'staff.edit': admins,
    'audit.read': admins,
    'tariff.read': ['operator', 'cashier', 'admin'],
    'tariff.edit': admins,
  }

  test.each(Object.entries(expected))('%s is for %j', (action, kinds) => {
    const allowed = callers.filter((kind) => reachOf(kind, action as keyof typeof policy) !== undefined)
    expect(allowed).toEqual(kinds)
  })
})

describe('things of others', () => {
  const withParameter = routes.filter(({ path }) => hasParameter(path))

  test('every route with a parameter says who owns what it names', () => {
    expect(withParameter.map(({ path }) => path).filter((path) => !(path in ownedBy))).toEqual([])
  })

  const owned = withParameter.flatMap((route) => {
    const own = ownedBy[route.path]
    return typeof own === 'function' ? [[`${route.method} ${route.path}`, route, own] as const] : []
  })

  test.each(owned)('%s answers for another’s exactly as for a missing one', async (_, route, own) => {
    const action = route.action
    if (!isAction(action)) throw new Error(action)
    for (const kind of callers) {
      const person = people.get(kind)
      if (!person || reachOf(kind, action) !== 'own') continue
      const missing = await callAs(kind, route, missingId)
      const foreign = await callAs(kind, route, await own(app, person.other))
      expect(foreign).toEqual(missing)
      expect(missing.status).toBe(404)
      const mine = await callAs(kind, route, await own(app, person.mine))
      expect(mine.status, `${kind}: ${mine.code}`).toBeLessThan(400)
    }
  })
})
