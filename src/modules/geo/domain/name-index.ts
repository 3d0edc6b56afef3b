import type { NameReason, SearchEntry } from './search-entries.ts'
import { readSpelling, type Spelling } from './search-key.ts'

/** A name in the index, with the entry that answers to it. */
export type IndexedName = Spelling & Readonly<{ entry: SearchEntry; reason: NameReason }>

/** By search key: who answers to it, and which letters it has, one bit each. */
export type NameIndex = ReadonlyMap<string, Readonly<{ names: readonly IndexedName[]; letters: number }>>

export function indexNames(entries: readonly SearchEntry[]): NameIndex {
  const index = new Map<string, { names: IndexedName[]; letters: number }>()
  for (const name of entries.flatMap(namesOf)) {
    const sameKey = index.get(name.key)
    if (sameKey) sameKey.names.push(name)
    else index.set(name.key, { names: [name], letters: lettersIn(name.key) })
  }
  return index
}

/** Letters that fold onto one bit only make words look more alike than they are. */
export function lettersIn(key: string): number {
  let letters = 0
  for (let at = 0; at < key.length; at++) letters |= 1 << (key.charCodeAt(at) % 32)
  return letters
}

export function bitsIn(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Spellings that fold together are kept once, under the first reason; Russian adjectives also under their long key. */
function namesOf(entry: SearchEntry): IndexedName[] {
  const names = entry.answersTo.flatMap(({ name, reason }) => {
    const spelling = readSpelling(name)
    return [spelling.key, spelling.longKey].map((key) => ({ ...spelling, key, reason, entry }))
  })
  const firstOf = new Map<string, IndexedName>()
  for (const name of names) {
    const identity = `${name.key} ${name.plain} ${name.unit}`
    if (!firstOf.has(identity)) firstOf.set(identity, name)
  }
  return [...firstOf.values()]
}

/** By its own name in an official list; a town without a district's rank has none. */
export const isOfficial = ({ reason, entry }: IndexedName) => reason === 'exact' && entry.kind !== 'place'
