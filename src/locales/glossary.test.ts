import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sources } from '#locales/index.ts'
import { flatten } from '#platform/i18n/catalog.ts'
import { forbiddenWords, type GlossaryLanguage, inAnyForm, readGlossary } from '#platform/i18n/glossary.ts'

const entries = readGlossary(readFileSync(join(import.meta.dirname, '../../docs/glossary.md'), 'utf8'))
const languages: readonly GlossaryLanguage[] = ['uz', 'ru', 'en']

type Exception = Readonly<{ word: string; keys: readonly RegExp[]; reason: string }>

const prepaid = [
  /^packages\./,
  /^pricing\.lines\.package$/,
  /^pricing\.because\.pro$/,
  /^pricingPage\.(plans|packages|month)\./,
  /^deskTariffs\.(rows\.(package|pro)\w+|parts\.shipments)$/,
  /^ledger\.titles\.package_consumed$/,
  /^sendParcel\.payment\.packageNote$/,
  /^myOrders\.actions\.backToPackage$/,
]

/** Where a word that is ruled out means something else. */
const exceptions: readonly Exception[] = [
  {
    word: 'saralash',
    keys: [/^deskCounter\.tabs\.sort$/, /^deskDepot\./],
    reason: 'what is done with parcels at a depot',
  },
  { word: 'joʻnatma', keys: prepaid, reason: 'a shipment of a package, paid before there is a parcel' },
  { word: 'отправлени-', keys: prepaid, reason: 'a shipment of a package, paid before there is a parcel' },
  { word: 'shipment', keys: prepaid, reason: 'a shipment of a package, paid before there is a parcel' },
  {
    word: 'ustama toʻlov',
    keys: [/^offer\.v\d+\.terms\.cod$/],
    reason: 'the name that the law gives it, told once',
  },
  { word: 'отправлени-', keys: [/^orders\.holders\.origin_point$/], reason: 'where sending begins' },
  { word: 'hudud', keys: [/^home\.points\.regions$/], reason: 'counts the capital and the republic, too' },
  { word: 'кабинет-', keys: [/^deskPayments\.refunds\./], reason: 'the site of a payment provider' },
  { word: 'состояни-', keys: [/^pages\.gallery\.lead$/], reason: 'how a part of the site looks' },
  { word: 'state', keys: [/^pages\.gallery\.lead$/], reason: 'how a part of the site looks' },
  {
    word: 'state',
    keys: [/^deskPayments\.compare\.fileHint$/, /^errors\.registry_unreadable$/],
    reason: 'the name of a column',
  },
  { word: 'снимок', keys: [/^balance\.topUp\.(receiptHint|notImage)$/], reason: 'a screenshot' },
  { word: 'recipient', keys: [/^balance\.topUp\./], reason: 'who gets a bank transfer' },
  {
    word: 'водител-',
    keys: [/^info\.comparison\./, /^pages\.comparison\.lead$/],
    reason: 'who drives a bus of others',
  },
  {
    word: 'driver',
    keys: [/^info\.comparison\./, /^pages\.comparison\.lead$/],
    reason: 'of a bus, not of ours',
  },
  { word: 'водител-', keys: [/^papers\.driver$/], reason: 'who drives a van between depots' },
  { word: 'driver', keys: [/^papers\.driver$/], reason: 'of a van between depots' },
  {
    word: 'warehouse',
    keys: [/^info\.integrations?\.one\.1c\.text$/],
    reason: 'a document of 1C, in a merchant’s own stock',
  },
]

const found = languages.flatMap((language) => forbiddenWords(flatten(sources[language]), entries, language))
const covers = ({ word, keys }: Exception, one: { key: string; word: string }) =>
  word === one.word && keys.some((key) => key.test(one.key))

test('every text says one thing with one word, the one of the glossary', () => {
  const wrong = found.filter((one) => !exceptions.some((exception) => covers(exception, one)))
  expect(wrong.map(({ fault }) => fault)).toEqual([])
})

test('no exception has outlived its text', () => {
  const needed = (exception: Exception) => found.some((one) => covers(exception, one))
  expect(exceptions.filter((exception) => !needed(exception)).map(({ word }) => word)).toEqual([])
})

test('the words of the glossary are those that people read', () => {
  for (const language of languages) {
    const texts = [...flatten(sources[language]).values()]
    const unused = entries
      .flatMap(({ words }) => words[language])
      .filter((word) => {
        const form = inAnyForm(word, language)
        return !texts.some((text) => form.test(text))
      })
    expect(unused).toEqual([])
  }
})
