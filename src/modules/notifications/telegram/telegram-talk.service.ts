import { assertNever } from '#kernel/assert.ts'
import type { Distances } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import { defaultLocale, isLocale, type Locale, localeFromAcceptLanguage } from '#platform/i18n/locales.ts'
import type { Catalogs, MessageKey, MessageValues } from '#platform/i18n/translator.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import {
  type BotCall,
  buttons,
  escaped,
  type Keyboard,
  menu,
  pressButton,
  pressSeen,
  say,
} from '../domain/telegram-call.ts'
import { type Heard, languageButton } from '../domain/telegram-said.ts'
import { type ChatRow, forgetChat, linkChat, meetChat, saveChatLocale, unlinkChat } from './telegram.repo.ts'
import { linkByToken } from './telegram-link.service.ts'
import { type Speaking, tellParcel } from './telegram-parcel.service.ts'
import { tellPoints } from './telegram-points.service.ts'
import { takeStars } from './telegram-stars.service.ts'

export type TalkDeps = { secrets: Secrets; catalogs: Catalogs; publicUrl: string; distances: Distances }

type Talk = TalkDeps & Speaking & { chat: ChatRow; heard: Heard }

/** What the bot does about something it has heard. Its effects are in the transaction; the calls are made after it. */
export async function answerTo(deps: TalkDeps, tx: Db, heard: Heard, now: Date): Promise<BotCall[]> {
  if (heard.said.kind === 'left') {
    await forgetChat(tx, heard.chat)
    return []
  }
  const chat = await meetChat(tx, heard.chat, localeFromAcceptLanguage(heard.language), now)
  const locale = isLocale(chat.locale) ? chat.locale : defaultLocale
  const calls = await answer(inLanguage({ ...deps, db: tx, now, heard, chat }, locale))
  const isSeen = calls.some(({ method }) => method === 'answerCallbackQuery')
  return heard.button && !isSeen ? [...calls, pressSeen(heard.button.id)] : calls
}

function inLanguage(talk: Omit<Talk, 'locale' | 'translate'>, locale: Locale): Talk {
  const translate: Talk['translate'] = (key, values) => talk.catalogs.translate(locale, key, values)
  return { ...talk, locale, translate }
}

async function answer(talk: Talk): Promise<BotCall[]> {
  const { heard, chat, db } = talk
  const { said } = heard
  switch (said.kind) {
    case 'start':
      return said.token === undefined ? greet(talk) : startWith(talk, said.token)
    case 'help':
    case 'other':
      return [plain(talk, 'telegram.bot.help')]
    case 'stop':
      await unlinkChat(db, chat.chat)
      return [plain({ ...talk, chat: { ...chat, phone: null } }, 'telegram.bot.stopped')]
    case 'ask_language':
      return [askLanguage(talk)]
    case 'language':
      return isLocale(said.locale) ? setLanguage(talk, said.locale) : []
    case 'parcel':
      return tellParcel(talk, chat, said.code)
    case 'contact':
      return takeContact(talk, said)
    case 'place':
      return tellPoints(talk, chat.chat, said)
    case 'stars':
      return takeStars(talk, heard, said)
    case 'left':
      return []
    default:
      return assertNever(said)
  }
}

const plain = (talk: Talk, key: MessageKey, values?: MessageValues): BotCall =>
  say(talk.chat.chat, escaped(talk.translate(key, values)), mainMenu(talk))

/** The two things that letters cannot say. */
function mainMenu({ translate, chat }: Talk): Keyboard {
  const place = { text: translate('telegram.bot.sharePlace'), request_location: true }
  const phone = { text: translate('telegram.bot.sharePhone'), request_contact: true }
  return chat.phone === null ? menu([phone], [place]) : menu([place])
}

/** Whoever comes for the first time may read another language than their program. */
function greet(talk: Talk): BotCall[] {
  const hello = plain(talk, 'telegram.bot.hello')
  return talk.chat.localeChosen ? [hello] : [hello, askLanguage(talk)]
}

const ownNames: Readonly<Record<Locale, string>> = {
  uz: 'Oʻzbekcha',
  oz: 'Ўзбекча',
  ru: 'Русский',
  en: 'English',
}

function askLanguage({ chat, translate }: Talk): BotCall {
  const row = (...some: Locale[]) =>
    some.map((locale) => pressButton(ownNames[locale], languageButton(locale)))
  return say(
    chat.chat,
    escaped(translate('telegram.bot.chooseLanguage')),
    buttons(row('uz', 'oz'), row('ru', 'en')),
  )
}

async function setLanguage(talk: Talk, locale: Locale): Promise<BotCall[]> {
  await saveChatLocale(talk.db, talk.chat.chat, locale, true)
  return [plain(inLanguage(talk, locale), 'telegram.bot.languageSet')]
}

async function startWith(talk: Talk, token: string): Promise<BotCall[]> {
  const { db, chat, now } = talk
  const owner = await linkByToken(db, chat.chat, token, now)
  if (!owner) return [plain(talk, 'telegram.bot.linkSpent')]
  return linkedNow(talk, owner.phone, isLocale(owner.locale) ? owner.locale : talk.locale)
}

async function takeContact(
  talk: Talk,
  { phone, isOwn }: { phone: string | undefined; isOwn: boolean },
): Promise<BotCall[]> {
  if (phone === undefined)
    return [plain(talk, isOwn ? 'telegram.bot.foreignPhone' : 'telegram.bot.notYourPhone')]
  await linkChat(talk.db, talk.chat.chat, phone, talk.now)
  return linkedNow(talk, phone, talk.locale)
}

/** The bot goes on in the language of the account, unless another was chosen here. */
async function linkedNow(talk: Talk, phone: string, wanted: Locale): Promise<BotCall[]> {
  const locale = talk.chat.localeChosen ? talk.locale : wanted
  if (locale !== talk.locale) await saveChatLocale(talk.db, talk.chat.chat, locale, false)
  const chat = { ...talk.chat, phone }
  return [plain(inLanguage({ ...talk, chat }, locale), 'telegram.bot.linked', { phone: formatPhone(phone) })]
}
