import { formatter } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { MessageKey, MessageValues } from '#platform/i18n/translator.ts'
import type { Language } from './domain/explanation.ts'

/** The part of a call that knows the caller's language. */
export type Speech = { locale: Locale; translate(key: MessageKey, values?: MessageValues): string }

export type CallersLanguage = Language<MessageKey>

export function languageOf({ locale, translate }: Speech): CallersLanguage {
  return { ...formatter(locale), message: translate }
}
