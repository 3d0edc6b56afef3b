import type { Ground } from './ground.ts'

/** More different texts than this are read anew: a file of nothing but noise must not fill the memory. */
const mostRemembered = 20_000

/**
 * Keeps answers beside the ground they hold on. Of fifty thousand rows most name one of two hundred districts, and looking
 * for one by name costs more than all the rest of a row.
 */
export function memory<Key extends string | number, Answer>(): (
  key: Key,
  ground: Ground,
  answer: () => Answer,
) => Answer {
  const shelves = new WeakMap<Ground, Map<Key, { answer: Answer }>>()
  let last: { ground: Ground; shelf: Map<Key, { answer: Answer }> } | undefined
  return (key, ground, answer) => {
    // Thousands of rows in turn ask on the same ground.
    if (last?.ground !== ground) {
      const shelf = shelves.get(ground) ?? new Map<Key, { answer: Answer }>()
      shelves.set(ground, shelf)
      last = { ground, shelf }
    }
    const { shelf } = last
    const known = shelf.get(key)
    if (known) return known.answer
    const now = answer()
    if (shelf.size >= mostRemembered) shelf.clear()
    shelf.set(key, { answer: now })
    return now
  }
}

/** The same answer for the same text on the same ground. */
export function remembered<Answer>(
  answer: (text: string, ground: Ground) => Answer,
): (text: string, ground: Ground) => Answer {
  const recall = memory<string, Answer>()
  return (text, ground) => recall(text, ground, () => answer(text, ground))
}

const mostGuesses = 3_000
const guessed = new WeakMap<Ground, number>()

/** Whether another guess at what was meant may be made: each looks through all names there are. */
export function mayGuess(ground: Ground): boolean {
  const before = guessed.get(ground) ?? 0
  guessed.set(ground, before + 1)
  return before < mostGuesses
}
