import type { Locale } from '#platform/i18n/locales.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import { plainSigns, withCodeLine } from '../domain/sms-text.ts'
import type { KnownTemplate, SmsText } from '../domain/templates.ts'

export type Composed = { text: SmsText; locale: Locale }

/** Whoever reads Uzbek in Cyrillic gets the Latin text: in Cyrillic it would take twice the parts. */
const spokenIn = (locale: Locale): Locale => (locale === 'oz' ? 'uz' : locale)

/** Puts values into a template, as a phone network wants it. The only maker of `SmsText`. */
export function compose(
  { catalogs, publicUrl }: { catalogs: Catalogs; publicUrl: string },
  template: KnownTemplate,
  wanted: Locale,
  values: Readonly<Record<string, string>>,
): Composed {
  const locale = spokenIn(wanted)
  const text = plainSigns(catalogs.translate(locale, template.text, values))
  const { protocol, host, port } = new URL(publicUrl)
  // Browsers fill in codes only for a site with a name of its own.
  const isSite = protocol === 'https:' && port === ''
  const code = template.isCode && isSite ? values.code : undefined
  return { locale, text: (code === undefined ? text : withCodeLine(text, { code, host })) as SmsText }
}
