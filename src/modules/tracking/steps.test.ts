import { expect, test } from 'vitest'
import { verbs } from '#modules/orders/domain/words.ts'
import { type OrderEvent, project, trackingOf, type Verb } from '#modules/orders/index.ts'

/*
 * Every way through the lifecycle (DECISIONS, "Order lifecycle") and the seven-step picture people see at its end.
 * A picture is one sign a step: = passed, * current, . ahead; then what ended the way, if anything did.
 */

type Step = Verb | [Verb, Partial<OrderEvent>]
type Terms = Parameters<typeof project>[0]

const doorToDoor: Terms = {
  fromDoor: true,
  toDoor: true,
  destinationPointId: undefined,
  total: 25_000,
  toCollect: 0,
  isReturn: false,
  firstCustody: { holder: 'sender' },
}
const pointToPoint: Terms = { ...doorToDoor, fromDoor: false, toDoor: false, destinationPointId: 2 }
const doorToPoint: Terms = { ...doorToDoor, toDoor: false, destinationPointId: 2 }
const pointToDoor: Terms = { ...doorToDoor, fromDoor: false }
const wayBack: Terms = {
  ...doorToDoor,
  isReturn: true,
  firstCustody: { holder: 'destination_point', pointId: 2 },
}

const byWhom: Partial<Record<Verb, OrderEvent['actor']>> = {
  place: 'owner',
  submit: 'owner',
  change_address: 'owner',
  cancel: 'owner',
  redeliver: 'receiver',
  redirect: 'receiver',
  choose_hand_over: 'receiver',
  delegate: 'receiver',
  revoke_delegate: 'receiver',
  renew_code: 'receiver',
  send_code: 'agent',
  load: 'agent',
  reassign: 'operator',
  hand_over: 'courier',
  refuse: 'receiver',
  extend_storage: 'receiver',
  accept: 'courier',
  release: 'courier',
  pick_up: 'courier',
  fail_pickup: 'courier',
  deliver: 'courier',
  fail_delivery: 'courier',
  undo_delivery: 'courier',
  drop_off: 'agent',
  store: 'agent',
  hand_out: 'agent',
  report_found: 'agent',
  confirm: 'operator',
  write_off: 'operator',
  reinstate: 'operator',
  hand_back: 'operator',
}

const start = Date.parse('2026-11-16T07:00:00.000Z')
const days = (count: number) => ({ happenedAt: new Date(start + count * 86_400_000) })
const at = (pointId: number) => ({ pointId })

function logOf(steps: readonly Step[]): OrderEvent[] {
  return steps.map((step, index) => {
    const [verb, fields] = typeof step === 'string' ? [step, {}] : step
    const happenedAt = new Date(start + index * 60_000)
    return {
      id: `e${index}`,
      seq: index,
      verb,
      actor: byWhom[verb] ?? 'system',
      personId: 1,
      courierId: 1,
      happenedAt,
      recordedAt: happenedAt,
      ...fields,
    }
  })
}

const signs = { passed: '=', current: '*', ahead: '.' } as const

const paid = ['place', 'pay'] as const
const collected = [...paid, 'accept', 'pick_up'] as const
const inVain: Step = ['fail_delivery', { reason: 'nobody_home' }]
const notThere: Step = ['fail_pickup', { reason: 'phone_off' }]
const dropOff: Step = ['drop_off', at(1)]
const inDepot = { pointId: 9, details: { depot: true } } as const
const byCode = { details: { proof: { kind: 'code' } } } as const

