import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { districtsAt } from '../borders/district-borders.ts'
import { bookFile, openBook } from './book.ts'
import { street } from './entries.ts'
import { numberOf } from './find-house.ts'
import { inScript } from './names.ts'
import { ownNamesVersion } from './own-names-version.ts'
import { readQuestion } from './question.ts'
import { readGazetteer } from './read-gazetteer.ts'
import { describeSpot, searchBook } from './search-book.ts'
import { examples } from './search-examples.ts'

const book = openBook()
const first = (text: string, districtId?: number) =>
  searchBook({ text, districtId, locale: 'uz', unfinished: true }, 3)[0]

test.each(examples)('%s is %s', (text, expected) => {
  const found = first(text)
  const told =
    found &&
    `${found.kind} ${found.label}${found.isNear ? ' (near)' : ''}, ${found.districtId ?? found.regionId}`
  expect(told).toBe(expected)
})

test('of namesakes the one in or near the chosen district comes first, with its distance', () => {
  expect(first('Navoiy koʻchasi', 185)).toMatchObject({ kind: 'street', districtId: 185 })
  expect(first('12-maktab', 77)).toMatchObject({ kind: 'landmark', districtId: 77 })
  const near = { lat: 39.654, lon: 66.97 }
  const [bazaar] = searchBook({ text: 'bozor', near, locale: 'uz' }, 1)
  expect(bazaar).toMatchObject({ kind: 'landmark', districtId: 122 })
  expect(bazaar?.metres).toBeLessThan(3_000)
})

test('in a region only what lies there is found', () => {
  const found = searchBook({ text: 'Navoiy', regionId: 8, locale: 'uz' }, 8)
  expect(found.length).toBeGreaterThan(2)
  expect(found.every(({ regionId }) => regionId === 8)).toBe(true)
})

test('an address is found by any beginning of its last word', () => {
  for (let length = 5; length <= 'Qatortol koʻchasi'.length; length++)
    expect(first('Qatortol koʻchasi'.slice(0, length), 205)?.label).toMatch(/Qatortol|Katartal/)
})

/** Houses of all regions, every so many. */
const someHouses = Array.from({ length: 400 }, (_, at) => at * 71).filter(
  (house) => house < (book.houses.from[book.streets.count] as number),
)

test('a pin at a house is that house, on its street', () => {
  for (const house of someHouses) {
    const point = {
      lat: (book.houses.lat[house] as number) / book.head.steps,
      lon: (book.houses.lon[house] as number) / book.head.steps,
    }
    const at = book.houses.from.findIndex((from) => from > house) - 1
    const name = book.names[book.entries.name[book.streets.first + at] as number] ?? ''
    const [found] = describeSpot(point, 'uz')
    expect(found).toMatchObject({ kind: 'house', house: numberOf(book, house), street: inScript(name, 'uz') })
    expect(found?.isNear).toBeUndefined()
  }
})

test('a house that is found and asked for again by its pin is on the same street', () => {
  const streets = Array.from({ length: 300 }, (_, at) => book.streets.first + at * 31)
  const asked = streets.filter((entry) => entry < book.entries.count && book.entries.kind[entry] === street)
  for (const entry of asked) {
    const name = book.names[book.entries.name[entry] as number] ?? ''
    const from = book.houses.from[entry - book.streets.first] as number
    if (from === book.houses.from[entry - book.streets.first + 1]) continue
    const text = `${name} ${numberOf(book, from)}`
    const found = searchBook({ text, districtId: book.entries.district[entry], locale: 'uz' }, 8)
    const exact = found.find(({ kind, isNear }) => kind === 'house' && !isNear)
    if (exact) expect(describeSpot(exact.point, 'uz')[0]?.street).toBe(exact.street)
  }
})

test('what lies inside a certain border has that district', () => {
  const { entries, head } = book
  for (let entry = book.streets.first; entry < entries.count; entry += 97) {
    if (entries.districts.has(entry)) continue
    const { certain, candidates } = districtsAt({
      lat: (entries.lat[entry] as number) / head.steps,
      lon: (entries.lon[entry] as number) / head.steps,
    })
    // The builder asks in squares of fifty metres: right at the border either is right.
    const [only] = candidates
    if (certain && only && only.km < -0.1) expect(entries.district[entry]).toBe(only.districtId)
  }
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'navoiy 12/-.,kvuyдомулNаКч№#[];'), maxLength: 60 }),
)

test('no text breaks the search or makes it answer more than was asked for', () => {
  fc.assert(
    fc.property(anyText, fc.boolean(), fc.integer({ min: 0, max: 8 }), (text, unfinished, limit) => {
      const found = searchBook({ text, unfinished, locale: 'oz', districtId: 205 }, limit)
      expect(found.length).toBeLessThanOrEqual(limit)
      for (const { label, point } of found) {
        expect(label).not.toBe('')
        expect(Math.abs(point.lat - 41)).toBeLessThan(5)
      }
    }),
  )
})

test('of a long text a bounded part is read', () => {
  const { weights, terms } = readQuestion(book, 'koʻcha maktab 12 '.repeat(100), true)
  expect(weights.length).toBeLessThanOrEqual(14)
  expect(terms.length).toBeLessThan(200)
})

test('no pin breaks the look around it', () => {
  const degrees = (from: number, to: number) => fc.double({ min: from, max: to, noNaN: true })
  fc.assert(
    fc.property(
      degrees(-90, 90),
      degrees(-180, 180),
      (lat, lon) => describeSpot({ lat, lon }, 'ru').length <= 2,
    ),
  )
})

test('the gazetteer in the repository was made from our names of today: npm run map:gazetteer', () => {
  expect(book.head.names).toBe(ownNamesVersion())
})

test('names are told in the reader’s script; what is Russian stays', () => {
  expect(inScript("Amir Temur shoh ko'chasi", 'uz')).toBe('Amir Temur shoh koʻchasi')
  expect(inScript("Amir Temur shoh ko'chasi", 'oz')).toBe('Амир Темур шоҳ кўчаси')
  expect(inScript("Amir Temur shoh ko'chasi", 'ru')).toBe('Amir Temur shoh koʻchasi')
  expect(inScript('Ибн Сино Кучаси', 'uz')).toBe('Ibn Sino koʻchasi')
  expect(inScript('улица Братская', 'uz')).toBe('улица Братская')
  expect(inScript('улица Братская', 'oz')).toBe('улица Братская')
  expect(inScript('Uzcard ofisi', 'oz')).toBe('Uzcard офиси')
  expect(inScript('Чорсу рынок', 'uz')).toBe('Chorsu bozori')
  expect(inScript('Чорсу рынок', 'oz')).toBe('Чорсу бозори')
  expect(inScript('Школа № 183', 'uz')).toBe('183-maktab')
  expect(inScript('Чорсу рынок', 'ru')).toBe('Чорсу рынок')
  expect(inScript('Кошарык рынок', 'uz')).toBe('Кошарык рынок')
})

test('a file that ends too early is refused, not read', () => {
  const whole = brotliDecompressSync(readFileSync(bookFile()))
  expect(() => readGazetteer(whole.subarray(0, whole.length - 1_000))).toThrow(/ends in the middle/)
})
