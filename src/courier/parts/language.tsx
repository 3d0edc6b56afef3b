import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { IntlProvider } from 'use-intl'
import { htmlLang, isLocale, type Locale, localeFromAcceptLanguage } from '#platform/i18n/locales.ts'

const key = 'courier_locale'
const changed = 'tezbox:courier-locale'

/** One file a language, each fetched when it is spoken and kept by the worker with the others. */
const files = {
  uz: () => import('#courier-messages/uz.json'),
  oz: () => import('#courier-messages/oz.json'),
  ru: () => import('#courier-messages/ru.json'),
  en: () => import('#courier-messages/en.json'),
} satisfies Record<Locale, () => Promise<{ default: object }>>

type Catalog = Record<string, Record<string, unknown>>

/** An address may name the language once, `/courier/?lang=ru`; then the choice stays on the phone. */
export function currentLocale(): Locale {
  const asked = new URLSearchParams(window.location.search).get('lang')
  if (isLocale(asked)) return kept(asked)
  const chosen = stored()
  return isLocale(chosen) ? chosen : localeFromAcceptLanguage(navigator.languages.join(','))
}

/** The address forgets it with the next step. */
function kept(asked: Locale): Locale {
  try {
    localStorage.setItem(key, asked)
  } catch {
    // Then the language of the phone speaks next time.
  }
  return asked
}

function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function chooseLanguage(locale: Locale): void {
  localStorage.setItem(key, locale)
  const address = new URL(window.location.href)
  address.searchParams.delete('lang')
  window.history.replaceState(window.history.state, '', address)
  window.dispatchEvent(new Event(changed))
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(changed, onChange)
    window.removeEventListener('storage', onChange)
  }
}

export const useCourierLocale = (): Locale => useSyncExternalStore(subscribe, currentLocale)

/** Speaks as soon as the words are there; until then the page is empty, which takes no longer than the code itself. */
export function Speaking({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [spoken, setSpoken] = useState<{ locale: Locale; messages: Catalog }>()
  useEffect(() => {
    let wanted = true
    void files[locale]().then(({ default: messages }) => {
      if (wanted) setSpoken({ locale, messages: messages as Catalog })
    })
    return () => {
      wanted = false
    }
  }, [locale])
  useEffect(() => {
    if (spoken) document.documentElement.lang = htmlLang[spoken.locale]
  }, [spoken])
  if (!spoken) return null
  return (
    <IntlProvider locale={htmlLang[spoken.locale]} messages={spoken.messages} timeZone="Asia/Tashkent">
      {children}
    </IntlProvider>
  )
}
