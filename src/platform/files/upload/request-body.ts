import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { setImmediate as afterEvents } from 'node:timers/promises'
import { EdgeError } from '#platform/http/errors.ts'
import { FormProblem } from './multipart.ts'

const BLOCK_BYTES = 64 * 1024

/**
 * A request's body in handy blocks. A sender may cut it into single bytes, and Node hands on each of them by itself:
 * gathered here they cost a copy each, where the rest of the way would cost ten times that. Stopping early leaves the
 * request open, because the answer travels on the same connection.
 */
export async function* bodyBlocks(raw: IncomingMessage): AsyncGenerator<Buffer> {
  let block = Buffer.allocUnsafeSlow(BLOCK_BYTES)
  let filled = 0
  const gather = (chunk: Buffer) => {
    if (filled + chunk.length > block.length) {
      const larger = Buffer.allocUnsafeSlow(filled + chunk.length)
      block.copy(larger, 0, 0, filled)
      block = larger
    }
    block.set(chunk, filled)
    filled += chunk.length
    if (filled >= BLOCK_BYTES) raw.pause()
  }
  const stop = new AbortController()
  let failure: unknown
  // The first of these to come; a broken connection closes without an end.
  const over = Promise.race(
    ['end', 'close', 'error'].map((event) => once(raw, event, { signal: stop.signal })),
  ).catch((error) => {
    failure = error
  })
  raw.on('data', gather)
  try {
    for (;;) {
      // The server has waited long enough, and says so.
      if (failure instanceof EdgeError) throw failure
      if (filled === 0 && !raw.readableEnded && !raw.destroyed) {
        await Promise.race([once(raw, 'data', { signal: stop.signal }).catch(() => undefined), over])
        await afterEvents()
      }
      if (filled > 0) {
        const full = block.subarray(0, filled)
        block = Buffer.allocUnsafeSlow(BLOCK_BYTES)
        filled = 0
        raw.resume()
        yield full
      } else if (raw.readableEnded) return
      else if (raw.destroyed) throw new FormProblem('upload_incomplete')
    }
  } finally {
    stop.abort()
    raw.off('data', gather)
    raw.pause()
  }
}
