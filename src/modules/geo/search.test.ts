import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everySpelling, typos } from '../../../bench/geo-spellings.ts'
import { findArea } from './domain/area-finder.ts'
import { districts } from './domain/districts.ts'
import { editDistance } from './domain/edit-distance.ts'
import { mostCandidates } from './domain/find-place.ts'
import { addressKey, searchKey } from './domain/search-key.ts'
import { findAnywhere } from './gazetteer.ts'

test.each([
  ['Toʻrtkoʻl', 'Тўрткўл', "To'rtko'l", 'Turtkul', 'Турткуль', 'TORTKOL', 'Турткульский район'],
  ['Xoʻjaobod', 'Хўжаобод', 'Khojaabad', "Ho'jaobod", 'Xo‘jaobod tumani'],
  ['Qarshi', 'Қарши', 'Карши', 'Karshi', 'город Карши', 'Qarshi shahri', 'г. Карши'],
  ['Yangiyer', 'Янгиер', 'Yangier'],
  ['Quyichirchiq', 'Quyi Chirchiq', 'Куйи-Чирчикский р-н'],
])('%s has one key in all its spellings', (first, ...others) => {
  for (const other of others) expect(searchKey(other)).toBe(searchKey(first))
})

test.each([
  ['Navoiy 1', 'Navoiy 11'],
  ['Navoiy 10', 'Navoiy 100'],
  ['Navoiy 2 1', 'Navoiy 21'],
  ['Navoiy 12-g', 'Navoiy 12-t'],
  ['Navoiy 12-a', 'Navoiy 12-o'],
  ['Navoiy 12', 'Navoiy 12-g'],
  [`${'Ш'.repeat(250)} 1`, `${'Ш'.repeat(250)} 2`],
])('%s and %s are two addresses', (one, other) => {
  expect(addressKey(one)).not.toBe(addressKey(other))
})

test.each([
  ['Bogʻishamol koʻchasi, 12-A', 'Боғишамол кўчаси 12а', "bog'ishamol ko'chasi 12 a"],
  ['Navoiy tumani 5', 'НАВОИЙ ТУМАНИ, 5'],
])('%s is one address in all its writings', (first, ...others) => {
  for (const other of others) expect(addressKey(other)).toBe(addressKey(first))
})

test('numbers are never folded, also where letters are', () => {
  const word = fc.tuple(fc.constantFrom('maktab', 'uy', ''), fc.nat(100_000))
  fc.assert(
    fc.property(word, word, ([, one], [name, other]) => {
      expect(searchKey(`${one}-${name}`) === searchKey(`${other}-${name}`)).toBe(one === other)
      expect(addressKey(`${name} ${one}`) === addressKey(`${name} ${other}`)).toBe(one === other)
    }),
  )
})

test('every district is reached from every spelling in our data, without guessing', () => {
  const missed = everySpelling().filter(
    ({ text, id }) =>
      !findArea(text).some(
        (found) => found.kind === 'district' && found.id === id && found.reason !== 'typo',
      ),
  )
  expect(missed).toEqual([])
})

test('a full name leads to its district first', () => {
  for (const { id, names } of districts)
    for (const name of Object.values(names)) expect([name, findArea(name)[0]?.id]).toEqual([name, id])
})

test('of names with one slip, 95 in 100 still lead to their district first', () => {
  const all = typos()
  const right = all.filter(({ text, id }) => {
    const [first] = findArea(text)
    return first?.kind === 'district' && first.id === id
  })
  expect(all.length).toBeGreaterThanOrEqual(500)
  expect(right.length / all.length).toBeGreaterThanOrEqual(0.95)
})

