import { createHash } from 'node:crypto'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import { parcelTemplates } from '../../domain/parcel-templates.ts'
import { plainSigns } from '../../domain/sms-text.ts'
import { type KnownTemplate, templates } from '../../domain/templates.ts'

export const allTemplates: readonly KnownTemplate[] = [
  ...Object.values(templates),
  ...Object.values(parcelTemplates),
]

/** Everything that a text may be given, by its name. */
const named = Object.fromEntries(
  `code date link amount track before after number time when pay point phone days missing`
    .split(' ')
    .map((name) => [name, `{${name}}`]),
)

/** A text as the gateway's moderators read it, names in braces for what changes: one form, or two where money may be due. */
export function formsOf(translate: Catalogs['translate'], { text }: KnownTemplate, locale: Locale): string[] {
  const forms = [named, { ...named, pay: 'none' }].map((values) =>
    plainSigns(translate(locale, text, values)),
  )
  return [...new Set(forms)]
}

/** What an approval is for: these words and no others. */
export const digestOf = (forms: readonly string[]) =>
  createHash('sha256').update(forms.join('\n')).digest('hex')
