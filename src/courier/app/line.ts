import { type Api, createApi } from '#client/api.ts'
import { acceptLanguageOf, type Locale } from '#platform/i18n/locales.ts'

/** How calls of the app travel, whichever language it speaks by then. The token is kept in memory alone. */
export type Line = {
  readonly api: Api
  setToken(token: string | undefined): void
  headers(locale: Locale): Record<string, string>
}

export function createLine(baseUrl: string, spoken: () => Locale): Line {
  let token: string | undefined
  const api = createApi({
    baseUrl,
    get locale() {
      return spoken()
    },
    fetch: (input, init) => fetch(input, init),
    token: () => token ?? null,
    pageQuery: () => '',
    onUnauthorized: () => window.dispatchEvent(new Event(refused)),
  })
  return {
    api,
    setToken: (next) => {
      token = next
    },
    headers: (locale) => ({
      'Accept-Language': acceptLanguageOf(locale),
      ...(token === undefined ? {} : { Authorization: `Token ${token}` }),
    }),
  }
}

/** A screen was refused: the queue asks the server itself, and learns why. */
export const refused = 'tezbox:courier-refused'
