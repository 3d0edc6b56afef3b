export type Difference = { field: string; before: unknown; after: unknown }

/** Deeper than anything that is recorded; below it values are compared as a whole. */
const deepest = 4

/** What changed between two recorded states, field by field; inner fields by their path: `price.amount`. */
export function differences(before: unknown, after: unknown, deep = deepest): Difference[] {
  if (
    deep > 0 &&
    (isRecord(before) || isRecord(after)) &&
    isRecordOrNothing(before) &&
    isRecordOrNothing(after)
  ) {
    const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
    return [...names].flatMap((name) =>
      differences(fieldOf(before, name), fieldOf(after, name), deep - 1).map((inner) => ({
        ...inner,
        field: inner.field === '' ? name : `${name}.${inner.field}`,
      })),
    )
  }
  return isSame(before, after) ? [] : [{ field: '', before, after }]
}

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isInLanguages(value)
/** The same words in several languages are one thing that was written. */
const isInLanguages = (value: object) => Object.hasOwn(value, 'uz') && Object.hasOwn(value, 'ru')
const isRecordOrNothing = (value: unknown): value is Fields | null | undefined =>
  value == null || isRecord(value)
const fieldOf = (record: Fields | null | undefined, name: string) =>
  record && Object.hasOwn(record, name) ? record[name] : undefined
/** Missing and empty mean the same to a reader; the order of an object's fields means nothing. */
const isSame = (one: unknown, other: unknown) => inOrder(one ?? null) === inOrder(other ?? null)

const inOrder = (value: unknown) =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
