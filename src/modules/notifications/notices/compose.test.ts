import { expect, test } from 'vitest'
import { locales } from '#platform/i18n/locales.ts'
import { catalogs } from '../../../../tests/support/catalogs.ts'
import { noticeKinds, specOf } from '../domain/notices.ts'
import { parcelTemplates } from '../domain/parcel-templates.ts'
import { isGsm7, partsOf } from '../domain/sms-text.ts'
import { templates } from '../domain/templates.ts'
import { compose } from './compose.ts'

const site = { catalogs, publicUrl: 'https://tezbox.uz' }
const values = { code: '048213' }
const measuredAgain = {
  track: 'TB00000000000017',
  before: '1 035 000',
  after: '1 076 000',
  link: 'tezbox.uz/Aa0Bb1Cc2Dd3Ee4F',
}
const filling: Record<keyof typeof templates, Record<string, string>> = {
  signInCode: values,
  basketReminder: { date: '15.11.2026', link: 'tezbox.uz/basket' },
  topUpApproved: { amount: '100 000 000' },
  topUpRejected: { link: 'tezbox.uz/ru/dashboard/balance' },
  claimAccepted: { amount: '12 710 000', link: 'tezbox.uz/oz/order-list/12345678' },
  claimRejected: { link: 'tezbox.uz/oz/order-list/12345678' },
  claimOpened: { track: 'TB00000000000017', link: 'tezbox.uz/oz/order-list/12345678' },
  claimFound: { track: 'TB00000000000017', link: 'tezbox.uz/oz/order-list/12345678' },
  reweighAsked: { ...measuredAgain },
  reweighAtCounter: { ...measuredAgain, code: '048213' },
  reweighLower: { track: 'TB00000000000017', amount: '1 076 000', link: 'tezbox.uz/oz/order-list/12345678' },
  approvalReleased: { number: '1204', link: 'tezbox.uz/ru/desk/approvals' },
  payoutChosen: { link: 'tezbox.uz/ru/dashboard/cod' },
  payoutCode: values,
  payoutWaiting: { date: '17.11.2026', time: '14:05', link: 'tezbox.uz/ru/dashboard/cod' },
  debtReminder: { amount: '12 710 000', link: 'tezbox.uz/ru/dashboard/balance' },
  lowBalance: { amount: '1 499 000', link: 'tezbox.uz/ru/dashboard/balance' },
}
/** The longest of everything a text about a parcel may be given. */
const longest = {
  track: 'TB00000000000017',
  date: '30-sentabr – 12-oktabr',
  when: '30-sentabr, 18:00-21:00',
  code: '048213',
  pay: '100\u00a0000\u00a0000',
  point: 'Mirzo Ulugʻbek koʻchasi punkti',
  link: 'tezbox.uz/Aa0Bb1Cc2Dd3Ee4F',
}
const inRussian = { date: '30 сентября – 12 октября', when: '30 сентября, 18:00-21:00' }
/** Kept until one day, not some days. */
const untilDay = { uz: '30-sentabr', oz: '30-sentabr', ru: '30 сентября', en: '30 September' }
const aboutParcels = Object.values(parcelTemplates).flatMap((template) =>
  locales.map((locale) => ({
    template,
    locale,
    filled: {
      ...longest,
      ...(locale === 'ru' ? inRussian : {}),
      ...(template === parcelTemplates.waiting_at_point ? { date: untilDay[locale] } : {}),
    },
  })),
)

test.each(aboutParcels)(
  '$template.id in $locale costs no more than it may',
  ({ template, locale, filled }) => {
    const { text } = compose(site, template, locale, filled)
    expect(partsOf(text)).toBeLessThanOrEqual(locale === 'ru' ? template.maxParts : 1)
    expect(isGsm7(text)).toBe(locale !== 'ru')
    expect(text).toContain(filled.link)
    expect(text).not.toMatch(/[{}…]/)
  },
)

test('a code stands in the two texts that lead to a hand-over, and in no other', () => {
  const withCode = Object.entries(parcelTemplates)
    .filter(([, template]) => compose(site, template, 'uz', longest).text.includes(longest.code))
    .map(([kind]) => kind)
  expect(withCode).toEqual(noticeKinds.filter((kind) => specOf(kind).holdsCode))
})

test('a refusal costs one part in every language', () => {
  const parts = aboutParcels
    .filter(({ template }) => template === parcelTemplates.order_refused)
    .map(({ template, locale, filled }) => partsOf(compose(site, template, locale, filled).text))
  expect(parts).toEqual(locales.map(() => 1))
})

test.each(noticeKinds.flatMap((kind) => locales.map((locale) => ({ kind, locale }))))(
  'where nobody has proven who reads, $kind in $locale names no code',
  ({ kind, locale }) => {
    const said = (proven: string) =>
      catalogs.translate(locale, `notices.kinds.${kind}.text`, { ...longest, address: 'A', proven })
    expect(said('no')).not.toContain(longest.code)
    expect(said('no')).not.toMatch(/[{}]| {2}|\s$/)
    expect(said('yes').includes(longest.code)).toBe(specOf(kind).holdsCode)
  },
)

test('money is named only where some is to be paid', () => {
  const said = (pay: string) =>
    compose(site, parcelTemplates.waiting_at_point, 'uz', { ...longest, pay }).text
  expect(said('45 000')).toContain("To'lov 45 000 so'm")
  expect(said('none')).not.toContain("To'lov")
})

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
