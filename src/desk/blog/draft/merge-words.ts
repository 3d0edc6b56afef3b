/** Words as the desk sends them: fields, and within most of them languages. */
export type Leaf = string | null
export type WordTree = Readonly<Record<string, Leaf | Readonly<Record<string, Leaf>>>>

/** `body.uz`, `picture`: where a colleague and I have both written something else. */
export type Clash = Readonly<{ place: string; mine: Leaf; theirs: Leaf }>

export type Merged<W extends WordTree> = Readonly<{ words: W; clashes: readonly Clash[] }>

/**
 * What both have written since `base`, together. What only one of us has changed is taken from that one; where both
 * have, mine stands until somebody has chosen.
 */
export function mergeWords<W extends WordTree>(base: W, mine: W, theirs: W): Merged<W> {
  const before = leavesOf(base)
  const other = leavesOf(theirs)
  const clashes: Clash[] = []
  let words = mine
  for (const [place, my] of leavesOf(mine)) {
    const their = other.get(place) ?? null
    const was = before.get(place) ?? null
    if (isSame(my, their) || isSame(their, was)) continue
    if (isSame(my, was)) words = withLeaf(words, place, their)
    else clashes.push({ place, mine: my, theirs: their })
  }
  return { words, clashes }
}

/** The clashes in which theirs was chosen. */
export function withChoices<W extends WordTree>(
  words: W,
  clashes: readonly Clash[],
  theirs: ReadonlySet<string>,
): W {
  return clashes.reduce(
    (chosen, clash) => (theirs.has(clash.place) ? withLeaf(chosen, clash.place, clash.theirs) : chosen),
    words,
  )
}

export const isSameWords = (one: WordTree, other: WordTree): boolean => {
  const others = leavesOf(other)
  return [...leavesOf(one)].every(([place, leaf]) => isSame(leaf, others.get(place) ?? null))
}

/** The server takes away what stands around a text. */
const isSame = (one: Leaf, other: Leaf) => one?.trim() === other?.trim()

function leavesOf(words: WordTree): Map<string, Leaf> {
  return new Map(
    Object.entries(words).flatMap(([name, value]): [string, Leaf][] =>
      isLeaf(value)
        ? [[name, value]]
        : Object.entries(value).map(([language, leaf]) => [`${name}.${language}`, leaf]),
    ),
  )
}

function withLeaf<W extends WordTree>(words: W, place: string, leaf: Leaf): W {
  const [name = '', language] = place.split('.')
  const value = words[name]
  if (language === undefined || value === undefined || isLeaf(value)) return { ...words, [name]: leaf }
  return { ...words, [name]: { ...value, [language]: leaf } }
}

const isLeaf = (value: WordTree[string]): value is Leaf => value === null || typeof value === 'string'
