import type { Yes } from './events.ts'
import { limits } from './limits.ts'
import type { Ask } from './state.ts'

/** What becomes of a parcel whose sender has not said yes to a higher price: a setting. */
export const withoutYesWays = ['carry', 'hand_back'] as const
export type WithoutYes = (typeof withoutYesWays)[number]

export type ReweighCode = 'photo_required' | 'consent_required' | 'wrong_sender_code'

export type Measures = Readonly<{ weightGrams: number; sidesCm: readonly number[] | undefined }>

export const answerBy = ({ askedAt }: Pick<Ask, 'askedAt'>) =>
  new Date(askedAt.getTime() + limits.reweighAnswerMs)

export const isWaiting = (ask: Ask, at: Date) => ask.answer === undefined && at < answerBy(ask)

export const askStates = ['waiting', 'agreed', 'declined', 'expired'] as const
export type AskState = (typeof askStates)[number]

export function askStateOf(ask: Ask, now: Date): AskState {
  if (ask.answer !== undefined) return ask.answer === 'yes' ? 'agreed' : 'declined'
  return isWaiting(ask, now) ? 'waiting' : 'expired'
}

/** Sides in any order are the same box. */
export function isSameSize(one: Measures, other: Measures): boolean {
  const sides = ({ sidesCm = [] }: Measures) => [...sidesCm].sort((a, b) => a - b).join('x')
  return one.weightGrams === other.weightGrams && sides(one) === sides(other)
}

type Told = { readonly [Name in keyof Measures]?: Measures[Name] | undefined }

/** What was measured over what was ordered; undefined when nothing was, or nothing came out differently. */
export function remeasured(ordered: Measures, told: Told): Measures | undefined {
  if (told.weightGrams === undefined && told.sidesCm === undefined) return undefined
  const measured = {
    weightGrams: told.weightGrams ?? ordered.weightGrams,
    sidesCm: told.sidesCm ?? ordered.sidesCm,
  }
  return isSameSize(measured, ordered) ? undefined : measured
}

type Question = Readonly<{
  /** The parcel is handed over with this; otherwise it is only measured. */
  handsOver: boolean
  before: number
  after: number
  /** At a counter, by the sender themselves. */
  yes: Exclude<Yes, 'link'> | undefined
  /** The sender was asked about these very measures before. */
  isAsked: boolean
  withoutYes: WithoutYes
}>

/**
 * `apply`: the price changes now. `ask`: the old price holds and the sender is asked. `carry`: the old price holds, nobody is
 * asked twice. `hand_back` and `ask_first`: the parcel stays with its sender; by the second they are asked, too.
 */
export type Verdict = 'apply' | 'ask' | 'carry' | 'hand_back' | 'ask_first'

/** DECISIONS, "Re-weigh": a lower price at once, a higher one only after the sender's own yes. */
export function verdictOf({ handsOver, before, after, yes, isAsked, withoutYes }: Question): Verdict {
  if (after <= before || yes !== undefined) return 'apply'
  if (!handsOver || withoutYes === 'carry') return isAsked ? 'carry' : 'ask'
  return isAsked ? 'hand_back' : 'ask_first'
}

/** What the key of a link looks like; anything else is not asked for. */
export const reweighKeyShape = /^[\w-]{20,300}$/
