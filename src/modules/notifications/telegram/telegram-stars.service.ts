import { timingSafeEqual } from 'node:crypto'
import { rateDriver, readDriver } from '#modules/delivery/index.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import {
  type BotCall,
  buttons,
  changeButtons,
  type Keyboard,
  pressButton,
  pressSeen,
} from '../domain/telegram-call.ts'
import { type Heard, type Rated, starsButton } from '../domain/telegram-said.ts'
import type { Speaking } from './telegram-parcel.service.ts'

const PROOF_LENGTH = 16
const marks = [1, 2, 3, 4, 5]

const proofOf = (secrets: Secrets, chat: number, { orderId, side }: Rated) =>
  secrets.mac('telegram stars', `${chat} ${orderId} ${side}`).toString('base64url').slice(0, PROOF_LENGTH)

/** Five buttons for one delivery, for this chat alone; the chosen one is marked. */
export function starsKeyboard(secrets: Secrets, chat: number, rated: Rated, chosen?: number): Keyboard {
  const proof = proofOf(secrets, chat, rated)
  const face = (stars: number) => (stars === chosen ? `★ ${stars} ✓` : `★ ${stars}`)
  return buttons(marks.map((stars) => pressButton(face(stars), starsButton(stars, rated, proof))))
}

type Pressed = Rated & { stars: number; proof: string }

/** Somebody has pressed a star under the notice of a delivery. */
export async function takeStars(
  speaking: Speaking,
  { chat, button }: Heard,
  { stars, proof, orderId, side }: Pressed,
): Promise<BotCall[]> {
  const rated = { orderId, side }
  if (!button || !isProven(proof, proofOf(speaking.secrets, chat, rated))) return []
  const known = await readDriver(speaking, rated)
  if (!known.ok) return [pressSeen(button.id, speaking.translate(`errors.${known.error.code}`))]
  const { tags = [], comment = null } = known.value.review ?? {}
  // What was written on the page about the same delivery stays.
  const given = await rateDriver(speaking, rated, { stars, tags, comment: comment ?? undefined })
  if (!given.ok) return [pressSeen(button.id, speaking.translate(`errors.${given.error.code}`))]
  const thanks = pressSeen(button.id, speaking.translate('telegram.bot.thanks', { stars: String(stars) }))
  const keyboard = starsKeyboard(speaking.secrets, chat, rated, stars)
  return button.messageId === undefined ? [thanks] : [thanks, changeButtons(chat, button.messageId, keyboard)]
}

const isProven = (shown: string, right: string) =>
  shown.length === right.length && timingSafeEqual(Buffer.from(shown), Buffer.from(right))
