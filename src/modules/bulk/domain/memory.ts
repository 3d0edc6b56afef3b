import type { Ground } from './ground.ts'

/** More different texts than this are read anew: a file of nothing but noise must not fill the memory. */
const mostRemembered = 20_000

type Shelf<Key, Answer> = Map<Key, { answer: Answer }>

/** Room for answers beside the ground they hold on. */
function shelves<Key, Answer>(): (ground: Ground) => Shelf<Key, Answer> {
  const all = new WeakMap<Ground, Shelf<Key, Answer>>()
  let last: { ground: Ground; shelf: Shelf<Key, Answer> } | undefined
  return (ground) => {
    // Thousands of rows in turn ask on the same ground.
    if (last?.ground === ground) return last.shelf
    const shelf = all.get(ground) ?? new Map()
    all.set(ground, shelf)
    last = { ground, shelf }
    return shelf
  }
}

function put<Key, Answer>(shelf: Shelf<Key, Answer>, key: Key, answer: Answer): Answer {
  if (shelf.size >= mostRemembered) shelf.clear()
  shelf.set(key, { answer })
  return answer
}

/**
 * Keeps answers beside the ground they hold on. Of fifty thousand rows most name one of two hundred districts, and looking
 * for one by name costs more than all the rest of a row.
 */
export function memory<Key extends string | number, Answer>() {
  const shelfOf = shelves<Key, Answer>()
  return (key: Key, ground: Ground, answer: () => Answer): Answer => {
    const shelf = shelfOf(ground)
    const known = shelf.get(key)
    return known ? known.answer : put(shelf, key, answer())
  }
}

/** The same answer for the same text on the same ground. */
export function remembered<Answer>(answer: (text: string, ground: Ground) => Answer) {
  const shelfOf = shelves<string, Answer>()
  return (text: string, ground: Ground): Answer => {
    const shelf = shelfOf(ground)
    const known = shelf.get(text)
    return known ? known.answer : put(shelf, text, answer(text, ground))
  }
}

const mostGuesses = 3_000
const guessed = new WeakMap<Ground, number>()

/** Whether another guess at what was meant may be made: each looks through all names there are. */
export function mayGuess(ground: Ground): boolean {
  const before = guessed.get(ground) ?? 0
  guessed.set(ground, before + 1)
  return before < mostGuesses
}
