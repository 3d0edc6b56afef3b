import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { ok } from '#kernel/result.ts'
import type { StreamRoute } from '#platform/live/stream-route.ts'
import { deskChannel } from './desk-news.service.ts'
import { deskStreamPath } from './worklist.calls.ts'

/** A busy minute changes the queues many times a second: a desk is told once in so long. */
const restMs = 400

const deskStream: StreamRoute<never> = {
  path: deskStreamPath,
  action: 'worklist.read',
  params: z.object({}),
  errors: [],
  async open() {
    let toldAt = Number.NEGATIVE_INFINITY
    let told = 0
    return ok({
      channels: [deskChannel],
      async read() {
        const left = toldAt + restMs - performance.now()
        if (left > 0) await pause(left)
        toldAt = performance.now()
        told += 1
        return [{ id: String(told), event: 'changed', data: {} }]
      },
    })
  },
}

export const worklistStreams: readonly StreamRoute<never>[] = [deskStream]