const ways: [string, Terms, Step[], string][] = [
  ['placed', doorToDoor, ['place'], '*......'],
  ['waiting for the call', doorToDoor, ['place', 'submit'], '*......'],
  ['confirmed by the call', doorToDoor, ['place', 'submit', 'confirm'], '=*.....'],
  ['paid', doorToDoor, [...paid], '=*.....'],
  ['readdressed before it left', doorToDoor, [...paid, 'change_address'], '=*.....'],
  ['dropped from the basket', doorToDoor, ['place', 'cancel'], '*...... cancelled'],
  ['forgotten in the basket', doorToDoor, ['place', ['expire', days(8)]], '*...... expired'],
  ['taken on by a courier', doorToDoor, [...paid, 'accept'], '=*.....'],
  ['released again', doorToDoor, [...paid, 'accept', 'release'], '=*.....'],
  ['cancelled before it left', doorToDoor, [...paid, 'accept', 'cancel'], '=*..... cancelled'],
  ['one pickup in vain', doorToDoor, [...paid, 'accept', notThere], '=*.....'],
  ['back in the queue', doorToDoor, [...paid, 'accept', notThere, 'requeue'], '=*.....'],
  [
    'three pickups in vain',
    doorToDoor,
    [
      ...paid,
      'accept',
      notThere,
      'requeue',
      'accept',
      notThere,
      'requeue',
      'accept',
      notThere,
      'give_up_pickup',
    ],
    '=*..... cancelled',
  ],
  ['handed in at a point', pointToDoor, [...paid, dropOff], '==*....'],
  ['collected at the door', doorToDoor, [...collected], '===*...'],
  ['through a sorting point', doorToDoor, [...collected, ['store', at(9)]], '===*...'],
  ['on from the sorting point', doorToDoor, [...collected, ['store', at(9)], 'pick_up'], '====*..'],
  ['on from the first point', pointToDoor, [...paid, dropOff, 'pick_up'], '====*..'],
  ['at its destination point', pointToPoint, [...paid, dropOff, 'pick_up', ['store', at(2)]], '=====*.'],
  [
    'in its locker',
    doorToPoint,
    [...collected, ['store', { ...at(2), details: { locker: true } }]],
    '=====*.',
  ],
  ['storage extended', doorToPoint, [...collected, ['store', at(2)], ['extend_storage', days(3)]], '=====*.'],
  ['refused at the point', doorToPoint, [...collected, ['store', at(2)], 'refuse'], '=====*.'],
  ['storage over', doorToPoint, [...collected, ['store', at(2)], ['expire', days(9)]], '=====*. expired'],
  [
    'sent back',
    doorToPoint,
    [...collected, ['store', at(2)], ['expire', days(9)], ['return', days(9)]],
    '=====*. expired',
  ],
  [
    'handed out',
    doorToPoint,
    [...collected, ['store', at(2)], ['hand_out', { ...at(2), ...byCode }]],
    '======*',
  ],
  ['delivered', doorToDoor, [...collected, 'deliver'], '======*'],
  ['closed by the code', doorToDoor, [...collected, ['deliver', byCode], 'complete'], '======*'],
  ['closed after a day', doorToDoor, [...collected, 'deliver', ['complete', days(2)]], '======*'],
  ['delivery undone', doorToDoor, [...collected, 'deliver', 'undo_delivery'], '===*...'],
  ['delivery in vain', doorToDoor, [...collected, inVain], '=====*.'],
  ['another day', doorToDoor, [...collected, inVain, 'redeliver'], '====*..'],
  ['delivered at the second attempt', doorToDoor, [...collected, inVain, 'redeliver', 'deliver'], '======*'],
  ['redirected to a point', doorToDoor, [...collected, inVain, ['store', at(3)]], '=====*.'],
  ['redirected before it left', doorToDoor, [...paid, ['redirect', at(3)]], '=*.....'],
  [
    'redirected, and there',
    doorToDoor,
    [...collected, inVain, ['redirect', at(3)], ['store', at(3)]],
    '=====*.',
  ],
  [
    'redirected to where it lies',
    doorToDoor,
    [...collected, ['store', at(3)], ['redirect', at(3)]],
    '=====*.',
  ],
  ['for the neighbour', doorToDoor, [...collected, 'choose_hand_over', 'deliver'], '======*'],
  ['somebody else comes', doorToDoor, [...collected, 'delegate', 'deliver'], '======*'],
  ['nobody else comes after all', doorToDoor, [...collected, 'delegate', 'revoke_delegate'], '===*...'],
  [
    'a code that was lost and one that was locked',
    doorToDoor,
    [...collected, inVain, ['store', at(3)], ['send_code', at(3)], 'renew_code'],
    '=====*.',
  ],
  [
    'through a depot, on a trip',
    doorToDoor,
    [...collected, ['store', inDepot], ['load', { pointId: 9, details: { tripId: 5 } }]],
    '====*..',
  ],
  [
    'given to another courier',
    doorToDoor,
    [...collected, ['reassign', { courierId: 2 }], ['hand_over', { personId: 2, courierId: 2 }]],
    '===*...',
  ],
  ['refused on the road', doorToDoor, [...collected, 'refuse', inVain, 'expire'], '=====*. expired'],
  [
    'three attempts in vain',
    doorToDoor,
    [...collected, inVain, 'redeliver', inVain, 'redeliver', inVain, 'expire'],
    '=====*. expired',
  ],
  [
    'refused at the door',
    doorToDoor,
    [...collected, ['fail_delivery', { reason: 'refused' }], 'expire'],
    '=====*. expired',
  ],
  ['lost on the road', doorToDoor, [...collected, ['write_off', { reason: 'lost' }]], '===*... cancelled'],
  ['found after cancellation', doorToDoor, [...paid, 'cancel', ['report_found', at(1)]], '=*..... cancelled'],
  ['reinstated', doorToDoor, [...paid, 'cancel', ['report_found', at(1)], 'reinstate'], '====*..'],
  ['handed back', doorToDoor, [...paid, 'cancel', ['report_found', at(1)], 'hand_back'], '=*..... cancelled'],
  ['a way back, confirmed', wayBack, ['place', 'confirm'], '=*.....'],
  ['a way back, on the road', wayBack, ['place', 'confirm', 'accept', 'pick_up'], '====*..'],
  ['a way back, delivered', wayBack, ['place', 'confirm', 'accept', 'pick_up', 'deliver'], '======*'],
]

