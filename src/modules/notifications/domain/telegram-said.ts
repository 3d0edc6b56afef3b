import { parsePhone } from '#kernel/phone.ts'

type Chat = { id: number; type: string }
type From = { id: number; language_code?: string | undefined }

/** What we read of an update of Telegram; its contract is in telegram-update.contract.ts. */
export type Update = {
  message?:
    | {
        chat: Chat
        from?: From | undefined
        text?: string | undefined
        contact?: { phone_number: string; user_id?: number | undefined } | undefined
        location?: { latitude: number; longitude: number } | undefined
      }
    | undefined
  callback_query?:
    | {
        id: string
        from: From
        message?: { chat: Chat; message_id: number } | undefined
        data?: string | undefined
      }
    | undefined
  my_chat_member?: { chat: Chat; new_chat_member: { status: string } } | undefined
}

/** A delivery, and which of its two people speaks of it. */
export type Rated = { orderId: number; side: 'sender' | 'receiver' }

/** What somebody wants of the bot. */
export type Said =
  | { kind: 'start'; token: string | undefined }
  | { kind: 'help' }
  | { kind: 'stop' }
  | { kind: 'ask_language' }
  | { kind: 'language'; locale: string }
  /** Something that looks like the code of a parcel, right or not. */
  | { kind: 'parcel'; code: string }
  /** `phone` is undefined for a number of another country or another person. */
  | { kind: 'contact'; phone: string | undefined; isOwn: boolean }
  | { kind: 'place'; lat: number; lon: number }
  | ({ kind: 'stars'; stars: number; proof: string } & Rated)
  /** The bot was blocked or the chat deleted. */
  | { kind: 'left' }
  | { kind: 'other' }

export type Heard = {
  chat: number
  /** Of the person's own program. */
  language: string | undefined
  /** The button that was pressed, and under which message. */
  button: { id: string; messageId: number | undefined } | undefined
  said: Said
}

/** Undefined for what is not a person's private chat: in a group others would read along. */
export function heardIn({
  message,
  callback_query: press,
  my_chat_member: member,
}: Update): Heard | undefined {
  if (message?.from && isPrivate(message.chat))
    return heard(message.chat.id, message.from, undefined, saidIn(message, message.from))
  if (press && (press.message === undefined || isPrivate(press.message.chat))) {
    const button = { id: press.id, messageId: press.message?.message_id }
    return heard(press.message?.chat.id ?? press.from.id, press.from, button, pressed(press.data ?? ''))
  }
  if (member && isPrivate(member.chat) && member.new_chat_member.status === 'kicked')
    return heard(member.chat.id, undefined, undefined, { kind: 'left' })
  return undefined
}

const isPrivate = ({ type }: Chat) => type === 'private'

const heard = (chat: number, from: From | undefined, button: Heard['button'], said: Said): Heard => ({
  chat,
  language: from?.language_code,
  button,
  said,
})

function saidIn({ contact, location, text = '' }: NonNullable<Update['message']>, from: From): Said {
  if (contact) {
    const isOwn = contact.user_id === from.id
    return { kind: 'contact', phone: isOwn ? parsePhone(withPlus(contact.phone_number)) : undefined, isOwn }
  }
  if (location) return { kind: 'place', lat: location.latitude, lon: location.longitude }
  return commandIn(text) ?? parcelIn(text) ?? { kind: 'other' }
}

/** A whole number with its country: nine digits of another country must not pass for ours. */
const withPlus = (phone: string) => (/^\+?998\d{9}$/.test(phone.replace(/[\s()-]/g, '')) ? phone : '')

const commands: Readonly<Record<string, Said>> = {
  help: { kind: 'help' },
  stop: { kind: 'stop' },
  language: { kind: 'ask_language' },
}

function commandIn(text: string): Said | undefined {
  const [, name = '', rest = ''] = /^\/([a-z]+)(?:@\w+)?(?:\s+(\S+))?\s*$/i.exec(text) ?? []
  if (name.toLowerCase() === 'start') return { kind: 'start', token: rest || undefined }
  return commands[name.toLowerCase()]
}

/** The two letters in either script, then digits with what people put between them; short and long ones too. */
const codeShape = /(?<![\p{L}\d])[tт][bвб](?:[\s\p{Pd}]*\d){4,24}(?!\d)/iu
const bareCode = /^\s*\d{14}\s*$/

function parcelIn(text: string): Said | undefined {
  const [found] = codeShape.exec(text) ?? []
  if (found !== undefined) return { kind: 'parcel', code: found }
  return bareCode.test(text) ? { kind: 'parcel', code: `TB${text.trim()}` } : undefined
}

function pressed(data: string): Said {
  const [, locale] = /^lang:([a-z]{2})$/.exec(data) ?? []
  if (locale !== undefined) return { kind: 'language', locale }
  const [, stars, order, side, proof = ''] = /^stars:([1-5]):(\d{8}):([rs]):([\w-]{16})$/.exec(data) ?? []
  if (stars === undefined) return { kind: 'other' }
  return {
    kind: 'stars',
    stars: Number(stars),
    orderId: Number(order),
    side: side === 'r' ? 'receiver' : 'sender',
    proof,
  }
}

export const languageButton = (locale: string) => `lang:${locale}`

/** Whoever presses can write anything into a press; the proof says that we gave this button to this chat. */
export const starsButton = (stars: number, { orderId, side }: Rated, proof: string) =>
  `stars:${stars}:${orderId}:${side === 'receiver' ? 'r' : 's'}:${proof}`
