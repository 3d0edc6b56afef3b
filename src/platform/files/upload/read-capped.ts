import { err, type Result } from '#kernel/result.ts'
import type { MemoryBudget } from './memory-budget.ts'

export type Cap = { maxBytes: number; budget: MemoryBudget }

const FIRST_BLOCK = 64 * 1024

/**
 * Reads the whole source, or stops at the first byte over the cap, and lends the bytes to `use`. Chunks are copied into
 * one block that doubles: a sender who dribbles single bytes would otherwise cost a hundred times what was sent.
 */
export async function withBytes<T, E>(
  source: AsyncIterable<Uint8Array>,
  { maxBytes, budget }: Cap,
  use: (bytes: Buffer) => Promise<Result<T, E>>,
): Promise<Result<T, E | { code: 'file_too_large' | 'uploads_busy' }>> {
  let block = Buffer.alloc(0)
  let length = 0
  try {
    for await (const chunk of source) {
      if (length + chunk.length > maxBytes) return err({ code: 'file_too_large' })
      if (length + chunk.length > block.length) {
        const size = Math.min(maxBytes, Math.max(FIRST_BLOCK, block.length * 2, length + chunk.length))
        if (!budget.take(size - block.length)) return err({ code: 'uploads_busy' })
        const larger = Buffer.allocUnsafeSlow(size)
        block.copy(larger, 0, 0, length)
        block = larger
      }
      block.set(chunk, length)
      length += chunk.length
    }
    return await use(block.subarray(0, length))
  } finally {
    budget.giveBack(block.length)
  }
}
