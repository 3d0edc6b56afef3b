import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { openBook } from '../../src/modules/geo/book/book.ts'
import { numberOf } from '../../src/modules/geo/book/find-house.ts'
import { NumberWriter } from '../../src/modules/geo/book/packed-numbers.ts'
import { readGazetteer } from '../../src/modules/geo/book/read-gazetteer.ts'
import { describeSpot, searchBook } from '../../src/modules/geo/book/search-book.ts'
import { mapArchive } from '../../tests/support/map-archive.ts'
import { builderVersion } from './builder-version.ts'
import { readCountry } from './country-features.ts'
import { makeGazetteer } from './make-gazetteer.ts'
import { packGazetteer } from './pack-gazetteer.ts'
import { numberIn } from './place-houses.ts'

type Drawn = { fields: Record<string, string | number>; at: [x: number, y: number][] }

const field = (tag: number, kind: number) => tag * 8 + kind

function message(write: (writer: NumberWriter) => void): Uint8Array {
  const writer = new NumberWriter()
  write(writer)
  return writer.done()
}

const framed = (tag: number, bytes: Uint8Array) =>
  Buffer.concat([
    message((writer) => writer.next(field(tag, 2))),
    message((writer) => writer.next(bytes.length)),
    bytes,
  ])

/** A layer of a vector tile with an extent of 2048. */
function layer(name: string, drawn: readonly Drawn[]): Buffer {
  const keys = [...new Set(drawn.flatMap(({ fields }) => Object.keys(fields)))]
  const values = [...new Set(drawn.flatMap(({ fields }) => Object.values(fields).map(String)))]
  const features = drawn.map(({ fields, at }) => {
    const tags = message((writer) => {
      for (const [key, value] of Object.entries(fields)) {
        writer.next(keys.indexOf(key))
        writer.next(values.indexOf(String(value)))
      }
    })
    const commands = message((writer) => {
      let [x, y] = [0, 0]
      for (const [index, [toX, toY]] of at.entries()) {
        writer.next(index === 0 ? 9 : 10)
        writer.step(toX - x)
        writer.step(toY - y)
        ;[x, y] = [toX, toY]
      }
    })
    const type = message((writer) =>
      [field(3, 0), at.length > 1 ? 2 : 1].forEach((one) => void writer.next(one)),
    )
    return framed(2, Buffer.concat([framed(2, tags), type, framed(4, commands)]))
  })
  return framed(
    3,
    Buffer.concat([
      framed(1, Buffer.from(name)),
      ...features,
      ...keys.map((key) => framed(3, Buffer.from(key))),
      ...values.map((value) => framed(4, framed(1, Buffer.from(value)))),
      message((writer) => [field(5, 0), 2048].forEach((one) => void writer.next(one))),
    ]),
  )
}

/** A street from edge to edge in Chilonzor with three houses on it, one far from it, and a bazaar. */
const folder = mkdtempSync(join(tmpdir(), 'tezbox-gazetteer-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const drawn = join(folder, 'map.pmtiles')
const content = Buffer.concat([
  layer('road', [
    {
      fields: { c: 'street', n: "Sinov ko'chasi" },
      at: [
        [-20, 1000],
        [2068, 1000],
      ],
    },
  ]),
  layer('house', [
    { fields: { h: '3' }, at: [[400, 990]] },
    { fields: { h: '11' }, at: [[800, 990]] },
    { fields: { h: '2А' }, at: [[500, 1012]] },
    { fields: { h: '77' }, at: [[1000, 1900]] },
  ]),
  layer('poi', [
    { fields: { c: 'grocery', n: 'Sinov bozori', k: '19' }, at: [[1500, 1050]] },
    { fields: { c: 'building', n: '9-uy', k: '6' }, at: [[700, 990]] },
  ]),
])
writeFileSync(drawn, mapArchive([{ z: 14, x: 11341, y: 6126, content }]))

const pack = async () =>
  packGazetteer(
    makeGazetteer(await readCountry(drawn), () => 205),
    { map: 'test', names: 'test', builder: 'test' },
  )
const packed = await pack()

test('the gazetteer in the repository was made by the program of today: npm run map:gazetteer', () => {
  expect(openBook().head.builder).toBe(builderVersion())
})

test('the same map gives the same bytes', async () => {
  expect(Buffer.compare(packed, await pack())).toBe(0)
})

test('street, houses and landmark of a tile are found, and by their place', () => {
  const book = readGazetteer(brotliDecompressSync(packed))
  expect(book.head.counts).toMatchObject({ streets: 1, houses: 5 })
  const find = (text: string) => searchBook({ text, locale: 'uz' }, 1, book)[0]
  expect(find('улица Синов')).toMatchObject({ kind: 'street', label: 'Sinov koʻchasi', districtId: 205 })
  expect(find('Sinov 2a')).toMatchObject({ kind: 'house', house: '2A', street: 'Sinov koʻchasi' })
  expect(find('Sinov 9-uy')).not.toHaveProperty('isNear')
  expect(find('Синов базар')).toMatchObject({ kind: 'landmark', label: 'Sinov bozori' })
  const between = find('Sinov 7')
  expect(between).toMatchObject({ kind: 'house', isNear: true })
  const [three, nine] = [find('Sinov 3'), find('Sinov 9')]
  expect(between?.point.lon).toBeCloseTo(
    (three?.point.lon ?? 0) + ((nine?.point.lon ?? 0) - (three?.point.lon ?? 0)) * (4 / 6),
    5,
  )
  expect(describeSpot(three?.point ?? { lat: 0, lon: 0 }, 'uz', book)[0]).toMatchObject({ house: '3' })
})

test('a house too far from every street has none', () => {
  const book = readGazetteer(brotliDecompressSync(packed))
  const ofNone = book.houses.from[book.streets.count] as number
  expect(numberOf(book, ofNone)).toBe('77')
  expect(book.houses.count - ofNone).toBe(1)
})

test.each([
  ['81А', '81А'],
  ['14-uy', '14'],
  ['дом 5', '5'],
  ['12 / 3', '12/3'],
  ['7 б', '7Б'],
  ['Mikrorayon 5', undefined],
  ['777.uz', undefined],
])('the name %s is house %s', (name, number) => {
  expect(numberIn(name)).toBe(number)
})
