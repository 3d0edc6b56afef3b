import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lifecycle } from '#modules/orders/domain/lifecycle.ts'
import { holders, statuses, verbs } from '#modules/orders/domain/words.ts'
import {
  channelNames,
  isStillTrue,
  isWorthTelling,
  linkBy,
  type NoticeKind,
  noticeKinds,
  reminderDue,
  reminders,
  specOf,
} from './notices.ts'
import { type Happening, kindsFor, legsOf, mayBeNews, noticeTable } from './planning.ts'
import { afterQuietHours } from './quiet-hours.ts'

const far: Happening = {
  verb: '',
  actor: 'courier',
  isSaidElsewhere: false,
  isByDocument: false,
  before: { status: 'accept', holder: 'sender' },
  holder: 'courier',
  isLastAttempt: false,
  isStorageOver: false,
  toDoor: true,
  isNear: false,
  isReturn: false,
}
const near = { ...far, isNear: true }
const failed = { before: { status: 'failed_delivery', holder: 'courier' } }
const atPoint = { before: { status: 'agent_received', holder: 'origin_point' } }

const paths: [string, Partial<Happening>, readonly NoticeKind[]][] = [
  ['pay', {}, ['order_accepted']],
  ['confirm', {}, ['order_accepted']],
  ['pick_up', far, ['order_collected', 'on_the_way']],
  ['pick_up', { ...far, toDoor: false }, ['order_collected', 'on_the_way']],
  ['pick_up', near, ['order_collected', 'out_for_delivery']],
  ['pick_up', { ...near, toDoor: false }, ['order_collected', 'on_the_way']],
  ['pick_up', { ...far, ...atPoint }, []],
  ['pick_up', { ...near, ...atPoint }, ['out_for_delivery']],
  ['pick_up', { ...near, ...atPoint, toDoor: false }, []],
  ['drop_off', { holder: 'origin_point' }, ['order_collected', 'on_the_way']],
  ['drop_off', { holder: 'destination_point' }, ['order_collected', 'storage_ending', 'waiting_at_point']],
  ['fail_pickup', {}, ['collection_failed']],
  ['store', { holder: 'origin_point' }, []],
  ['store', { holder: 'depot' }, []],
  ['store', { holder: 'destination_point' }, ['storage_ending', 'waiting_at_point']],
  ['store', { holder: 'locker' }, ['storage_ending', 'waiting_at_point']],
  ['fail_delivery', { reason: 'nobody_home' }, ['delivery_failed', 'attempt_failed']],
  ['fail_delivery', { reason: 'refused' }, ['order_refused']],
  ['redeliver', failed, ['out_for_delivery']],
  ['redeliver', { ...failed, toDoor: false }, []],
  // The receiver moves a day that is still ahead to another, as often as they like.
  ['redeliver', { before: { status: 'pickup', holder: 'courier' } }, []],
  ['redirect', { ...atPoint, holder: 'origin_point' }, []],
  ['redirect', { ...atPoint, holder: 'destination_point' }, ['storage_ending', 'waiting_at_point']],
  ['redirect', failed, []],
  // Their point closes.
  ['redirect', { actor: 'system', holder: 'courier' }, ['point_moved']],
  ['refuse', {}, ['order_refused']],
  ['deliver', {}, ['order_delivered', 'delivered']],
  ['hand_out', {}, ['order_delivered', 'handed_out']],
  ['hand_out', { isByDocument: true }, ['order_delivered', 'handed_out_by_document']],
  ['send_code', { holder: 'destination_point' }, ['code_again']],
  ['renew_code', {}, ['new_code']],
  // On the receiver's own page they know it themselves; by phone or with a slip somebody else may have said it.
  ['choose_hand_over', {}, []],
  ['choose_hand_over', { isSaidElsewhere: true }, ['choice_told']],
  ['redirect', { ...failed, isSaidElsewhere: true }, ['choice_told']],
  ['redeliver', { ...failed, isSaidElsewhere: true }, ['out_for_delivery']],
  ['redeliver', { before: { status: 'pickup', holder: 'courier' }, isSaidElsewhere: true }, ['choice_told']],
  ['return', {}, ['order_returning']],
  ['return', { isStorageOver: true }, ['order_returning', 'going_back']],
  // Of the way there the return that follows at once tells.
  ['expire', {}, []],
  ['expire', { isReturn: true }, ['kept_for_sender']],
  ['fail_delivery', { isLastAttempt: true }, ['attempts_used']],
  ['undo_delivery', {}, ['order_not_delivered', 'delivery_undone']],
  ['extend_storage', { holder: 'locker' }, ['storage_ending']],
  ['cancel', { before: { status: 'draft', holder: 'sender' } }, []],
  ['cancel', { before: { status: 'new', holder: 'sender' } }, ['order_cancelled']],
  ['give_up_pickup', {}, ['order_cancelled']],
  ['write_off', {}, ['order_lost']],
]

