import type { Actor, Reason, Verb } from './words.ts'

/** How a hand-over was proved (DECISIONS, the row of pickup -> executor_done). */
export const proofKinds = ['code', 'signature', 'neighbour', 'safe_place'] as const
export type ProofKind = (typeof proofKinds)[number]

export type Proof = Readonly<{
  kind: ProofKind
  /** The neighbour who took it. */
  name?: string | undefined
  /** Ids of stored files. */
  signature?: string | undefined
  passport?: string | undefined
  photo?: string | undefined
}>

/** Who may take the parcel instead of the receiver, or where it may lie: never with money to collect. */
export type HandOverWish = Readonly<
  { kind: 'neighbour'; name: string; phone: string } | { kind: 'safe_place'; place: string }
>

/** Whom the receiver sends in their place. */
export type Delegate = Readonly<{ name: string; phone: string }>

/** What one event carries beside who, when and where. Each part belongs to the verbs that name it. */
export type EventDetails = Readonly<{
  /** The point that scanned is a locker. */
  locker?: boolean | undefined
  proof?: Proof | undefined
  /** Money taken from the receiver, whole so'm. */
  collected?: number | undefined
  /** Ids of stored files. */
  photos?: readonly string[] | undefined
  note?: string | undefined
  callCard?: string | undefined
  weightGrams?: number | undefined
  /** The price after weighing again, with the sender's consent. */
  newTotal?: number | undefined
  consent?: boolean | undefined
  returnOrderId?: number | undefined
  /** Who carried the payment: a name of the payment providers; left out for the balance. */
  provider?: string | undefined
  /** A cancelled order's money goes back the way it came; or to the balance, at once. */
  refundTo?: 'balance' | undefined
  /** The day of Tashkent that the receiver wants, `2026-11-18`. */
  day?: string | undefined
  /** Null: into the receiver's own hands again. */
  handOver?: HandOverWish | null | undefined
  delegate?: Delegate | undefined
  /** Who showed the code, when it was not the receiver. */
  takenBy?: string | undefined
  /** Old and new address when it was changed (SPEC section 3). */
  before?: unknown
  after?: unknown
}>

/**
 * A line of the append-only log: what happened, who did it, when it happened and when we heard of it, where and why.
 * `id` comes from whoever reports, so that a report repeated is stored once; `seq` is the order of recording.
 */
export type OrderEvent = Readonly<{
  id: string
  seq: number
  verb: Verb
  actor: Actor
  personId?: number | undefined
  /** The courier it is about: themselves, or the one a dispatcher names. */
  courierId?: number | undefined
  pointId?: number | undefined
  place?: Readonly<{ lat: number; lon: number }> | undefined
  reason?: Reason | undefined
  details?: EventDetails | undefined
  happenedAt: Date
  recordedAt: Date
}>

/** What a transition looks at in an event, so that "may I?" can be asked before there is one. */
export type Attempt = Readonly<{
  actor: Actor
  personId?: number | undefined
  pointId?: number | undefined
  happenedAt: Date
}>
