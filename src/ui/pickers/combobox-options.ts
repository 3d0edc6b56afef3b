export type ComboboxOption = {
  value: string
  label: string
  /** Quieter words after the label. */
  note?: string | undefined
  /** At the far end of the line: how far it is, for example. */
  end?: string | undefined
  /** Options of one group stand together under its name. */
  group?: string | undefined
  /** Other spellings by which it is found. */
  also?: readonly string[] | undefined
}

/** Most that a list shows; a longer one is narrowed by typing on. */
export const longestList = 100

/** Upper and lower case, kinds of apostrophe and ё make no difference. */
function searchKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u02BB\u02BC\u2018\u2019\u0027\u0060\u00B4]/g, '')
    .replaceAll('ё', 'е')
    .trim()
}

/** Options in which every typed word begins a word; those that begin with the text come first. */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const key = searchKey(typed)
  if (key === '') return options.slice(0, longestList)
  const words = key.split(/\s+/)
  const ranked = options.flatMap((option) => {
    const names = [option.label, option.note ?? '', ...(option.also ?? [])].map(searchKey)
    const all = ` ${names.join(' ').replace(/[-(«"/]/g, ' ')}`
    if (!words.every((word) => all.includes(` ${word}`))) return []
    return [{ option, rank: names.some((name) => name.startsWith(key)) ? 0 : 1 }]
  })
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, longestList)
    .map(({ option }) => option)
}

/** What a text surely stands for without being picked: the option that is called so, or the only one left. */
export function surelyMeant(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const key = searchKey(typed)
  if (key === '') return undefined
  const calledSo = options.filter(({ label, also = [] }) =>
    [label, ...also].some((name) => searchKey(name) === key),
  )
  const left = calledSo.length > 0 ? calledSo : options
  return left.length === 1 ? left[0] : undefined
}

export type OptionGroup = { name: string | undefined; options: { option: ComboboxOption; index: number }[] }

/** Groups in the order of their first option. The index counts through all groups, as the arrow keys walk. */
export function groupOptions(options: readonly ComboboxOption[]): OptionGroup[] {
  const groups = new Map<string | undefined, ComboboxOption[]>()
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option])
  let index = 0
  return [...groups].map(([name, members]) => ({
    name,
    options: members.map((option) => ({ option, index: index++ })),
  }))
}

/** The option that an arrow key leads to; from the ends round to the other end. */
export function neighbour(active: number | undefined, direction: 1 | -1, count: number): number | undefined {
  if (count === 0) return undefined
  if (active === undefined) return direction > 0 ? 0 : count - 1
  return (active + direction + count) % count
}
