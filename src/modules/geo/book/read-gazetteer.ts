import { assert } from '#kernel/assert.ts'
import { entryKinds, type GazetteerHead, gazetteerFormat } from './gazetteer-format.ts'
import { flagOf } from './kind-flags.ts'
import { NumberReader } from './packed-numbers.ts'
import { isKind, isLight, isMeaning, isNumber } from './words.ts'

/** Everything the gazetteer holds, as lists of numbers and a few of texts. Throws for a file of another form. */
export function readGazetteer(bytes: Uint8Array) {
  const file = new NumberReader(bytes)
  const head = JSON.parse(textOf(file.bytes(file.next()))) as GazetteerHead
  assert(head.format === gazetteerFormat, 'the gazetteer has the form that this program reads')
  const part = () => file.bytes(file.next())
  const names = linesOf(part())
  const stems = linesOf(part())
  const words = linesOf(part())
  const stemOfWord = readStems(new NumberReader(part()), words.length)
  const entries = readEntries(new NumberReader(part()), head.counts.entries)
  const docs = readDocs(new NumberReader(part()), head.counts, stems)
  const streets = readLines(new NumberReader(part()), entries, head.counts.streets)
  const houses = readHouses(new NumberReader(part()), entries, streets.first, head.counts)
  const postings = postingsOf(docs, stems.length)
  return {
    head,
    names,
    stems,
    words,
    stemOfWord,
    /** How much of the next word is the same as of the word before. */
    sharedStart: sharedStarts(words),
    stemAt: new Map(stems.map((stem, at) => [stem, at])),
    /** 1 for words that say a kind, 2 for those that say a landmark's, 0 for names. */
    stemKind: Uint8Array.from(stems, (stem) => (isKind(stem) ? 1 : isMeaning(stem) ? 2 : 0)),
    stemWeight: stemWeights(stems, postings, docs.count),
    entries,
    docs,
    postings,
    streets,
    houses,
  }
}

const decoder = new TextDecoder()
const textOf = (bytes: Uint8Array) => decoder.decode(bytes)
const linesOf = (bytes: Uint8Array) => textOf(bytes).split('\n')

function readStems(reader: NumberReader, count: number): Uint32Array {
  return Uint32Array.from({ length: count }, () => reader.next())
}

function readEntries(reader: NumberReader, count: number) {
  const entries = {
    count,
    kind: new Uint8Array(count),
    /** In our own lists; 0 for what only the map has. */
    id: new Uint16Array(count),
    name: new Uint32Array(count),
    class: new Uint8Array(count),
    weight: new Uint8Array(count),
    lat: new Int32Array(count),
    lon: new Int32Array(count),
    /** The entry of its town, and one more; 0 for none. */
    town: new Uint16Array(count),
    district: new Uint16Array(count),
    /** Of streets through several districts: all of them. */
    districts: new Map<number, readonly number[]>(),
  }
  let [lat, lon] = [0, 0]
  for (let at = 0; at < count; at++) {
    entries.kind[at] = reader.next()
    entries.id[at] = reader.next()
    if (entries.id[at] === 0) entries.name[at] = reader.next()
    entries.class[at] = reader.next()
    entries.weight[at] = reader.next()
    lat += reader.step()
    lon += reader.step()
    entries.lat[at] = lat
    entries.lon[at] = lon
    entries.town[at] = reader.next()
    const districts = Array.from({ length: reader.next() }, () => reader.next())
    entries.district[at] = districts[0] ?? 0
    if (districts.length > 1) entries.districts.set(at, districts)
  }
  return entries
}

export type Entries = ReturnType<typeof readEntries>

/** A doc is one name of an entry: the stems of its words, and behind them what its class implies. */
function readDocs(reader: NumberReader, counts: GazetteerHead['counts'], stemNames: readonly string[]) {
  const entry = new Uint32Array(counts.docs)
  const start = new Uint32Array(counts.docs + 1)
  const own = new Uint8Array(counts.docs)
  const isOther = new Uint8Array(counts.docs)
  /** What the name says it is (kind-flags.ts). */
  const flags = new Uint16Array(counts.docs)
  const flagOfStem = stemNames.map(flagOf)
  const stems: number[] = []
  let doc = 0
  for (let at = 0; at < counts.entries; at++)
    for (let rest = reader.next(); rest > 0; rest--) {
      const form = reader.next()
      own[doc] = Math.floor(form / 4)
      isOther[doc] = form % 2
      entry[doc] = at
      start[doc] = stems.length
      const count = Math.floor(form / 4) + (Math.floor(form / 2) % 2)
      for (let rest = 0; rest < count; rest++) {
        const stem = reader.next()
        stems.push(stem)
        flags[doc] = (flags[doc] as number) | (flagOfStem[stem] ?? 0)
      }
      doc++
    }
  start[doc] = stems.length
  return { count: counts.docs, entry, start, own, isOther, flags, stems: Uint32Array.from(stems) }
}

