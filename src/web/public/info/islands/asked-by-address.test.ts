import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ozExceptions, sources } from '#locales/index.ts'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { buildCatalogs } from '#platform/i18n/catalog.ts'
import { createCatalogs } from '#platform/i18n/translator.ts'
import { type Site, siteContext } from '../../../server/site.server.ts'
import type { ShownPage } from '../shown.ts'
import { type CoverGiven, loadCovered } from './cover/covered.server.ts'
import { type FaqGiven, loadFaq } from './faq/faq.server.ts'

const { translate, messagesFor } = createCatalogs(buildCatalogs(sources, ozExceptions))
const context = new RouterContextProvider()
context.set(siteContext, {
  translate,
  messages: messagesFor,
  tariff: async () => ({ tariff: firstTariff }),
  counts: async () => ({}),
  mapFacts: async () => undefined,
  now: () => new Date('2026-11-16T10:00:00Z'),
} as unknown as Site)

const shown = async (told: Promise<{ page: string }>) => JSON.parse((await told).page) as ShownPage
const faq = async (address: string) =>
  (await shown(loadFaq(context, new URL(address, 'https://tezbox.example')))).given as FaqGiven
const idsOf = ({ found }: FaqGiven) => found?.map(({ id }) => id)

test('without a question all of them are shown, in eight groups', async () => {
  const { groups, found } = await faq('/faq')
  expect(found).toBeUndefined()
  expect(groups.map(({ id }) => id)).toEqual([
    'sending',
    'price',
    'cod',
    'receiving',
    'tracking',
    'cover',
    'merchants',
    'account',
  ])
  const items = groups.flatMap((group) => group.items)
  expect(items.length).toBeGreaterThanOrEqual(40)
  expect(items.filter(({ way }) => !way?.text).map(({ id }) => id)).toEqual([])
})

test('an address with a question is answered by the server, in the language of the page, whatever it was asked in', async () => {
  const inRussian = await faq('/ru/faq?q=pul%20qachon%20tushadi')
  expect(idsOf(inRussian)).toContain('codWhen')
  expect(JSON.stringify(inRussian.found)).toContain('Когда придут деньги за товар?')
  expect(idsOf(await faq(`/oz/faq?q=${encodeURIComponent('вернуть деньги')}`))?.[0]).toBe('cancel')
  expect(idsOf(await faq('/en/faq?q=zzzzzzzz'))).toEqual([])
})

test('a value in the address is told to the cover chooser as people type it, and nonsense is not', async () => {
  const soumIn = async (typed: string) => {
    const address = new URL(`https://tezbox.example/covered?value=${encodeURIComponent(typed)}`)
    return ((await shown(loadCovered(context, address))).given as CoverGiven).value
  }
  expect(await Promise.all(['1 500 000', '1.500.000', '750000'].map(soumIn))).toEqual([
    1_500_000, 1_500_000, 750_000,
  ])
  expect(await Promise.all(['', '-5', 'abc', '0'].map(soumIn))).toEqual(Array(4).fill(undefined))
})
