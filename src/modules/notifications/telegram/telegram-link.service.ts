import { createHash, randomBytes } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { findPerson } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { TelegramAnswer, TelegramLinkAnswer } from './telegram.contract.ts'
import { findChatOf, linkChat, saveLinkToken, spendLinkToken, unlinkPhone } from './telegram.repo.ts'
import type { BotSettings } from './telegram-settings.ts'

const LIFE_SECONDS = 15 * 60
/** 192 bits; in base64url half of the 64 signs that Telegram hands over. */
const TOKEN_BYTES = 24

export type TelegramSettings = { bot: BotSettings | undefined }
type Deps = TelegramSettings & { db: Db }

/** What the profile page shows. */
export async function readTelegram({ db, bot }: Deps, personId: number): Promise<Ok<TelegramAnswer>> {
  const { phone } = await findPerson(db, personId)
  const chat = phone === null ? undefined : await findChatOf(db, phone)
  return ok({ bot: bot?.name ?? null, linked_at: chat?.linkedAt.toISOString() ?? null })
}

/** A link that opens the bot and tells it who came. */
export async function makeTelegramLink(
  { db, bot }: Deps,
  personId: number,
  now: Date,
): Promise<Result<TelegramLinkAnswer, Failure<'telegram_off'>>> {
  if (!bot) return err({ code: 'telegram_off' })
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + LIFE_SECONDS * 1000)
  await saveLinkToken(db, { personId, hash: hashOf(token), expiresAt })
  return ok({ url: `https://t.me/${bot.name}?start=${token}`, expires_in: LIFE_SECONDS })
}

/** Also after the bot was switched off: whose chat it is goes, whatever else does. */
export async function unlinkTelegram({ db, bot }: Deps, personId: number): Promise<Ok<TelegramAnswer>> {
  const { phone } = await findPerson(db, personId)
  assert(phone !== null, 'a deleted account has no sessions')
  await unlinkPhone(db, phone)
  return readTelegram({ db, bot }, personId)
}

/** The chat belongs to whoever made the token. Undefined when the token opens nothing, or its person has left. */
export async function linkByToken(tx: Db, chat: number, token: string, now: Date) {
  const personId = await spendLinkToken(tx, hashOf(token), now)
  if (personId === undefined) return undefined
  const { phone, locale } = await findPerson(tx, personId)
  if (phone === null) return undefined
  await linkChat(tx, chat, phone, now)
  return { phone, locale }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()
