import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ozExceptions, sources } from '#locales/index.ts'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { transliterator } from '#platform/i18n/transliterate.ts'
import { readOption, readType } from './choices.ts'
import { cleanLine, saysNothing } from './lines.ts'
import { readSide, readSum, readWeight, threeSides } from './numbers.ts'
import { readPhones } from './phones.ts'
import { readServices } from './services.ts'

test.each([
  ['+998 90 123-45-67', ['901234567'], false],
  ['8 (90) 123.45.67', ['901234567'], false],
  ['9.98901234567E+11', ['901234567'], true],
  ['9,98901234567E+11', ['901234567'], true],
  ['998901234567.0', ['901234567'], true],
  ['00998901234567', ['901234567'], true],
  ['9O 123 45 67', ['901234567'], true],
  ['Ali aka: 90 123 45 67', ['901234567'], true],
  ['901234567 931112233', ['901234567', '931112233'], true],
  ['+998901234567/+998931112233', ['901234567', '931112233'], true],
  ['90 123 45 67 va 93 111 22 33', ['901234567', '931112233'], true],
  ['901234567; 901234567', ['901234567'], true],
])('reads the phone %s', (text, phones, repaired) => {
  expect(readPhones(text)).toEqual({ phones, repaired })
})

test('a number whose end Excel has made noughts is asked about, unless somebody has written it so', () => {
  expect(readPhones('998901000000')).toMatchObject({
    problem: { code: 'phone_broken_by_excel', values: { known: '901', missing: 6 } },
  })
  expect(readPhones('+998 90 100 00 00')).toMatchObject({ phones: ['901000000'] })
  expect(readPhones('998901230000')).toMatchObject({ phones: ['901230000'] })
})

test('any number that exists is read in any dress', () => {
  const digits = fc
    .tuple(fc.constantFrom('20', '33', '50', '71', '88', '90', '99'), fc.stringMatching(/^\d{7}$/))
    .map((parts) => parts.join(''))
  const dress = fc.constantFrom<(digits: string) => string>(
    (phone) => `998${phone}.00`,
    (phone) => `tel: +998 (${phone.slice(0, 2)}) ${phone.slice(2)}`,
    (phone) => `9.98${phone}E+11`,
    (phone) => `${phone.slice(0, 2)}-${phone.slice(2, 5)}-${phone.slice(5)} Nilufar`,
    (phone) => `\u00a0+998 ${phone}\u00a0`,
  )
  fc.assert(
    fc.property(digits, dress, (phone, dressed) => {
      expect(readPhones(cleanLine(dressed(phone)))).toMatchObject({ phones: [phone] })
    }),
  )
})

test.each([
  ['150000', 150_000, false],
  ['150 000', 150_000, false],
  ['150000.00', 150_000, false],
  ['150.000', 150_000, true],
  ['1,250,000', 1_250_000, true],
  ['1.250.000,00', 1_250_000, true],
  ['150 ming', 150_000, true],
  ['150 минг сўм', 150_000, true],
  ['150 тыс', 150_000, true],
  ['320k', 320_000, true],
  ['1,5 mln', 1_500_000, true],
  ['185 000 soʻm', 185_000, true],
  ['1.5E+5', 150_000, true],
])('reads the sum %s', (text, value, repaired) => {
  expect(readSum(text)).toEqual({ value, repaired })
})

test.each([
  ['1.2', 1.2, false],
  ['1,2 кг', 1.2, true],
  ['800 г', 0.8, true],
  ['800 gr.', 0.8, true],
  ['1 kg 200 g', 1.2, true],
  ['до 1 кг', 1, true],
  ['0,5kg gacha', 0.5, true],
  ['.5', 0.5, true],
])('reads the weight %s', (text, value, repaired) => {
  expect(readWeight(text)).toEqual({ value, repaired })
})

test.each(['1-2 kg', 'bir kilo', '1.2.3', '12.11.2026', '1 kg 5 dona', 'e5', '١٢', '9'.repeat(60)])(
  '%s is no weight',
  (text) => {
    expect(readWeight(text)).toBeUndefined()
  },
)

test('any weight is the same with a comma, in kilograms and in grams', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (grams) => {
      const kg = grams / 1000
      for (const text of [`${kg}`, `${kg}`.replace('.', ','), `${kg} кг`, `${grams} g`])
        expect(readWeight(text)?.value).toBe(kg)
    }),
  )
})

test.each([
  ['30x20x10', ['30', '20', '10']],
  ['30 х 20 х 10', ['30', '20', '10']],
  ['30*20*10', ['30', '20', '10']],
  ['300×200×100 mm', ['300 mm', '200 mm', '100 mm']],
  ['30 20', undefined],
  ['katta', undefined],
])('takes the sides %s apart', (text, sides) => {
  expect(threeSides(text)).toEqual(sides)
  if (text.endsWith('mm')) expect(readSide('300 mm')?.value).toBe(30)
})

test('services are known by the names that we give them, in every language', () => {
  const inCyrillic = transliterator(ozExceptions)
  const slugs = {
    toDoorDelivery: 'to_door_delivery',
    codReturn: 'cod_return',
    cod: 'cod',
    inspect: 'inspect_before_paying',
    signature: 'signature',
  } as const
  for (const [key, slug] of Object.entries(slugs)) {
    const service = key as keyof typeof slugs
    const names = [sources.uz, sources.ru, sources.en].map(({ pricing }) => pricing.services[service].name)
    for (const name of [...names, inCyrillic(names[0] ?? '')]) {
      // A comma parts two services.
      const { slugs } = readServices(name.replace(',', ''), firstTariff)
      expect([name, slugs]).toEqual([name, [slug]])
    }
  }
})

test('several services in one cell, and a cover by its sum', () => {
  expect(readServices('cod; imzo bilan + Покрытие до 500 000 сум', firstTariff)).toEqual({
    slugs: ['cod', 'signature', 'cover_1'],
    unknown: [],
    repaired: true,
  })
  expect(readServices('cover_9', firstTariff).unknown).toEqual(['cover_9'])
})

test('options and types are numbers or words', () => {
  expect(['3', 'до ПВЗ', 'Eshikdan eshikgacha', '2.0', '5'].map((text) => readOption(text)?.value)).toEqual([
    3,
    3,
    2,
    2,
    undefined,
  ])
  expect(['1', 'Экспресс', 'tezkor', '0'].map((text) => readType(text)?.value)).toEqual([1, 2, 2, undefined])
})

test('lines are cleaned of what cannot be seen', () => {
  expect(cleanLine(' Ali\u200b \u00a0aka\n\u0007 ')).toBe('Ali aka')
  expect(cleanLine('Oʻktam “aka” — 5')).toBe('Oʻktam “aka” — 5')
  expect(['-', 'yoʻq', '#N/A', '***', ''].every(saysNothing)).toBe(true)
  expect(['7', 'Li', 'нетто'].some(saysNothing)).toBe(false)
})