test.each(ways)('%s', (_, terms, steps, picture) => {
  const placed = logOf(steps).map((event) => (terms.isReturn ? bySystem(event) : event))
  expect(project(terms, placed).noted.map(({ verb }) => verb)).toEqual([])
  const { steps: shown, ended } = trackingOf(terms, placed)
  expect([shown.map(({ state }) => signs[state]).join(''), ended].filter(Boolean).join(' ')).toBe(picture)
  const moments = shown.flatMap(({ at: moment }) => moment?.getTime() ?? [])
  expect(moments).toEqual(moments.toSorted((one, other) => one - other))
})

/** A way back is ordered and confirmed by the system. */
const bySystem = (event: OrderEvent): OrderEvent =>
  event.verb === 'place' || event.verb === 'confirm' ? { ...event, actor: 'system' } : event

test('every verb of the lifecycle is on one of these ways', () => {
  const walked = new Set(
    ways.flatMap(([, , steps]) => steps.map((step) => (Array.isArray(step) ? step[0] : step))),
  )
  // A reminder and a question about the price move nothing; a returned parcel is disposed of on an order that has long expired.
  const still: readonly Verb[] = ['remind', 'dispose', 'reweigh', 'agree_price', 'decline_price']
  expect(verbs.filter((verb) => !walked.has(verb) && !still.includes(verb))).toEqual([])
})

test('a step knows when it was first reached, and one that was skipped knows nothing', () => {
  const { steps } = trackingOf(doorToDoor, logOf([...collected]))
  expect(steps.map(({ at: moment }) => moment?.getTime())).toEqual([
    start,
    start + 60_000,
    undefined,
    start + 180_000,
    undefined,
    undefined,
    undefined,
  ])
})
