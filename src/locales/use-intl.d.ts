import type { htmlLang, Locale } from '#platform/i18n/locales.ts'
import type { Messages as CatalogMessages } from './index.ts'

/** Types every key and every ICU argument of useTranslations. */
declare module 'use-intl' {
  interface AppConfig {
    /** The registered tag, since it also chooses plural rules: nothing knows `oz` but us. */
    Locale: (typeof htmlLang)[Locale]
    Messages: CatalogMessages
  }
}
