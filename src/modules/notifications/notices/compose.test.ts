import { expect, test } from 'vitest'
import { judgeLink } from '#modules/links/domain/judge-link.ts'
import type { Db } from '#platform/db/database.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { catalogs } from '../../../../tests/support/catalogs.ts'
import { noticeKinds, specOf } from '../domain/notices.ts'
import { parcelTemplates } from '../domain/parcel-templates.ts'
import { isGsm7, partsOf } from '../domain/sms-text.ts'
import { type KnownTemplate, maxPartsIn, templates } from '../domain/templates.ts'
import { type ComposeDeps, compose } from './compose.ts'

/** Nothing is asked of the database where no gateway moderates. */
const site: ComposeDeps = { catalogs, publicUrl: 'https://tezbox.uz', gateways: [{}], db: {} as Db }
const said = async (template: KnownTemplate, locale: Locale, filled: Record<string, string>) =>
  (await compose(site, template, locale, () => filled)).text
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
  dropCode: { number: '12233', code: '048213' },
  dropPointCloses: { link: 'tezbox.uz/oz/services-near-you' },
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
  phoneSetUp: { phone: '+998 71 200-00-00' },
  workSuspended: { phone: '+998 71 200-00-00' },
  payoutChosen: { link: 'tezbox.uz/ru/dashboard/cod' },
  payoutCode: values,
  callerCode: values,
  payoutWaiting: { date: '17.11.2026', time: '14:05', link: 'tezbox.uz/ru/dashboard/cod' },
  debtReminder: { amount: '12 710 000', link: 'tezbox.uz/ru/dashboard/balance' },
  lowBalance: { amount: '1 499 000', link: 'tezbox.uz/ru/dashboard/balance' },
  referralReminder: { days: '14', missing: '10', amount: '150 000', link: 'tezbox.uz/ru/referral/main' },
  referralPaid: { amount: '150 000', link: 'tezbox.uz/ru/referral/main' },
  referralRefused: { link: 'tezbox.uz/ru/referral/main' },
  referralTakenBack: { link: 'tezbox.uz/ru/referral/main' },
  answerNotReached: { phone: '+998 71 200-00-00' },
  answerCallUs: { phone: '+998 71 200-00-00' },
  answerInterview: { date: '30-sentabr', time: '10:30', phone: '+998 71 200-00-00' },
  answerHired: {},
  answerNotThisTime: {},
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
const inCyrillic = {
  ru: { date: '30 сентября – 12 октября', when: '30 сентября, 18:00-21:00' },
  oz: {
    date: '30 сентябрь – 12 октябрь',
    when: '30 сентябрь, 18:00-21:00',
    point: 'Мирзо Улуғбек кўчасидаги пункт',
  },
}
/** Kept until one day, not some days. */
const untilDay = { uz: '30-sentabr', oz: '30 сентябрь', ru: '30 сентября', en: '30 September' }
const namesOneDay: readonly KnownTemplate[] = [
  parcelTemplates.waiting_at_point,
  parcelTemplates.storage_ending,
  parcelTemplates.kept_for_sender,
]
const isWide = (locale: Locale) => locale === 'ru' || locale === 'oz'
const aboutParcels = Object.values(parcelTemplates).flatMap((template) =>
  locales.map((locale) => ({
    template,
    locale,
    filled: {
      ...longest,
      ...(locale === 'ru' || locale === 'oz' ? inCyrillic[locale] : {}),
      ...(namesOneDay.includes(template) ? { date: untilDay[locale] } : {}),
    },
  })),
)

test.each(aboutParcels)(
  '$template.id in $locale costs no more than it may',
  async ({ template, locale, filled }) => {
    const text = await said(template, locale, filled)
    expect(partsOf(text)).toBeLessThanOrEqual(isWide(locale) ? maxPartsIn(template, locale) : 1)
    expect(isGsm7(text)).toBe(!isWide(locale))
    expect(text).toContain(filled.link)
    expect(text).not.toMatch(/[{}…]/)
  },
)