test.each(paths)('%s tells the right people (%#)', (verb, facts, kinds) => {
  expect(kindsFor({ ...far, ...facts, verb })).toEqual(kinds)
})

/** Steps of ours, of the receiver's own doing, or told by what follows them at once. */
const nobodysNews = [
  // Between our own hands, and between depots that nobody else knows of.
  'load',
  'reassign',
  'hand_over',
  // The price of what was measured again is told by an event of its own.
  'reweigh',
  'agree_price',
  'decline_price',
  'place',
  'submit',
  'remind',
  'accept',
  'release',
  'requeue',
  'complete',
  'dispose',
  'report_found',
  'reinstate',
  'hand_back',
]

test('every verb of the lifecycle is news to somebody or known to be nobody’s', () => {
  const unknown = verbs.filter((verb) => !mayBeNews(verb) && !nobodysNews.includes(verb))
  expect(unknown).toEqual([])
  expect(noticeTable.filter(({ verb }) => !verbs.some((known) => known === verb))).toEqual([])
})

test('every kind is told by something, and is true in a state that this verb leads to', () => {
  for (const kind of noticeKinds) {
    const told = noticeTable.filter(({ kinds }) => kinds.includes(kind)).map(({ verb }) => verb)
    expect(told.length, kind).toBeGreaterThan(0)
    for (const verb of told) {
      const ends = lifecycle.filter((row) => row.verb === verb).map(({ to }) => to)
      expect(
        ends.some((to) => specOf(kind).trueIn.includes(to)),
        `${kind} after ${verb}`,
      ).toBe(true)
    }
  }
})

test('the states that a notice names exist', () => {
  const words = new Set<string>([...statuses, ...holders])
  const named = noticeKinds.flatMap((kind) => [...specOf(kind).trueIn, ...(specOf(kind).heldBy ?? [])])
  expect(named.filter((word) => !words.has(word))).toEqual([])
})

const now = new Date('2026-11-16T07:00:00Z')
const storedUntil = new Date('2026-11-23T07:00:00Z')

test('the end of storage is told of on its last day, and not on one that an extension has moved', () => {
  const kept = (until: Date) => ({ status: 'agent_received', holder: 'locker', storedUntil: until })
  const dayBefore = reminderDue(storedUntil)
  expect(dayBefore).toEqual(new Date('2026-11-22T07:00:00Z'))
  expect(isStillTrue('storage_ending', kept(storedUntil), dayBefore)).toBe(true)
  expect(isStillTrue('storage_ending', kept(new Date('2026-11-30T07:00:00Z')), dayBefore)).toBe(false)
  expect(isStillTrue('storage_ending', { ...kept(storedUntil), status: 'done' }, dayBefore)).toBe(false)
  expect(reminders).toEqual(['storage_ending'])
})

test('a courier on the way is no news once the parcel is delivered', () => {
  const isTrue = (kind: NoticeKind, status: string, holder: string) =>
    isStillTrue(kind, { status, holder, storedUntil: null }, now)
  expect(isTrue('out_for_delivery', 'pickup', 'courier')).toBe(true)
  expect(isTrue('out_for_delivery', 'done', 'receiver')).toBe(false)
  expect(isTrue('waiting_at_point', 'agent_received', 'origin_point')).toBe(false)
})

