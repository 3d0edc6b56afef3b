import { expect, test } from 'vitest'
import { ozExceptions, sources } from '#locales/index.ts'
import { buildCatalogs } from '#platform/i18n/catalog.ts'
import { locales } from '#platform/i18n/locales.ts'
import { createCatalogs } from '#platform/i18n/translator.ts'
import { compose } from './compose.ts'
import { isGsm7, partsOf } from './domain/sms-text.ts'
import { templates } from './domain/templates.ts'

const catalogs = createCatalogs(buildCatalogs(sources, ozExceptions))
const site = { catalogs, publicUrl: 'https://tezbox.uz' }
const values = { code: '048213' }
const filling: Record<keyof typeof templates, Record<string, string>> = {
  signInCode: values,
  basketReminder: { date: '15.11.2026', link: 'tezbox.uz/basket' },
  topUpApproved: { amount: '100 000 000' },
  topUpRejected: { link: 'tezbox.uz/ru/dashboard/balance' },
  lowBalance: { amount: '1 499 000', link: 'tezbox.uz/ru/dashboard/balance' },
}
const all = (Object.keys(templates) as (keyof typeof templates)[]).flatMap((name) =>
  locales.map((locale) => ({ template: templates[name], filled: filling[name], locale })),
)

test.each(all)(
  '$template.id in $locale stays within its parts and says everything',
  ({ template, filled, locale }) => {
    const { text } = compose(site, template, locale, filled)
    expect(partsOf(text)).toBeLessThanOrEqual(template.maxParts)
    for (const value of Object.values(filled)) expect(text).toContain(value)
    expect(text).not.toContain('…')
    expect(text.endsWith('\n@tezbox.uz #048213')).toBe(template.isCode)
  },
)

test.each(all.filter(({ locale }) => locale !== 'ru'))(
  '$template.id in $locale is GSM-7',
  ({ template, filled, locale }) => {
    expect(isGsm7(compose(site, template, locale, filled).text)).toBe(true)
  },
)

test('whoever reads Uzbek in Cyrillic gets the Latin text, which is cheaper', () => {
  const { signInCode } = templates
  expect(compose(site, signInCode, 'oz', values)).toEqual(compose(site, signInCode, 'uz', values))
  expect(compose(site, signInCode, 'oz', values).locale).toBe('uz')
})

test.each(['http://localhost:3000', 'https://tezbox.uz:8443'])(
  'no line for the browser at %s',
  (publicUrl) => {
    expect(compose({ catalogs, publicUrl }, templates.signInCode, 'uz', values).text).not.toContain('@')
  },
)
