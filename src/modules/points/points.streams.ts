import { z } from 'zod'
import { ok } from '#kernel/result.ts'
import type { StreamRoute } from '#platform/live/stream-route.ts'
import { changesFor, pointsChannel } from './point-changes.service.ts'
import { pointStreamPath } from './points.calls.ts'

/** One stream for a page, whatever it shows: there are a few thousand points, and few change at a time. */
const pointStream: StreamRoute<never> = {
  path: pointStreamPath,
  action: 'point.read',
  params: z.object({}),
  errors: [],
  open: async (_, { db, now }) => ok({ channels: [pointsChannel], read: changesFor(db, now) }),
}

export const pointStreams: readonly StreamRoute<never>[] = [pointStream]