test.each(['pickup', 'agent_received', 'failed_delivery'])('a parcel refused in %s is told of', (status) => {
  expect(isStillTrue('order_refused', { status, holder: 'courier', storedUntil: null }, now)).toBe(true)
})

test('old news is told only for its code, and only while it is true', () => {
  const onRoad = { status: 'pickup', holder: 'courier' }
  const told = (isOld: boolean, parcel: typeof onRoad) =>
    noticeKinds.filter((kind) => isWorthTelling(kind, isOld, { ...parcel, storedUntil }, now))
  expect(told(false, onRoad)).toEqual(noticeKinds)
  expect(told(true, onRoad)).toEqual(['out_for_delivery', 'new_code'])
  expect(told(true, { status: 'agent_received', holder: 'locker' })).toEqual([
    'waiting_at_point',
    'storage_ending',
    'code_again',
    'new_code',
  ])
  expect(told(true, { status: 'done', holder: 'receiver' })).toEqual([])
})

test('a letter leads to the page that is open to all, whatever it tells', () => {
  expect(noticeKinds.filter((kind) => linkBy('email', kind) !== 'track')).toEqual([])
  expect(noticeKinds.filter((kind) => linkBy('sms', kind) !== 'track')).toEqual([
    'attempt_failed',
    'storage_ending',
    'point_moved',
    'choice_told',
    'delivered',
  ])
})

test('whoever gets their own parcel back is told as its receiver', () => {
  expect(kindsFor({ ...near, verb: 'pick_up', isReturn: true })).toEqual(['out_for_delivery'])
  expect(kindsFor({ ...far, verb: 'confirm', isReturn: true })).toEqual([])
})

const ways = fc.record(
  Object.fromEntries(channelNames.map((name) => [name, fc.boolean()])) as Record<
    (typeof channelNames)[number],
    fc.Arbitrary<boolean>
  >,
)

test('no channel is used that is not there, nor one that the person switched off but for a code', () => {
  fc.assert(
    fc.property(ways, fc.option(ways, { nil: undefined }), fc.boolean(), (reaches, wanted, holdsCode) => {
      for (const { channel, instead } of legsOf({ holdsCode }, reaches, wanted))
        for (const name of [channel, instead].filter((one) => one !== undefined)) {
          expect(reaches[name]).toBe(true)
          expect((wanted?.[name] ?? true) || (holdsCode && name === 'sms')).toBe(true)
        }
    }),
  )
})

test('a code always has an SMS to go by, at once or if Telegram fails', () => {
  fc.assert(
    fc.property(ways, fc.option(ways, { nil: undefined }), (reaches, wanted) => {
      const legs = legsOf({ holdsCode: true }, { ...reaches, sms: true }, wanted)
      expect(legs.filter(({ channel, instead }) => channel === 'sms' || instead === 'sms')).toHaveLength(1)
    }),
  )
})

test('an SMS is never sent beside Telegram', () => {
  fc.assert(
    fc.property(ways, fc.option(ways, { nil: undefined }), fc.boolean(), (reaches, wanted, holdsCode) => {
      const names = legsOf({ holdsCode }, reaches, wanted).map(({ channel }) => channel)
      expect(names.includes('sms') && names.includes('telegram')).toBe(false)
    }),
  )
})

test.each([
  ['2026-11-16T08:00:00+05:00', '2026-11-16T08:00:00+05:00'],
  ['2026-11-16T20:59:59+05:00', '2026-11-16T20:59:59+05:00'],
  ['2026-11-16T21:00:00+05:00', '2026-11-17T08:00:00+05:00'],
  ['2026-11-16T23:59:59+05:00', '2026-11-17T08:00:00+05:00'],
  ['2026-11-17T00:00:00+05:00', '2026-11-17T08:00:00+05:00'],
  ['2026-11-17T07:59:59+05:00', '2026-11-17T08:00:00+05:00'],
])('what can wait and comes at %s is sent at %s', (at, sent) => {
  expect(afterQuietHours(new Date(at))).toEqual(new Date(sent))
})
