import type { FastifyRequest } from 'fastify'
import { type Locale, localeFromAcceptLanguage } from '#platform/i18n/locales.ts'

/** The caller's language: `lang` in the query beats the header (DECISIONS, "accept-language"). */
export function localeOf(request: FastifyRequest): Locale {
  // There is no query when the address could not even be read.
  const { lang } = (request.query ?? {}) as { lang?: unknown }
  return localeFromAcceptLanguage(
    typeof lang === 'string' && lang ? lang : request.headers['accept-language'],
  )
}
