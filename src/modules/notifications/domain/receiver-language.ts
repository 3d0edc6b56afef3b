type Locale = 'uz' | 'oz' | 'ru' | 'en'

type Known = Readonly<{
  /** Of their account, if they have one. */
  account: Locale | undefined
  /** Whether they have opened our pages in Uzbek Cyrillic. */
  readsCyrillic: boolean
  /** Of whoever sends to them. */
  sender: Locale
}>

/**
 * Whoever has no account reads the language of the sender, but not their script: Latin, unless they have opened our pages
 * in Cyrillic (DECISIONS, "SMS in Cyrillic").
 */
export function languageOfReceiver({ account, readsCyrillic, sender }: Known): Locale {
  if (account) return account
  if (readsCyrillic) return 'oz'
  return sender === 'oz' ? 'uz' : sender
}
