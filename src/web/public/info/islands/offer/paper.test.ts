import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ozExceptions, sources } from '#locales/index.ts'
import { offerVersions } from '#modules/content/domain/offer-versions.ts'
import { limits } from '#modules/orders/domain/limits.ts'
import { CLOCK_MS } from '#modules/payments/domain/cod.ts'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { buildCatalogs } from '#platform/i18n/catalog.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { paperOf } from './paper.ts'

const catalogs = buildCatalogs(sources, ozExceptions)
const now = new Date('2026-12-01T00:00:00Z')
const read = (locale: Locale, asked: string | null = null) =>
  paperOf({ asked, locale, now }, catalogs[locale])

/** What people have said yes to: words and figures, by version. A new version is a new line; a line never changes. */
const sealed: Readonly<Record<string, string>> = {
  '2026-11-17': 'f819ed7392a7f929',
}

test.each(offerVersions)(
  'the offer of $id reads as it did when people accepted it',
  ({ id, text, figures }) => {
    const words = (['uz', 'ru', 'en'] as const).map((language) => sources[language].offer[text])
    const seal = createHash('sha256')
      .update(JSON.stringify([words, figures]))
      .digest('hex')
      .slice(0, 16)
    expect(seal, 'a published version is never edited: write a new one (docs/decisions/0043)').toBe(
      sealed[id],
    )
  },
)

test('the version in force promises what the product does: another rule needs another version', () => {
  const hour = 3_600_000
  const day = 24 * hour
  const { serviceLevels, limits: sizes, cover, flexible, volumeDivisor } = firstTariff
  expect(offerVersions.at(-1)?.figures).toEqual({
    basketDays: limits.basketMs / day,
    confirmationHours: limits.confirmationCallMs / hour,
    attempts: limits.attempts,
    storageDays: limits.storageMs / day,
    redeliverDays: limits.redeliverDays,
    returnPercent: 50,
    disposeDays: limits.disposeAfterMs / day,
    lostDays: limits.lostAfterMs / day,
    noticeDays: 10,
    codHours: CLOCK_MS / hour,
    reweighHours: limits.reweighAnswerMs / hour,
    pointKg: sizes.point.grams / 1000,
    pointCm: sizes.point.longestCm,
    doorKg: sizes.door.grams / 1000,
    doorCm: sizes.door.longestCm,
    requestKg: sizes.onRequestGrams / 1000,
    standardFrom: serviceLevels.standardDays.from,
    standardTo: serviceLevels.standardDays.to,
    expressHours: serviceLevels.expressDays * 24,
    freeCover: cover.free,
    coverLevels: cover.levels.map(({ upTo }) => upTo),
    coverWages: cover.wages,
    volumeDivisor,
    packageDays: flexible.days,
  })
})

test.each(locales)('every clause is told in %s, with every figure and no tag left over', (locale) => {
  const { sections } = read(locale)
  expect(sections.length).toBeGreaterThan(15)
  for (const { title, clauses } of sections) {
    expect(title).not.toBe('')
    expect(clauses.length).toBeGreaterThan(1)
  }
  expect(JSON.stringify(sections)).not.toMatch(/[{<]\w*[A-Za-z]\w*[>}]|undefined|NaN|…/)
})

test('the figures are those of the version, whatever the tariff says today', () => {
  expect(JSON.stringify(read('en').sections)).toContain('20,000')
  expect(JSON.stringify(read('ru').sections)).toContain('500\u00A0000\u00A0сум, 1\u00A0000\u00A0000')
})

test('a version that there is not is told so, and the one in force is shown', () => {
  expect(read('en', '1999-01-01')).toMatchObject({
    unknown: true,
    state: 'current',
    id: offerVersions.at(-1)?.id,
  })
  expect(read('en', offerVersions[0].id)).toMatchObject({ unknown: false, id: offerVersions[0].id })
})
