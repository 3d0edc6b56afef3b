import { type ChannelName, type NoticeKind, type NoticeSpec, specOf } from './notices.ts'

/** One event of an order's log, as far as it decides who is told what. */
export type Happening = Readonly<{
  verb: string
  actor: string
  reason?: string | undefined
  /** Said by the receiver by phone or with a slip, and not by their own link. */
  isSaidElsewhere: boolean
  /** Handed out for an identity document. */
  isByDocument: boolean
  /** The state it came from; undefined for the first event. */
  before: Readonly<{ status: string; holder: string }> | undefined
  /** Who has the parcel after it. */
  holder: string
  /** No other attempt follows: it was the last one. */
  isLastAttempt: boolean
  /** Its storage has run out; what was refused or tried three times has been told of already. */
  isStorageOver: boolean
  /** The parcel is carried to the receiver's door. */
  toDoor: boolean
  /** It left from a place in the receiver's own region, so the next stop is the receiver. */
  isNear: boolean
  /** Carries a parcel back: whoever sent it is now the receiver, and is told as such. */
  isReturn: boolean
}>

type Row = Readonly<{
  verb: string
  when?: (happening: Happening) => boolean
  kinds: readonly NoticeKind[]
}>

const fromSender = ({ before }: Happening) => before?.holder === 'sender'
const goesOut = ({ toDoor, isNear }: Happening) => toDoor && isNear
const atPoint = ({ holder }: Happening) => holder === 'destination_point' || holder === 'locker'
const isRefused = ({ reason }: Happening) => reason === 'refused'
/** Who throws a draft away knows it, and has paid nothing. */
const wasOrdered = ({ before }: Happening) => before?.status !== 'draft'

/** Whoever moves a day that is still ahead to another knows it: an SMS each time could be asked for without end. */
const goesOutAgain = ({ before, toDoor }: Happening) => toDoor && before?.status === 'failed_delivery'

/** What a receiver can have said by phone or with a slip. */
const choices = [
  'redeliver',
  'redirect',
  'change_address',
  'choose_hand_over',
  'delegate',
  'revoke_delegate',
  'extend_storage',
  'refuse',
] as const
/** Where another message tells the same phone of it. */
const isToldAnyway = (it: Happening) =>
  (it.verb === 'redeliver' && goesOutAgain(it)) || (it.verb === 'redirect' && atPoint(it))

/** Which event tells what. Every row that fits counts; what has no row is nobody's news. */
export const noticeTable: readonly Row[] = [
  { verb: 'pay', kinds: ['order_accepted'] },
  { verb: 'confirm', kinds: ['order_accepted'] },
  { verb: 'pick_up', when: fromSender, kinds: ['order_collected'] },
  { verb: 'pick_up', when: (it) => fromSender(it) && !goesOut(it), kinds: ['on_the_way'] },
  { verb: 'pick_up', when: goesOut, kinds: ['out_for_delivery'] },
  { verb: 'drop_off', kinds: ['order_collected'] },
  { verb: 'drop_off', when: (it) => !atPoint(it), kinds: ['on_the_way'] },
  // Left by its sender where its receiver comes for it.
  { verb: 'drop_off', when: atPoint, kinds: ['storage_ending', 'waiting_at_point'] },
  { verb: 'fail_pickup', kinds: ['collection_failed'] },
  { verb: 'store', when: atPoint, kinds: ['storage_ending', 'waiting_at_point'] },
  { verb: 'extend_storage', when: atPoint, kinds: ['storage_ending'] },
  // Who refused it at the door has chosen already, and there is no other day to offer.
  { verb: 'fail_delivery', when: isRefused, kinds: ['order_refused'] },
  // After the last attempt there is nothing left to choose. Its sender hears of the way back in a moment.
  { verb: 'fail_delivery', when: (it) => !isRefused(it) && it.isLastAttempt, kinds: ['attempts_used'] },
  {
    verb: 'fail_delivery',
    when: (it) => !isRefused(it) && !it.isLastAttempt,
    kinds: ['delivery_failed', 'attempt_failed'],
  },
  { verb: 'redeliver', when: goesOutAgain, kinds: ['out_for_delivery'] },
  // Sent to the point where it lies already: it has arrived.
  { verb: 'redirect', when: atPoint, kinds: ['storage_ending', 'waiting_at_point'] },
  // Not the receiver's own choice: the point they chose closes.
  { verb: 'redirect', when: (it) => it.actor === 'system' && !atPoint(it), kinds: ['point_moved'] },
  { verb: 'refuse', kinds: ['order_refused'] },
  { verb: 'deliver', kinds: ['order_delivered', 'delivered'] },
  { verb: 'hand_out', kinds: ['order_delivered'] },
  { verb: 'hand_out', when: (it) => !it.isByDocument, kinds: ['handed_out'] },
  { verb: 'hand_out', when: (it) => it.isByDocument, kinds: ['handed_out_by_document'] },
  { verb: 'send_code', kinds: ['code_again'] },
  { verb: 'renew_code', kinds: ['new_code'] },
  ...choices.map((verb) => ({
    verb,
    when: (it: Happening) => it.isSaidElsewhere && !isToldAnyway(it),
    kinds: ['choice_told'] as const,
  })),
  { verb: 'undo_delivery', kinds: ['order_not_delivered', 'delivery_undone'] },
  { verb: 'return', kinds: ['order_returning'] },
  { verb: 'return', when: (it) => it.isStorageOver, kinds: ['going_back'] },
  { verb: 'expire', when: (it) => it.isReturn, kinds: ['kept_for_sender'] },
  { verb: 'cancel', when: wasOrdered, kinds: ['order_cancelled'] },
  { verb: 'give_up_pickup', kinds: ['order_cancelled'] },
  { verb: 'write_off', kinds: ['order_lost'] },
]

/** Most events are nobody's news: known before anything is looked up. */
export const mayBeNews = (verb: string) => noticeTable.some((row) => row.verb === verb)

export function kindsFor(happening: Happening): NoticeKind[] {
  const kinds = noticeTable
    .filter(({ verb, when }) => verb === happening.verb && (when?.(happening) ?? true))
    .flatMap((row) => row.kinds)
  return happening.isReturn ? kinds.filter((kind) => specOf(kind).side === 'receiver') : kinds
}

/** One message to one person by one channel, and what carries it if that fails. */
export type Leg = Readonly<{ channel: ChannelName; instead: ChannelName | undefined }>

type Ways = Readonly<Record<ChannelName, boolean>>

/**
 * By which channels a notice goes. Telegram takes the place of an SMS, which costs; an SMS follows if Telegram fails.
 * `wanted` is undefined for somebody without an account, who could choose nothing.
 */
export function legsOf(
  { holdsCode, isWarning = false }: Pick<NoticeSpec, 'holdsCode' | 'isWarning'>,
  reaches: Ways,
  wanted: Ways | undefined,
): Leg[] {
  const goes = (channel: ChannelName) => reaches[channel] && (wanted?.[channel] ?? true)
  const bySms = reaches.sms && (holdsCode || isWarning || goes('sms'))
  const legs: Leg[] = []
  if (goes('telegram')) legs.push({ channel: 'telegram', instead: bySms ? 'sms' : undefined })
  else if (bySms) legs.push({ channel: 'sms', instead: undefined })
  if (goes('email')) legs.push({ channel: 'email', instead: undefined })
  if (goes('push')) legs.push({ channel: 'push', instead: undefined })
  return legs
}
