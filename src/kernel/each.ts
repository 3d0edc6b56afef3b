/**
 * Whoever cannot be served does not stand in the way of those behind: everybody has a turn, and at the end all failures
 * are thrown as one, so that the work is seen to have failed.
 */
export async function eachOnItsOwn<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  nameOf: (item: T) => string,
): Promise<void> {
  const failures: unknown[] = []
  const told: string[] = []
  for (const item of items)
    try {
      await work(item)
    } catch (error) {
      failures.push(error)
      told.push(`${nameOf(item)}: ${error instanceof Error ? error.message : String(error)}`)
    }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${items.length} failed: ${told.join('; ')}`)
}
