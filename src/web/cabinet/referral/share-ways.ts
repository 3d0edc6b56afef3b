/** Telegram asks for the address and the words apart; WhatsApp takes one text. */
export const telegramShare = (url: string, text: string) =>
  `https://t.me/share/url?${new URLSearchParams({ url, text })}`

export const whatsappShare = (url: string, text: string) =>
  `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`
