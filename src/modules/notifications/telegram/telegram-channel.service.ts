import type { Clock } from '#kernel/clock.ts'
import { reviewOf } from '#modules/delivery/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { refused, sent } from '../domain/attempt.ts'
import {
  type BotCall,
  bold,
  buttons,
  escaped,
  isPublic,
  linkButton,
  linked,
  say,
} from '../domain/telegram-call.ts'
import type { Channel, OutgoingNotice } from '../notices/channels.ts'
import { findChatOf, forgetChat } from './telegram.repo.ts'
import type { BotClient } from './telegram-client.ts'
import { starsKeyboard } from './telegram-stars.service.ts'

type Deps = { db: Db; clock: Clock; secrets: Secrets; catalogs: Catalogs; bot: BotClient }

/** Notices in the chat with the bot, of whoever has linked one. */
export function telegramChannel(deps: Deps): Channel {
  const { db, bot } = deps
  return {
    name: 'telegram',
    reaches: async ({ phone }) => (await findChatOf(db, phone)) !== undefined,
    async send(notice, signal) {
      const found = await findChatOf(db, notice.to.phone)
      if (!found) return refused('gone')
      const made = await bot.make(await messageOf(deps, found.chat, notice), signal)
      if (made.ok) return sent(made.value)
      if (made.error.why === 'gone') await forgetChat(db, found.chat)
      return refused(made.error.why)
    },
  }
}

/** Under a delivery stand the stars; a keyboard that changes holds nothing else, so the link is among the words. */
async function messageOf(deps: Deps, chat: number, notice: OutgoingNotice): Promise<BotCall> {
  const { title, text, link, to } = notice
  const words = [bold(title), escaped(text)]
  const rated = await ratedBy(deps, notice)
  if (rated) {
    const ask = escaped(deps.catalogs.translate(to.locale, 'telegram.bot.rate'))
    const { stars, orderId, side } = rated
    const keyboard = starsKeyboard(deps.secrets, chat, { orderId, side }, stars ?? undefined)
    return say(chat, [...words, linked(link.url, link.label), ask].join('\n'), keyboard)
  }
  return isPublic(link.url)
    ? say(chat, words.join('\n'), buttons([linkButton(link.label, link.url)]))
    : say(chat, [...words, linked(link.url, link.label)].join('\n'))
}

const ofDelivery: readonly string[] = ['delivered', 'order_delivered']

/** Undefined when there is no courier to be rated: the parcel was collected at a point. */
async function ratedBy({ db, secrets, clock }: Deps, { kind, order, side }: OutgoingNotice) {
  if (!ofDelivery.includes(kind)) return undefined
  const speaker = { orderId: order.id, side }
  const review = await reviewOf({ db, secrets, now: clock.now() }, speaker)
  return review ? { ...speaker, stars: review.stars } : undefined
}
