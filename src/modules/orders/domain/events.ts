import type { Actor, Reason, Verb } from './words.ts'

/** How a hand-over was proved (DECISIONS, the row of pickup -> executor_done). */
export const doorProofKinds = ['code', 'signature', 'neighbour', 'safe_place'] as const
/** At a counter also by an identity document, where the code cannot come (DECISIONS, "Pickup code"). */
export const proofKinds = [...doorProofKinds, 'document'] as const
export type ProofKind = (typeof proofKinds)[number]

export type Proof = Readonly<{
  kind: ProofKind
  /** The neighbour who took it; of a document, the name in it. */
  name?: string | undefined
  /** Of a document: the agent's word that it belongs to who stands there. */
  word?: boolean | undefined
  /** Ids of stored files. */
  signature?: string | undefined
  passport?: string | undefined
  /** Further pages of the passport. */
  pages?: readonly string[] | undefined
  photo?: string | undefined
}>

/** Who may take the parcel instead of the receiver, or where it may lie: never with money to collect. */
export type HandOverWish = Readonly<
  { kind: 'neighbour'; name: string; phone: string } | { kind: 'safe_place'; place: string }
>

/** Whom the receiver sends in their place. */
export type Delegate = Readonly<{ name: string; phone: string }>

type Size = Readonly<{ weightGrams: number; sidesCm: readonly number[] | undefined; billableGrams: number }>

/** The sender's own yes to a higher price: on the page of a link, or at a counter. */
export type Yes = 'link' | 'code' | 'signature'

/** What one event carries beside who, when and where. Each part belongs to the verbs that name it. */
export type EventDetails = Readonly<{
  /** The point that scanned is a locker. */
  locker?: boolean | undefined
  /** The place that scanned is a depot: it only passes through. */
  depot?: boolean | undefined
  /** The trip it was loaded on. */
  tripId?: number | undefined
  proof?: Proof | undefined
  /** The event under which its cash is in the books already. */
  cashUnder?: string | undefined
  /** Money taken from the receiver, whole so'm. */
  collected?: number | undefined
  /** Ids of stored files. */
  photos?: readonly string[] | undefined
  note?: string | undefined
  callCard?: string | undefined
  /** As measured again: all of it, also what stayed as it was. */
  weightGrams?: number | undefined
  sidesCm?: readonly number[] | undefined
  billableGrams?: number | undefined
  /** What it was said to be before. */
  ordered?: Size | undefined
  /** Measured again: the price before, and the one that holds from here on or the one that the sender is asked about. */
  oldTotal?: number | undefined
  newTotal?: number | undefined
  askedTotal?: number | undefined
  /** How the sender said yes to a higher price. */
  yes?: Yes | undefined
  /** The event whose question is answered. */
  asked?: string | undefined
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
  /** How the receiver said it, when not by their own link: to an operator by phone, or with the slip of an attempt. */
  by?: 'phone' | 'card' | undefined
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
