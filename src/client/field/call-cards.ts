import { fieldLimits } from '#modules/delivery/domain/field-words.ts'
import type { ShiftAnswer } from '#modules/delivery/field/field.contract.ts'

/** A number of the block that the phone was given, for a slip at a door. */
export type CallCard = Readonly<{ number: string; place: number; of: number }>

type Block = Pick<ShiftAnswer, 'call_cards'> | null | undefined

/** The next number that stands on no slip yet; undefined when the block is used up. */
export function nextCallCard(block: Block, used: readonly string[]): CallCard | undefined {
  const left = block?.call_cards.filter((card) => !used.includes(card)) ?? []
  const [number] = left
  if (number === undefined) return undefined
  const of = Math.max(fieldLimits.callCards, left.length)
  return { number, place: of - left.length + 1, of }
}

/** A number that is written on a slip stays used, whatever the server answers, for as long as the server offers it. */
export function usedAfter(
  block: Block,
  used: readonly string[],
  { call_card: card }: Readonly<Record<string, unknown>>,
): readonly string[] {
  if (typeof card !== 'string') return used
  const offered = block?.call_cards ?? []
  const still = offered.length === 0 ? used : used.filter((one) => offered.includes(one))
  return [...still, card]
}
