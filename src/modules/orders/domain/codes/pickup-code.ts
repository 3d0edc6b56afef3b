import { tashkentDay } from '#kernel/tashkent.ts'
import { limits } from '../limits.ts'
import { newCodesOn, type OrderState } from '../state.ts'
import type { Verb } from '../words.ts'

export const codeStates = ['none', 'open', 'locked'] as const
export type CodeState = (typeof codeStates)[number]

type Kept = Readonly<{ receiverCode: unknown; codeTries: number }>

const isCodeLocked = ({ codeTries }: Pick<Kept, 'codeTries'>) => codeTries >= limits.codeTries

export const codeStateOf = (kept: Kept): CodeState =>
  kept.receiverCode === null ? 'none' : isCodeLocked(kept) ? 'locked' : 'open'

export const newCodesLeft = (state: OrderState, now: Date) =>
  Math.max(0, limits.newCodesADay - newCodesOn(state, tashkentDay(now)))

export const sendsLeft = ({ codeSends }: OrderState) => Math.max(0, limits.codeSends - codeSends)

/** What a code stands in the way of: nobody is offered what can only be refused. */
export function offeredByCode(verb: Verb, kept: Pick<Kept, 'codeTries'>, state: OrderState): boolean {
  if (verb === 'hand_out') return !isCodeLocked(kept)
  return verb !== 'send_code' || (!isCodeLocked(kept) && sendsLeft(state) > 0)
}
