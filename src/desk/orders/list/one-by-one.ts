import type { ApiError } from '#client/api.ts'
import type { Result } from '#kernel/result.ts'

export type Outcome<Item> = {
  done: readonly Item[]
  failed: readonly { item: Item; error: ApiError }[]
  /** Not tried: stopped, or the line was lost. */
  left: readonly Item[]
}

const isLineLost = ({ code }: ApiError) => code === 'network' || code === 'timeout' || code === 'aborted'

/** One after the other. Without a line nothing more is tried: what was under way may have been done all the same. */
export async function oneByOne<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result<unknown, ApiError>>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (tried: number) => void },
): Promise<Outcome<Item>> {
  const done: Item[] = []
  const failed: { item: Item; error: ApiError }[] = []
  for (const [tried, item] of items.entries()) {
    if (signal.aborted) return { done, failed, left: items.slice(tried) }
    const answer = await act(item)
    if (answer.ok) done.push(item)
    else failed.push({ item, error: answer.error })
    onProgress(tried + 1)
    if (!answer.ok && isLineLost(answer.error)) return { done, failed, left: items.slice(tried + 1) }
  }
  return { done, failed, left: [] }
}
