import type { IncidentKind } from '../../domain/incident/incident-words.ts'
import type { DeliveryOption, PaymentType } from '../../domain/order.ts'
import type { Reason, Verb } from '../../domain/words.ts'
import type { Somebody } from './who.ts'

/** Whose hands: of the region it comes from, or of the one it goes to. */
export type Hand =
  | 'owner'
  | 'system'
  | 'operator'
  | 'admin'
  | 'fetcher'
  | 'bringer'
  | 'counter here'
  | 'counter there'
  | 'depot here'
  | 'depot there'

/** What is done beside the verbs of the lifecycle. */
export type Beside = 'pay online' | 'say damaged' | 'accept claim' | 'reject claim' | 'report'

export type Step = Readonly<{
  at: Date
  by: Hand
  does: Verb | Beside
  reason?: Reason
  proof?: 'code' | 'neighbour'
  /** What the field reported that does not fit, and what was seen of it. */
  incident?: IncidentKind
  seen?: string
  /** Of the parcel that brings it back. */
  isWayBack?: true
}>

export type MonthStory = Readonly<{
  /** The phone of whoever sends it. */
  owner: string
  receiver: Somebody
  /** Where to; where from says its owner. */
  region: number
  /** To a door in another district than that of the largest town. */
  district?: number
  option: DeliveryOption
  express?: true
  pay: PaymentType
  /** Price of the goods, collected from the receiver. */
  goods: number
  /** What the sender says it is worth. */
  value?: number
  kg: number
  what: string
  made: Date
  steps: readonly Step[]
}>
