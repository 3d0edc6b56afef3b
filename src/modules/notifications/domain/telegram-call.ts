/** One thing the bot does: a method of Telegram's and what it takes. */
export type BotCall = Readonly<{
  method: 'sendMessage' | 'answerCallbackQuery' | 'editMessageReplyMarkup'
  body: Readonly<Record<string, unknown>>
}>

type Button = Readonly<Record<string, unknown>>
export type Keyboard = Readonly<Record<string, unknown>>

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Names, addresses and descriptions are people's own words: in a message they are words, never marks. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => marks[sign] ?? sign)

export const bold = (text: string) => `<b>${escaped(text)}</b>`
export const linked = (url: string, text: string) => `<a href="${escaped(url)}">${escaped(text)}</a>`

/** `html` is escaped already. */
export const say = (chat: number, html: string, keyboard?: Keyboard): BotCall => ({
  method: 'sendMessage',
  body: {
    chat_id: chat,
    text: html,
    parse_mode: 'HTML',
    link_preview_options: { is_disabled: true },
    ...(keyboard ? { reply_markup: keyboard } : {}),
  },
})

/** Under one message. */
export const buttons = (...rows: Button[][]): Keyboard => ({ inline_keyboard: rows })
export const linkButton = (text: string, url: string): Button => ({ text, url })
export const pressButton = (text: string, data: string): Button => ({ text, callback_data: data })

/** In place of the letters. */
export const menu = (...rows: Button[][]): Keyboard => ({
  keyboard: rows,
  resize_keyboard: true,
  is_persistent: true,
})

/** Telegram shows a button only of a site with a name of its own. */
export const isPublic = (url: string) => url.startsWith('https:')

/** Telegram turns a wheel on a pressed button until it is told; a text shows for a moment. */
export const pressSeen = (id: string, text?: string): BotCall => ({
  method: 'answerCallbackQuery',
  body: { callback_query_id: id, ...(text === undefined ? {} : { text }) },
})

export const changeButtons = (chat: number, messageId: number, keyboard: Keyboard): BotCall => ({
  method: 'editMessageReplyMarkup',
  body: { chat_id: chat, message_id: messageId, reply_markup: keyboard },
})
