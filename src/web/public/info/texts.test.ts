import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ozExceptions, sources } from '#locales/index.ts'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { buildCatalogs, compileSources } from '#platform/i18n/catalog.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { partsOf } from '#platform/i18n/message-parts.ts'
import { createCatalogs } from '#platform/i18n/translator.ts'
import { pages } from '../../pages.ts'
import { changed } from './changed.ts'
import { figureValues, placeholders, type Sources, tags } from './figures.ts'
import { fingerprintOf } from './fingerprint.server.ts'
import { integrations } from './islands/integrations/integrations.ts'
import type { Drawing } from './page-data.ts'
import { infoPages } from './pages/index.ts'
import { integrationPage } from './pages/integration.ts'
import { pathOfTag, resolvePage } from './resolve.ts'
import { createTell } from './tell.ts'
import { typedInNumbers } from './typed-in-numbers.ts'

const compiled = compileSources(sources, ozExceptions)
const whole = buildCatalogs(sources, ozExceptions)
const { translate } = createCatalogs(whole)
const known = [
  ...Object.entries(infoPages).flatMap(([id, data]) => (data ? [{ id, data }] : [])),
  ...integrations.map((one) => ({ id: 'integration', data: integrationPage(one) })),
]
const figuresOfTheDay: Sources = {
  tariff: firstTariff,
  counts: { points: 3_161, lockers: 1_294, stars: 4.53, ratings: 812 },
  now: new Date('2026-11-16T10:00:00Z'),
  origin: 'https://tezbox.example',
  mapDate: '2021-08',
}

/** A page as it is shown, and the texts that were asked for on the way. */
function show(id: string, locale: Locale, sources = figuresOfTheDay, data = infoPages[id]) {
  const used = new Set<string>()
  if (!data) throw new Error(`no data of ${id}`)
  const values = figureValues(sources, locale)
  const info = whole[locale].info as Record<string, (typeof whole)[Locale]>
  const page = resolvePage(id, data, {
    locale,
    sources,
    say: (key, more) => {
      used.add(key)
      return translate(locale, key, { ...values, ...more })
    },
    drawing: (drawing: Drawing) => ({ href: drawing, width: 1, height: 1 }),
    tell: createTell({
      texts: info[id] ?? {},
      locale,
      values,
      pathOf: (tag) => pathOfTag(tag, locale),
      onUse: (path) => used.add(`info.${id}.${path}`),
    }),
  })
  return { page, used }
}

const isCarried = (key: string) =>
  known.some(({ id, data }) => data.carries?.some((name) => key.startsWith(`info.${id}.${name}.`)))
const told = (locale: Locale) =>
  [...compiled[locale]].filter(([key]) => key.startsWith('info.') && !isCarried(key))

test('every page of information has its data, its texts and a route file of its own kind', () => {
  const routed = pages.filter(({ file }) => file.startsWith('public/info/')).map(({ id }) => id)
  expect([...new Set(known.map(({ id }) => id))].sort()).toEqual(routed.sort())
})

test('a page takes forms when its data has one, and its address says which was sent', () => {
  const withForm = known
    .filter(({ data }) => data.blocks.some(({ kind }) => kind === 'form'))
    .map(({ id }) => id)
  expect(
    pages
      .filter(({ form, file }) => form && file.startsWith('public/info/'))
      .map(({ id }) => id)
      .sort(),
  ).toEqual(withForm.sort())
  expect(pages.filter(({ form, query }) => form && !query?.includes('sent'))).toEqual([])
})

test('every text of a page is shown by its data, and everything the data names is written', () => {
  const used = new Set(known.flatMap(({ id, data }) => [...show(id, 'uz', figuresOfTheDay, data).used]))
  expect(
    told('uz')
      .map(([key]) => key)
      .filter((key) => !used.has(key) && !key.startsWith('info.parts.')),
  ).toEqual([])
})

test.each(locales)('every page can be told in %s, without a gap', (locale) => {
  for (const { id, data } of known)
    expect(JSON.stringify(show(id, locale, figuresOfTheDay, data).page), id).not.toContain('…"')
})

