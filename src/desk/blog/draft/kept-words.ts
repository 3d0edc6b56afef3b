import type { WordTree } from './merge-words.ts'

/** What was typed and is not saved yet, with the version it was typed on. */
export type Kept<W extends WordTree> = Readonly<{ by: string; version: number; base: W; words: W }>

const keyOf = (id: string) => `desk_post_edit_${id}`

/** One outlives a refused token, the other a closed tab; signing out clears both. */
const places = [() => sessionStorage, () => localStorage]

/** Undefined as well for what somebody else typed at this computer. */
export function readKept<W extends WordTree>(id: string, by: string): Kept<W> | undefined {
  for (const place of places) {
    const kept = parsed(id, place)
    if (isKept(kept) && kept.by === by) return kept as Kept<W>
  }
  return undefined
}

/** False when the browser keeps nothing: then leaving the page has to be asked about. */
export function keepWords<W extends WordTree>(id: string, kept: Kept<W>): boolean {
  const text = JSON.stringify(kept)
  return places.map((place) => attempt(() => place().setItem(keyOf(id), text))).includes(true)
}

export function dropKept(id: string): void {
  for (const place of places) attempt(() => place().removeItem(keyOf(id)))
}

function parsed(id: string, place: () => Storage): unknown {
  try {
    return JSON.parse(place().getItem(keyOf(id)) ?? 'null')
  } catch {
    return null
  }
}

function isKept(value: unknown): value is Kept<WordTree> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'by' in value &&
    'version' in value &&
    'words' in value &&
    'base' in value
  )
}

function attempt(act: () => void): boolean {
  try {
    act()
    return true
  } catch {
    // Full or forbidden.
    return false
  }
}
