import type { z } from 'zod'
import { err, ok } from '#kernel/result.ts'
import { parseTrackingCode } from '#kernel/tracking-code.ts'
import type { StreamRoute } from '#platform/live/stream-route.ts'
import { trackChanged } from './domain/live-words.ts'
import { parcelStreamPath } from './tracking.calls.ts'
import { trackParams } from './tracking.contract.ts'
import { versionOf } from './tracking.service.ts'

/** Says that something happened to a parcel, and never what: whoever listens asks again, with the right they have. */
const parcelStream: StreamRoute<'not_found'> = {
  path: parcelStreamPath,
  action: 'parcel.track',
  params: trackParams,
  errors: ['not_found'],
  async open(params, { db }) {
    const { trackId } = params as z.output<typeof trackParams>
    const code = parseTrackingCode(trackId)
    const found = code.ok ? await versionOf(db, code.value) : undefined
    if (!code.ok || !found) return err({ code: 'not_found' })
    return ok({
      channels: [`order:${found.id}`],
      async read(since) {
        const now = await versionOf(db, code.value)
        if (!now) return undefined
        const id = String(now.version)
        return id === since ? [] : [{ id, event: trackChanged, data: {} }]
      },
    })
  },
}

export const trackingStreams: readonly StreamRoute<'not_found'>[] = [parcelStream]
