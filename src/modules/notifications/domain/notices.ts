/** What people are told about a parcel, whom it concerns and how pressing it is. Each is one row; texts are elsewhere. */

export const sides = ['sender', 'receiver'] as const
export type Side = (typeof sides)[number]

export const channelNames = ['sms', 'telegram', 'email', 'push'] as const
export type ChannelName = (typeof channelNames)[number]

/** As far as an order matters here, in the words of the orders. */
export type ParcelNow = Readonly<{ status: string; holder: string; storedUntil: Date | null }>

export type NoticeSpec = Readonly<{
  side: Side
  /** The switch of the profile page that it listens to (accounts, domain/notices.ts). */
  choice:
    | 'order_accepted'
    | 'order_on_the_way'
    | 'order_waiting'
    | 'attempt_failed'
    | 'order_delivered'
    | 'order_cancelled'
  /** Does not wait for the morning: its reader has to do something now. */
  urgent: boolean
  /** Without its code the parcel is not handed over, so it reaches people whatever they chose. */
  holdsCode: boolean
  /** Somebody may have spoken for them: told whatever they chose, so that they can say it was not they. */
  isWarning?: boolean
  /** The states in which it is still news; in any other it is dropped. */
  trueIn: readonly string[]
  /** Only while one of these has the parcel. */
  heldBy?: readonly string[]
  /** A reminder of the end of storage: due a day before it, and true on that last day only. */
  remindsOfEnd?: boolean
  /** In time for as long as the parcel is kept for its receiver. */
  whileStored?: boolean
  /** What its link opens. */
  link: LinkName
}>

export type LinkName = 'track' | 'choices' | 'rating'

const toSender = { side: 'sender', urgent: false, holdsCode: false, link: 'track' } as const
const toReceiver = { side: 'receiver', urgent: false, holdsCode: false, link: 'track' } as const
const atPoint = ['destination_point', 'locker']
const withUs = ['courier', 'origin_point', 'depot', 'trip']

