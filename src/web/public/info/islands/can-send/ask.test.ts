import { expect, test } from 'vitest'
import { ozExceptions, sources } from '#locales/index.ts'
import { type Advice, advices } from '#modules/content/domain/can-send/advice.ts'
import { ruleGroups, rulesIn } from '#modules/content/domain/can-send/rules.ts'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { buildCatalogs } from '#platform/i18n/catalog.ts'
import { type Locale, locales, localizedPath } from '#platform/i18n/locales.ts'
import { createCatalogs } from '#platform/i18n/translator.ts'
import { figureValues } from '../../figures.ts'
import { tellAsk } from './tell-ask.ts'

const texts = sources.uz.canSend
const said = (name: 'pack' | 'cover') =>
  [...new Set(Object.values<Advice>(advices).flatMap((advice) => advice[name] ?? []))].sort()

test('every advice, way to pack and cover has its sentence, and no sentence is left over', () => {
  expect(Object.keys(texts.advice).sort()).toEqual(Object.keys(advices).sort())
  expect(Object.keys(texts.pack).sort()).toEqual(said('pack'))
  expect(Object.keys(texts.cover).sort()).toEqual(said('cover'))
})

test('the page of prohibited items tells the fourteen rules of the domain, each with examples and what to do instead', () => {
  const page: Record<string, unknown> = sources.uz.info.prohibitedItems
  const told = ruleGroups.flatMap((group) =>
    rulesIn(group).map(({ id }) => (page[group] as Record<string, unknown>)[id]),
  )
  expect(told).toHaveLength(14)
  for (const rule of told)
    expect(rule).toEqual({ title: expect.any(String), text: expect.any(String), instead: expect.any(String) })
})

const { translate } = createCatalogs(buildCatalogs(sources, ozExceptions))
const figures = {
  tariff: firstTariff,
  counts: {},
  now: new Date('2026-11-16T10:00:00Z'),
  origin: 'https://tezbox.example',
}

function ask(locale: Locale, question: string) {
  const url = new URL(`https://site${localizedPath(locale, '/prohibteditems')}`)
  url.searchParams.set('q', question)
  const values = figureValues(figures, locale)
  return tellAsk(url, (key, more) => translate(locale, key, { ...values, ...more }))
}

test.each(locales)(
  'the search answers in %s: verdict, why, how to pack, what is paid, which rule',
  (locale) => {
    const { answer, index } = ask(locale, 'Telefonlarimni yuborsam boʻladimi?')
    expect(answer).toMatchObject({
      verdict: 'conditions',
      ways: [{ to: expect.stringContaining('#batteries') }],
    })
    expect(answer?.more).toHaveLength(2)
    expect(index?.groups.map(({ numbers }) => numbers)).toEqual(['1–5', '6–10', '11–13', '14'])
    const said = JSON.stringify(answer).replace(/"(?:href|to)":"[^"]*"/g, '')
    expect(said).not.toMatch(/\{\w+\}/)
    if (locale === 'oz') expect(answer?.about).toBe('«телефон» ҳақида')
  },
)

test('in doubt the search offers the things that may be meant, and each leads to its own answer', () => {
  const { answer } = ask('uz', 'xurmo yuborsam boʻladimi')
  expect(answer).toMatchObject({ verdict: 'unknown', ways: [{ to: expect.stringMatching(/^tel:/) }] })
  const verdicts = answer?.near?.ways.map(({ text }) => ask('uz', text).answer?.verdict)
  expect(verdicts?.sort()).toEqual(['conditions', 'yes'])
})