test('whoever holds a message of ours against the page about false ones is told that it is ours', async () => {
  const ours = { origin: site.publicUrl, name: 'TezBox', elsewhere: [] }
  const aboutMoney = Object.entries(templates).flatMap(([name, template]) =>
    locales.map((locale) => ({ template, locale, filled: filling[name as keyof typeof templates] })),
  )
  for (const { template, locale, filled } of [...aboutParcels, ...aboutMoney]) {
    const text = await said(template, locale, filled)
    if (text.includes('tezbox.uz')) expect(judgeLink(text, ours).verdict, text).toBe('ours')
  }
})

test.each(['uz', 'oz'] as const)(
  'in %s a code stands in the two texts that lead to a hand-over, and in no other',
  async (locale) => {
    const withCode: string[] = []
    for (const [kind, template] of Object.entries(parcelTemplates))
      if ((await said(template, locale, longest)).includes(longest.code)) withCode.push(kind)
    expect(withCode).toEqual(noticeKinds.filter((kind) => specOf(kind).holdsCode))
  },
)

test('a refusal costs one part in every language', async () => {
  const refusals = aboutParcels.filter(({ template }) => template === parcelTemplates.order_refused)
  for (const { template, locale, filled } of refusals)
    expect(partsOf(await said(template, locale, filled))).toBe(1)
  expect(refusals).toHaveLength(locales.length)
})

test.each(noticeKinds.flatMap((kind) => locales.map((locale) => ({ kind, locale }))))(
  'where nobody has proven who reads, $kind in $locale names no code',
  ({ kind, locale }) => {
    const told = (proven: string) =>
      catalogs.translate(locale, `notices.kinds.${kind}.text`, { ...longest, address: 'A', proven })
    expect(told('no')).not.toContain(longest.code)
    expect(told('no')).not.toMatch(/[{}]| {2}|\s$/)
    expect(told('yes').includes(longest.code)).toBe(specOf(kind).holdsCode)
  },
)

test('money is named only where some is to be paid', async () => {
  const waiting = (locale: Locale, pay: string) =>
    said(parcelTemplates.waiting_at_point, locale, { ...longest, pay })
  expect(await waiting('uz', '45 000')).toContain("To'lov 45 000 so'm")
  expect(await waiting('uz', 'none')).not.toContain("To'lov")
  expect(await waiting('oz', '45 000')).toContain('45 000 сўм')
  expect(await waiting('oz', 'none')).not.toContain('сўм')
})

const all = (Object.keys(templates) as (keyof typeof templates)[]).flatMap((name) =>
  locales.map((locale) => ({ template: templates[name], filled: filling[name], locale })),
)

test.each(all)(
  '$template.id in $locale stays within its parts and says everything',
  async ({ template, filled, locale }) => {
    const text = await said(template, locale, filled)
    expect(partsOf(text)).toBeLessThanOrEqual(maxPartsIn(template, locale))
    for (const value of Object.values(filled)) expect(text).toContain(value)
    expect(text).not.toContain('…')
    expect(text.endsWith('\n@tezbox.uz #048213')).toBe(template.isCode)
  },
)

test.each(all.filter(({ locale }) => !isWide(locale)))(
  '$template.id in $locale is GSM-7',
  async ({ template, filled, locale }) => {
    expect(isGsm7(await said(template, locale, filled))).toBe(true)
  },
)

test('in Cyrillic a code costs one part with the line for the browser, everything else two at most', () => {
  const inOz = [...Object.values(templates), ...Object.values(parcelTemplates)].map((template) => [
    template.isCode,
    maxPartsIn(template, 'oz'),
  ])
  expect(inOz.filter(([isCode, parts]) => parts !== (isCode ? 1 : 2))).toEqual([])
})

test('whoever reads Uzbek in Cyrillic gets Cyrillic', async () => {
  const { text, locale } = await compose(site, templates.signInCode, 'oz', () => values)
  expect(locale).toBe('oz')
  expect(text).toBe('TezBox: кириш коди 048213. Ҳеч кимга айтманг.\n@tezbox.uz #048213')
})

test.each(['http://localhost:3000', 'https://tezbox.uz:8443'])(
  'no line for the browser at %s',
  async (publicUrl) => {
    const { text } = await compose({ ...site, publicUrl }, templates.signInCode, 'uz', () => values)
    expect(text).not.toContain('@')
  },
)
