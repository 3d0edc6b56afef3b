import { useSearchParams } from 'react-router'

/** What a tab shows beside its first view stands in the address: a reload finds it again. */
type Change = Readonly<Record<string, string | undefined>>

export function useSubView() {
  const [query, setQuery] = useSearchParams()
  return {
    query,
    /** The rest of the address stays as it is. */
    show: (change: Change) => setQuery((before) => changed(before, change)),
    /** The same in an address, for links. */
    to: (change: Change) => `/desk/counter?${changed(query, change)}`,
  }
}

export function changed(before: URLSearchParams, change: Change): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(change))
    if (value === undefined) after.delete(name)
    else after.set(name, value)
  return after
}