test('texts name figures and pages that exist, the same in every language', () => {
  const faults: string[] = []
  const base = (name: string) => name.replace(/:.*$/, '').replace(/(Count|Number)$/, '')
  const namesIn = (locale: Locale, key: string) => {
    const message = compiled[locale].get(key)
    if (message === undefined) return []
    const parts = partsOf(message)
    return [
      ...new Set([...[...parts.arguments].map(base), ...[...parts.tags].map((tag) => `<${tag}>`)]),
    ].sort()
  }
  for (const locale of locales) {
    for (const [key, message] of told(locale)) {
      const { arguments: args, tags: used } = partsOf(message)
      const unknown = [...args]
        .map((name) => name.replace(/:.*$/, ''))
        .filter((name) => !placeholders.has(name))
      for (const name of unknown) faults.push(`${locale} ${key} names {${name}}`)
      for (const tag of used) if (!tags.has(tag)) faults.push(`${locale} ${key} has <${tag}>`)
      if (String(namesIn(locale, key)) !== String(namesIn('uz', key)))
        faults.push(`${locale} ${key} differs from uz`)
    }
  }
  expect(faults).toEqual([])
})

/** Digits that are no figure of ours, and why they may stand in a text. */
const allowed: Readonly<Record<string, string>> = Object.fromEntries(
  ['bitrix24', '1c', '2gis'].flatMap((id) =>
    ['integration', 'integrations'].map((page) => [`info.${page}.one.${id}.title`, 'the name of a product']),
  ),
)

test('no number is typed into a text', () => {
  const faults = locales.flatMap((locale) =>
    [...compiled[locale]]
      .filter(
        ([key]) => /^(?:info|canSend)\./.test(key) || known.some(({ id }) => key.startsWith(`pages.${id}.`)),
      )
      .filter(([key]) => !Object.hasOwn(allowed, key))
      .flatMap(([key, message]) =>
        partsOf(message).texts.flatMap((text) =>
          typedInNumbers(text).map((found) => `${locale} ${key}: ${found}`),
        ),
      ),
  )
  expect(faults).toEqual([])
})

test('a new tariff changes the pages', () => {
  const dearer = { ...firstTariff, cover: { ...firstTariff.cover, free: 25_000 } }
  const before = JSON.stringify(show('about', 'en').page)
  const after = JSON.stringify(show('about', 'en', { ...figuresOfTheDay, tariff: dearer }).page)
  expect([before.includes('20,000'), after.includes('20,000'), after.includes('25,000')]).toEqual([
    true,
    false,
    true,
  ])
})

test('a year begins with the day of Tashkent, and a plural counts kilograms where kilograms are told', () => {
  const values = figureValues({ ...figuresOfTheDay, now: new Date('2026-12-31T20:00:00Z') }, 'en')
  expect(values).toMatchObject({ year: '2027', pointWeightNumber: '15', pointWeightCount: 15 })
})

const folder = join(import.meta.dirname, 'drawings')

test('every drawing that data names is a symbol with its size, and nothing is drawn for nobody', () => {
  const symbols = globSync('*.svg', { cwd: folder }).flatMap((file) =>
    Array.from(
      readFileSync(join(folder, file), 'utf8').matchAll(/<symbol id="([\w-]+)" viewBox="0 0 [\d.]+ [\d.]+"/g),
      ([, symbol]) => `${file.replace('.svg', '')}#${symbol}`,
    ),
  )
  // The answers of "can I send?" choose a drawing themselves.
  const chosen = readFileSync(join(import.meta.dirname, 'islands/can-send/tell-ask.ts'), 'utf8')
  const named = (JSON.stringify(known.map(({ data }) => data)) + chosen)
    .match(/(["'])[\w-]+#[\w-]+\1/g)
    ?.map((name) => name.slice(1, -1))
  const drawings = new Set(named?.filter((name) => existsSync(join(folder, `${name.split('#')[0]}.svg`))))
  expect([...drawings].sort()).toEqual(symbols.sort())
})

test('every page knows the day it last changed; after a change of words `npm run page-dates` writes it', () => {
  const said = known
    .filter(({ data }) => !data.oneOf)
    .map(({ id, data }) => [id, fingerprintOf(id, data, sources)])
  const dated = Object.entries(changed).map(([id, { hash }]) => [id, hash])
  expect(dated.sort()).toEqual(said.sort())
  for (const { on } of Object.values(changed)) expect(on).toMatch(/^20\d\d-\d\d-\d\d$/)
})