export const notices = {
  order_accepted: { ...toSender, choice: 'order_accepted', trueIn: ['new', 'accept'] },
  order_collected: {
    ...toSender,
    choice: 'order_on_the_way',
    trueIn: ['pickup', 'agent_received'],
    heldBy: withUs,
  },
  collection_failed: {
    ...toSender,
    choice: 'attempt_failed',
    urgent: true,
    trueIn: ['failed_delivery', 'new', 'accept'],
  },
  delivery_failed: {
    ...toSender,
    choice: 'attempt_failed',
    trueIn: ['failed_delivery', 'agent_received'],
  },
  // On the receiver's page a parcel is refused wherever it is.
  order_refused: {
    ...toSender,
    choice: 'attempt_failed',
    trueIn: ['pickup', 'agent_received', 'failed_delivery', 'expired'],
  },
  order_delivered: { ...toSender, choice: 'order_delivered', trueIn: ['executor_done', 'done'] },
  order_not_delivered: { ...toSender, choice: 'order_delivered', trueIn: ['pickup', 'failed_delivery'] },
  order_returning: { ...toSender, choice: 'order_cancelled', trueIn: ['expired'] },
  order_cancelled: { ...toSender, choice: 'order_cancelled', trueIn: ['cancelled'] },
  order_lost: { ...toSender, choice: 'order_cancelled', trueIn: ['cancelled'], heldBy: ['nobody'] },
  on_the_way: {
    ...toReceiver,
    choice: 'order_on_the_way',
    trueIn: ['pickup', 'agent_received'],
    heldBy: withUs,
  },
  out_for_delivery: {
    ...toReceiver,
    choice: 'order_on_the_way',
    urgent: true,
    holdsCode: true,
    trueIn: ['pickup'],
  },
  waiting_at_point: {
    ...toReceiver,
    choice: 'order_waiting',
    holdsCode: true,
    trueIn: ['agent_received'],
    heldBy: atPoint,
    whileStored: true,
  },
  attempt_failed: {
    ...toReceiver,
    choice: 'attempt_failed',
    urgent: true,
    trueIn: ['failed_delivery'],
    link: 'choices',
  },
  attempts_used: { ...toReceiver, choice: 'attempt_failed', trueIn: ['failed_delivery', 'expired'] },
  storage_ending: {
    ...toReceiver,
    choice: 'order_waiting',
    trueIn: ['agent_received'],
    heldBy: atPoint,
    whileStored: true,
    remindsOfEnd: true,
    link: 'choices',
  },
  // The point they chose closes before the parcel is there.
  point_moved: {
    ...toReceiver,
    choice: 'order_waiting',
    trueIn: ['new', 'accept', 'pickup', 'agent_received', 'failed_delivery'],
    link: 'choices',
  },
  going_back: { ...toReceiver, choice: 'order_waiting', trueIn: ['expired'] },
  // Their own parcel, which the way back did not bring to them: after thirty days there is nothing left to fetch.
  kept_for_sender: {
    ...toReceiver,
    choice: 'order_waiting',
    isWarning: true,
    trueIn: ['expired'],
  },
  delivery_undone: { ...toReceiver, choice: 'order_delivered', urgent: true, trueIn: ['pickup'] },
  // The one that was sent before, because it did not come.
  code_again: {
    ...toReceiver,
    choice: 'order_waiting',
    urgent: true,
    holdsCode: true,
    trueIn: ['agent_received'],
    heldBy: atPoint,
    whileStored: true,
  },
  new_code: {
    ...toReceiver,
    choice: 'order_waiting',
    urgent: true,
    holdsCode: true,
    trueIn: ['pickup', 'agent_received', 'failed_delivery'],
  },
  // By phone or with a slip, for which knowing five digits is enough.
  choice_told: {
    ...toReceiver,
    choice: 'order_on_the_way',
    urgent: true,
    isWarning: true,
    trueIn: ['new', 'accept', 'pickup', 'agent_received', 'failed_delivery', 'expired'],
    link: 'choices',
  },
  handed_out_by_document: {
    ...toReceiver,
    choice: 'order_delivered',
    urgent: true,
    isWarning: true,
    trueIn: ['executor_done', 'done'],
  },
  handed_out: { ...toReceiver, choice: 'order_delivered', trueIn: ['executor_done', 'done'] },
  delivered: { ...toReceiver, choice: 'order_delivered', trueIn: ['executor_done', 'done'], link: 'rating' },
} as const satisfies Record<string, NoticeSpec>

export type NoticeKind = keyof typeof notices
export const noticeKinds = Object.keys(notices) as NoticeKind[]

export const specOf = (kind: NoticeKind): NoticeSpec => notices[kind]

/** The address of a letter was written by the sender and checked by nobody, so what a letter opens is open to all. */
export const isProven = (channel: ChannelName) => channel !== 'email'

export const linkBy = (channel: ChannelName, kind: NoticeKind): LinkName =>
  isProven(channel) ? specOf(kind).link : 'track'

/** Old news is none, but without its code a parcel is not handed over, however late it comes. */
export const isWorthTelling = (kind: NoticeKind, isOld: boolean, parcel: ParcelNow, now: Date) =>
  !isOld ||
  (specOf(kind).holdsCode && isStillTrue(kind, parcel, now)) ||
  (specOf(kind).remindsOfEnd === true && stands(kind, parcel))

export function isStillTrue(kind: NoticeKind, parcel: ParcelNow, now: Date): boolean {
  // Storage that was extended has another last day, and its own reminder.
  const isDue = !specOf(kind).remindsOfEnd || reminderDue(parcel.storedUntil) <= now
  return isDue && stands(kind, parcel)
}

function stands(kind: NoticeKind, { status, holder }: ParcelNow): boolean {
  const { trueIn, heldBy } = specOf(kind)
  return trueIn.includes(status) && (heldBy === undefined || heldBy.includes(holder))
}

const DAY_MS = 86_400_000

/** A day before the end of storage. */
export const reminderDue = (storedUntil: Date | null): Date =>
  new Date((storedUntil?.getTime() ?? 0) - DAY_MS)

/** Reminders are planned days ahead, so they overtake nothing that is news today. */
export const reminders = noticeKinds.filter((kind) => specOf(kind).remindsOfEnd)
