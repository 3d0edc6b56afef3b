import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import type { MessageGateway } from '../domain/gateway.ts'
import { dotted, type KeptWords } from '../domain/kept-words.ts'
import { plainSigns, withCodeLine } from '../domain/sms-text.ts'
import type { KnownTemplate, SmsText } from '../domain/templates.ts'
import { findApprovedDigest } from '../sms/moderation/sms-approval.repo.ts'
import { digestOf, formsOf } from '../sms/moderation/sms-forms.ts'

/** `kept`: what may be read again of it. */
export type Composed = { text: SmsText; locale: Locale; kept: KeptWords }

export type ComposeDeps = {
  db: Db
  catalogs: Catalogs
  /** The address people use. */
  publicUrl: string
  gateways: readonly Pick<MessageGateway, 'moderates'>[]
}

export type SmsValues = Readonly<Record<string, string>>

/** A text that was made here before and has no dots: it goes out again word for word. */
export const asSentBefore = (words: string) => words as SmsText

/**
 * Puts values into a template, as a phone network wants it. The only maker of `SmsText`. The values are asked for in the
 * language in which the text goes out, which for Cyrillic is Latin until the gateway has approved the text.
 */
export async function compose(
  deps: ComposeDeps,
  template: KnownTemplate,
  wanted: Locale,
  valuesIn: (locale: Locale) => SmsValues | Promise<SmsValues>,
): Promise<Composed> {
  const locale = await spokenIn(deps, template, wanted)
  const values = await valuesIn(locale)
  const say = (told: SmsValues) => plainSigns(deps.catalogs.translate(locale, template.text, told))
  const text = say(values)
  const words = say(dotted(values))
  const { protocol, host, port } = new URL(deps.publicUrl)
  // Browsers fill in codes only for a site with a name of its own.
  const isSite = protocol === 'https:' && port === ''
  const code = template.isCode && isSite ? values.code : undefined
  return {
    locale,
    text: (code === undefined ? text : withCodeLine(text, { code, host })) as SmsText,
    kept: template.isCode ? { words: undefined, hasDots: true } : { words, hasDots: words !== text },
  }
}

async function spokenIn(
  { db, catalogs, gateways }: ComposeDeps,
  template: KnownTemplate,
  wanted: Locale,
): Promise<Locale> {
  if (wanted !== 'oz' || !gateways.some(({ moderates }) => moderates)) return wanted
  const approved = await findApprovedDigest(db, template.id)
  return approved === digestOf(formsOf(catalogs.translate, template, 'oz')) ? 'oz' : 'uz'
}
