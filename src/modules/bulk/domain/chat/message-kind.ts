import type { Field } from '../fields.ts'
import type { Draft, MessageKind } from './message.ts'
import { isIn, keysOf, type Reading } from './tokens.ts'

/** How much a field says that this is an order, when it was found. */
const weights: Readonly<Partial<Record<Field, number>>> = {
  ...{ receiver_phone: 3, to_city: 1.5, to_region: 0.5, to_street: 1, receiver_name: 1, product_fee: 1.5 },
  ...{ description: 0.5, to_landmark: 0.5 },
}
const asking = keysOf(`
qancha qanchaga necha nechi nechpul nechpulga nechadan qachon qayer qayerda qayerga qanday qaysi nima nega kanaqa qanaqa
skolko kogda gde kak kakoy kakaya kakie pochemu est how when where which what why
`)
/** Uzbek asks with an ending: bormi, yetadimi, yetkazasizlarmi. */
const askingEnd = /(?<=.{3})(?:mi|mikan|mikin|misiz|larmi|oborasila)$/
const notAsking = keysOf('yaxshimisiz tuzukmisiz')
const leastOrder = 3
const leastOrderAsking = 4.5

/** An order names a receiver and a place or money; a question only asks. */
export function kindOf(reading: Reading, drafts: readonly Draft[]): MessageKind {
  const score = Math.max(0, ...drafts.map(scoreOf))
  const asks = isAsking(reading)
  const isOrder = asks ? score >= leastOrderAsking && drafts.some(hasPlace) : score >= leastOrder
  if (isOrder && drafts.some(hasReceiver)) return 'order'
  return asks ? 'question' : 'other'
}

function scoreOf({ guesses }: Draft): number {
  return Object.entries(guesses).reduce((sum, [field, { certainty }]) => {
    const weight = weights[field as Field] ?? 0
    return sum + (certainty >= 0.65 ? weight : weight / 2)
  }, 0)
}

/** A phone alone is a call that somebody wants; a place with a street is an order whose phone is missing. */
function hasReceiver(draft: Draft): boolean {
  const { texts } = draft
  if (texts.receiver_phone === undefined) return texts.to_street !== undefined
  return hasPlace(draft) || texts.product_fee !== undefined || texts.receiver_name !== undefined
}

const hasPlace = ({ texts }: Draft) => texts.to_city !== undefined || texts.to_street !== undefined

export function isAsking({ text, tokens }: Reading): boolean {
  if (text.includes('?')) return true
  return tokens.some(
    (token) =>
      isIn(asking, token) || (askingEnd.test(token.plain) && !notAsking.has(token.key) && !token.isCapital),
  )
}