test.each([
  ['Toshkent', 'region 14 exact'],
  ['Toshkent viloyati', 'region 11 exact'],
  ['Ташкентский район', 'district 215 exact'],
  ['Jizzax tumani', 'district 64 old_name'],
  ['Sobir Rahimov', 'district 201 old_name'],
  ['Oqmangʻit', 'district 22 seat'],
  ['Янгиҳаёт', 'district 202 counts_as'],
  ['Shahrisabz shahri', 'district 85 counts_as'],
  ['Buhoro', 'region 3 folded'],
  ['Chilon', 'district 205 prefix'],
  ['Чиланзарск', 'district 205 prefix'],
  ['Nuks tumni', 'district 22 typo'],
  ['Urgut, Samarqand viloyati', 'district 124 exact'],
  ['Toshkent Chilonzor', 'district 205 exact'],
  ['Нижнечирчикский район', 'district 157 alias'],
  ['Среднечирчикский', 'district 163 alias'],
  ['Верхнечирчикский район', 'district 166 alias'],
  ['Chilonzor tumanidan', 'district 205 exact'],
  ['Чилонзор туманига', 'district 205 exact'],
  ['Nukus shahridagi', 'district 23 exact'],
  ['Nukus tumanining', 'district 22 exact'],
  ['Toshkent viloyatida', 'region 11 exact'],
])('%s leads to %s', (text, expected) => {
  const [first] = findArea(text)
  expect(`${first?.kind} ${first?.id} ${first?.reason}`).toBe(expected)
})

test('a unit without an id of its own is shown by its own name', () => {
  expect(findArea('Yangihayot')[0]).toMatchObject({ id: 202, names: { uz: 'Yangihayot tumani' } })
})

test('in a region only what lies there is found, and only the kinds asked for', () => {
  expect(findArea('Yangiobod', { regionId: 8 }).every(({ regionId }) => regionId === 8)).toBe(true)
  expect(findArea('Samarqand', { kinds: ['district'] }).map(({ id }) => id)).toEqual([122, 121])
})

test('names are not guessed when exactly this one is wanted', () => {
  expect(findArea('Чилонзор тумани', { exactly: true }).map(({ id }) => id)).toEqual([205])
  expect(findArea('Chilonz', { exactly: true })).toEqual([])
})

test('a text made to be slow is answered like any other', () => {
  const text = 'toshkent '.repeat(20) + 't '.repeat(50)
  const start = process.cpuUsage()
  findArea(text)
  findArea('Toshkent Toshkent Toshkent Toshkent Toshkent Toshkent qzqzqz')
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(250)
})

test('places are found with the district they lie in', () => {
  expect(findAnywhere('Mangʻit').some(({ kind, districtId }) => kind === 'place' && districtId === 15)).toBe(
    true,
  )
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'kghzdjxqcyoua ʻ-skiyтуманирайон'), maxLength: 40 }),
)

test('folding a key again changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => searchKey(searchKey(text)) === searchKey(text)),
    { numRuns: 2_000 },
  )
})

test('no text breaks the search or makes it answer more than was asked for', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 0, max: 50 }), (text, limit) => {
      const found = findArea(text, { limit })
      expect(found.length).toBeLessThanOrEqual(Math.min(limit, mostCandidates))
      expect(new Set(found.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(found.length)
    }),
  )
})

test('edit distance counts letters added, dropped, changed and swapped, up to its limit', () => {
  expect(editDistance('nukus', 'nukus', 2).whole).toBe(0)
  expect(editDistance('nkus', 'nukus', 2).whole).toBe(1)
  expect(editDistance('nuksu', 'nukus', 2).whole).toBe(1)
  expect(editDistance('bukus', 'nukuss', 2).whole).toBe(2)
  expect(editDistance('abc', 'xyz', 2).whole).toBe(Number.POSITIVE_INFINITY)
  expect(editDistance('chilnz', 'chilonzor', 1)).toEqual({ whole: Number.POSITIVE_INFINITY, begun: 1 })
})

test('edit distance is the same both ways and keeps to the triangle', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 8 })
  const between = (one: string, other: string) => editDistance(one, other, 20).whole
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(between(one, other)).toBe(between(other, one))
      expect(between(one, other) === 0).toBe(one === other)
      expect(between(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length))
    }),
  )
})
