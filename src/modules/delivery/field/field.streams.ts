import { z } from 'zod'
import { ok } from '#kernel/result.ts'
import { sceneOf, watchCounter, watchCourier } from '#modules/orders/index.ts'
import type { StreamRoute } from '#platform/live/stream-route.ts'
import { fieldStreamPath } from './field.calls.ts'

/** Says that the list has changed (a new stop, one cancelled, another address), and never how: the phone syncs then. */
const fieldStream: StreamRoute<never> = {
  path: fieldStreamPath,
  action: 'field.report',
  params: z.object({}),
  errors: [],
  async open(_, context) {
    const { doer } = await sceneOf(context)
    const { db, now } = context
    const watched =
      doer.actor === 'agent' ? watchCounter(db, doer.pointId) : watchCourier(db, doer.personId ?? 0, now)
    return ok({
      channels: watched.channels,
      async read(since) {
        const id = await watched.version()
        return id === since ? [] : [{ id, event: 'changed', data: {} }]
      },
    })
  },
}

export const fieldStreams: readonly StreamRoute<never>[] = [fieldStream]