type Docs = ReturnType<typeof readDocs>

/** By stem, the docs that have it. */
function postingsOf({ count, start, stems }: Docs, stemCount: number) {
  const from = new Uint32Array(stemCount + 1)
  for (const stem of stems) from[stem + 1] = (from[stem + 1] as number) + 1
  for (let stem = 0; stem < stemCount; stem++)
    from[stem + 1] = (from[stem + 1] as number) + (from[stem] as number)
  const next = from.slice()
  const docs = new Uint32Array(stems.length)
  for (let doc = 0; doc < count; doc++)
    for (let at = start[doc] as number; at < (start[doc + 1] as number); at++) {
      const stem = stems[at] as number
      docs[next[stem] as number] = doc
      next[stem] = (next[stem] as number) + 1
    }
  return { from, docs }
}

const weights = { kind: 0.4, meaning: 3, number: 4, most: 9, least: 3, light: 1.6 }

/** Rare words say more. Words for kinds say little, numbers much, however many there are. */
function stemWeights(
  stems: readonly string[],
  { from }: { from: Uint32Array },
  docCount: number,
): Float32Array {
  return Float32Array.from(stems, (stem, at) => {
    if (isKind(stem)) return weights.kind
    if (isMeaning(stem)) return weights.meaning
    if (isNumber(stem)) return weights.number
    if (isLight(stem)) return weights.light
    const count = (from[at + 1] as number) - (from[at] as number)
    return Math.max(weights.least, Math.min(weights.most, Math.log(docCount / (count + 1))))
  })
}

function sharedStarts(words: readonly string[]): Uint8Array {
  return Uint8Array.from(words, (word, at) => {
    const before = words[at - 1] ?? ''
    let shared = 0
    while (shared < word.length && shared < before.length && word[shared] === before[shared]) shared++
    return Math.min(255, shared)
  })
}

/** The lines of all streets one after the other; `firstLine` and `firstPoint` say where each begins. */
function readLines(reader: NumberReader, entries: Entries, count: number) {
  const first = entries.kind.indexOf(entryKinds.indexOf('street'))
  const firstLine = new Uint32Array(count + 1)
  const firstPoint: number[] = []
  const lats: number[] = []
  const lons: number[] = []
  for (let street = 0; street < count; street++) {
    let [lat, lon] = [entries.lat[first + street] as number, entries.lon[first + street] as number]
    firstLine[street] = firstPoint.length
    for (let lines = reader.next(); lines > 0; lines--) {
      firstPoint.push(lats.length)
      for (let points = reader.next(); points > 0; points--) {
        lat += reader.step()
        lon += reader.step()
        lats.push(lat)
        lons.push(lon)
      }
    }
  }
  firstLine[count] = firstPoint.length
  firstPoint.push(lats.length)
  return {
    count,
    /** The entry of the first street. */
    first,
    firstLine,
    firstPoint: Uint32Array.from(firstPoint),
    lat: Int32Array.from(lats),
    lon: Int32Array.from(lons),
  }
}

function readHouses(
  reader: NumberReader,
  entries: Entries,
  firstStreet: number,
  { houses: count, streets }: GazetteerHead['counts'],
) {
  const suffixes = Array.from({ length: reader.next() }, () =>
    textOf(Uint8Array.from({ length: reader.next() }, () => reader.next())),
  )
  const houses = {
    count,
    suffixes,
    number: new Uint16Array(count),
    suffix: new Uint16Array(count),
    lat: new Int32Array(count),
    lon: new Int32Array(count),
    /** By street; those of no street begin at the last. */
    from: new Uint32Array(streets + 2),
  }
  let house = 0
  for (let street = 0; street <= streets; street++) {
    const start = street < streets ? firstStreet + street : 0
    let [number, lat, lon] = [0, entries.lat[start] as number, entries.lon[start] as number]
    houses.from[street] = house
    for (let rest = reader.next(); rest > 0; rest--) {
      number += reader.next()
      houses.number[house] = number
      houses.suffix[house] = reader.next()
      lat += reader.step()
      lon += reader.step()
      houses.lat[house] = lat
      houses.lon[house] = lon
      house++
    }
  }
  houses.from[streets + 1] = house
  return houses
}
