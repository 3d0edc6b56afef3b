import { brotliCompressSync, constants } from 'node:zlib'
import {
  entryKinds,
  type GazetteerHead,
  gazetteerFormat,
} from '../../src/modules/geo/book/gazetteer-format.ts'
import { NumberWriter } from '../../src/modules/geo/book/packed-numbers.ts'
import { isKind, meaningWords, type Word, wordsOf } from '../../src/modules/geo/book/words.ts'
import { degreeSteps } from './country-features.ts'
import type { Entry } from './gazetteer-entry.ts'
import type { Gazetteer } from './make-gazetteer.ts'
import type { PlacedHouse } from './place-houses.ts'

/** The gazetteer as bytes: a head in JSON, then its parts, each with its length before it, all packed together. */
export function packGazetteer(
  { entries, houses }: Gazetteer,
  sources: Pick<GazetteerHead, 'map' | 'names' | 'builder'>,
): Buffer {
  const names = table(
    entries.flatMap(({ kind, name }) =>
      kind === 'street' || kind === 'landmark' || name !== '' ? [name] : [],
    ),
  )
  const classes = table(entries.map((entry) => entry.class))
  const docs = withJoinedWords(entries.map(docsOf))
  const { stems, words, stemOfWord } = vocabulary(entries, docs)
  const head: GazetteerHead = {
    format: gazetteerFormat,
    map: sources.map,
    names: sources.names,
    builder: sources.builder,
    steps: degreeSteps,
    classes: classes.list,
    counts: {
      entries: entries.length,
      streets: entries.filter(({ kind }) => kind === 'street').length,
      houses: houses.length,
      docs: docs.flat().length,
      words: words.length,
      stems: stems.list.length,
    },
  }
  const parts = [
    text(names.list),
    text(stems.list),
    text(words),
    numbers((writer) => {
      for (const stem of stemOfWord) writer.next(stem)
    }),
    numbers((writer) => writeEntries(writer, entries, names, classes)),
    numbers((writer) => writeDocs(writer, docs, stems)),
    numbers((writer) => writeLines(writer, entries)),
    numbers((writer) => writeHouses(writer, houses, entries)),
  ]
  const size = new NumberWriter()
  const headBytes = Buffer.from(JSON.stringify(head))
  size.next(headBytes.length)
  const whole = Buffer.concat([
    size.done(),
    headBytes,
    ...parts.flatMap((part) => [lengthBefore(part), part]),
  ])
  return brotliCompressSync(whole, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  })
}

function lengthBefore(part: Uint8Array): Uint8Array {
  const writer = new NumberWriter()
  writer.next(part.length)
  return writer.done()
}

const text = (lines: readonly string[]) => Buffer.from(lines.join('\n'))

function numbers(write: (writer: NumberWriter) => void): Uint8Array {
  const writer = new NumberWriter()
  write(writer)
  return writer.done()
}

type Table = { list: string[]; at: (value: string) => number }

function table(values: readonly string[]): Table {
  const list = [...new Set(values)].sort()
  const places = new Map(list.map((value, index) => [value, index]))
  return {
    list,
    at: (value) => {
      const at = places.get(value)
      if (at === undefined) throw new Error(`${value} is not in the table`)
      return at
    },
  }
}

type Doc = {
  own: string[]
  implied: string[]
  isOther: boolean
  /** Stems of its words taken together with the next, each with the two that it stands for. */
  joined: { stem: string; of: [string, string] }[]
}

/** A name as its stems, in their order; the same stems once. */
function docsOf({ answersTo, implied }: Entry): Doc[] {
  const seen = new Set<string>()
  return answersTo.flatMap(({ name, isOther }) => {
    const words = wordsOf(name)
    const own = [...new Set(words.map(({ stem }) => stem))]
    const identity = own.filter((stem) => !isKind(stem)).join(' ') || own.join(' ')
    if (own.length === 0 || seen.has(identity)) return []
    seen.add(identity)
    return [
      { own, implied: implied && !own.includes(implied) ? [implied] : [], isOther, joined: joinedIn(words) },
    ]
  })
}

function joinedIn(words: readonly Word[]): Doc['joined'] {
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    const isPair = next && [word, next].every(({ stem, folded }) => !/^[#\d]/.test(stem) && folded.length > 1)
    const [together] = isPair ? wordsOf(word.folded + next.folded) : []
    return together && next ? [{ stem: together.stem, of: [word.stem, next.stem] as [string, string] }] : []
  })
}

