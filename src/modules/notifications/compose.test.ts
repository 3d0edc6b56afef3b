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
const all = Object.values(templates).flatMap((template) => locales.map((locale) => ({ template, locale })))

test.each(all)('$template.id in $locale stays within its parts and says its code', ({ template, locale }) => {
  const { text } = compose(site, template, locale, values)
  expect(partsOf(text)).toBeLessThanOrEqual(template.maxParts)
  expect(text).toContain('048213')
  expect(text).not.toContain('…')
  expect(text.endsWith('\n@tezbox.uz #048213')).toBe(true)
})

test.each(all.filter(({ locale }) => locale !== 'ru'))(
  '$template.id in $locale is GSM-7',
  ({ template, locale }) => {
    expect(isGsm7(compose(site, template, locale, values).text)).toBe(true)
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
