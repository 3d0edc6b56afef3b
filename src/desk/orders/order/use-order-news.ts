import { useEffect } from 'react'
import { useApi } from '#client/api.ts'
import { parcelStreamPath } from '#modules/tracking/tracking.calls.ts'
import { addressOf } from '#platform/calls/address.ts'
import { openLive } from '#platform/live-client/client.ts'

/** An open order is looked at again as soon as anybody has done something to it. */
export function useOrderNews(code: string | undefined, refresh: () => Promise<void>): void {
  const { baseUrl } = useApi()
  useEffect(() => {
    if (code === undefined) return
    const url = baseUrl + addressOf({ path: parcelStreamPath }, { params: { trackId: code } })
    let isFirst = true
    const stream = openLive({
      url,
      onMessage: () => {
        // The first message says how things stand, which has just been read.
        if (!isFirst) void refresh()
        isFirst = false
      },
    })
    return () => stream.close()
  }, [baseUrl, code, refresh])
}