/** "Bibi Xonim masjidi" is also found as Bibixonim, because others write that name as one word. */
function withJoinedWords(docs: readonly Doc[][]): Doc[][] {
  const known = new Set(docs.flat().flatMap(({ own }) => own))
  return docs.map((ofEntry) => [
    ...ofEntry,
    ...ofEntry.flatMap((doc) =>
      doc.joined
        .filter(({ stem }) => known.has(stem) && !doc.own.includes(stem))
        .map(({ stem, of }) => ({ ...doc, own: [stem, ...doc.own.filter((one) => !of.includes(one))] })),
    ),
  ])
}

/** Every word that a question may hold, sorted, each with the stem it stands for. */
function vocabulary(entries: readonly Entry[], docs: readonly Doc[][]) {
  const stemOf = new Map<string, string>(meaningWords)
  for (const { answersTo } of entries)
    for (const { name } of answersTo)
      for (const { folded, stem } of wordsOf(name))
        if (!stemOf.has(folded) || !stem.startsWith('#')) stemOf.set(folded, meaningWords.get(folded) ?? stem)
  const stems = table([
    ...stemOf.values(),
    ...docs.flat().flatMap(({ own, implied }) => [...own, ...implied]),
  ])
  const words = [...stemOf.keys()].filter((word) => word !== '').sort()
  return { stems, words, stemOfWord: words.map((word) => stems.at(stemOf.get(word) ?? '')) }
}

function writeEntries(writer: NumberWriter, entries: readonly Entry[], names: Table, classes: Table): void {
  let [lat, lon] = [0, 0]
  for (const entry of entries) {
    writer.next(entryKinds.indexOf(entry.kind))
    writer.next(entry.id)
    if (entry.id === 0) writer.next(names.at(entry.name))
    writer.next(classes.at(entry.class))
    writer.next(entry.weight)
    writer.step(entry.lat - lat)
    writer.step(entry.lon - lon)
    ;({ lat, lon } = entry)
    writer.next(entry.town === undefined ? 0 : entry.town + 1)
    writer.next(entry.districts.length)
    for (const district of entry.districts) writer.next(district)
  }
}

function writeDocs(writer: NumberWriter, docs: readonly Doc[][], stems: Table): void {
  for (const ofEntry of docs) {
    writer.next(ofEntry.length)
    for (const { own, implied, isOther } of ofEntry) {
      writer.next(own.length * 4 + implied.length * 2 + (isOther ? 1 : 0))
      for (const stem of [...own, ...implied]) writer.next(stems.at(stem))
    }
  }
}

function writeLines(writer: NumberWriter, entries: readonly Entry[]): void {
  for (const { lines = [], kind, lat: startLat, lon: startLon } of entries) {
    if (kind !== 'street') continue
    let [lat, lon] = [startLat, startLon]
    writer.next(lines.length)
    for (const line of lines) {
      writer.next(line.length)
      for (const spot of line) {
        writer.step(spot.lat - lat)
        writer.step(spot.lon - lon)
        ;({ lat, lon } = spot)
      }
    }
  }
}

/** By street, in the order of their numbers; those without a street come last. */
function writeHouses(writer: NumberWriter, houses: readonly PlacedHouse[], entries: readonly Entry[]): void {
  const suffixOf = ({ number }: PlacedHouse) => number.replace(/^\d+/, '')
  const suffixes = table(houses.map(suffixOf))
  writer.next(suffixes.list.length)
  for (const suffix of suffixes.list) {
    const bytes = Buffer.from(suffix)
    writer.next(bytes.length)
    for (const byte of bytes) writer.next(byte)
  }
  const byStreet = Map.groupBy(houses, ({ street }) => street ?? -1)
  for (const [at, { kind }] of entries.entries())
    if (kind === 'street') writeGroup(byStreet.get(at) ?? [], entries[at])
  writeGroup(byStreet.get(-1) ?? [], entries[0])

  function writeGroup(group: readonly PlacedHouse[], start: Entry | undefined): void {
    const numberOf = ({ number }: PlacedHouse) => Number.parseInt(number, 10) || 0
    const sorted = group.toSorted(
      (one, other) =>
        numberOf(one) - numberOf(other) ||
        suffixes.at(suffixOf(one)) - suffixes.at(suffixOf(other)) ||
        one.lat - other.lat ||
        one.lon - other.lon,
    )
    let [number, lat, lon] = [0, start?.lat ?? 0, start?.lon ?? 0]
    writer.next(sorted.length)
    for (const house of sorted) {
      writer.next(numberOf(house) - number)
      writer.next(suffixes.at(suffixOf(house)))
      writer.step(house.lat - lat)
      writer.step(house.lon - lon)
      number = numberOf(house)
      ;({ lat, lon } = house)
    }
  }
}
