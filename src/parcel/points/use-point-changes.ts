import { useEffect, useRef } from 'react'
import { useApi } from '#client/api.ts'
import { pointStreamPath } from '#modules/points/points.calls.ts'
import type { PointListener } from './point-line.ts'

/**
 * Hears at once when a point is full, shut or open again; all parts of a page share one connection. Its code comes when
 * the page is alive; where it cannot come, what is shown stays as it was asked for.
 */
export function usePointChanges(listener: PointListener): void {
  const { baseUrl } = useApi()
  const latest = useRef(listener)
  latest.current = listener
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    async function listen(): Promise<void> {
      const { lineTo } = await import('./point-line.ts')
      if (left) return
      stop = lineTo(baseUrl + pointStreamPath).listen({
        onChange: (change) => latest.current.onChange(change),
        onGap: () => latest.current.onGap(),
      })
    }
    listen().catch(() => undefined)
    return () => {
      left = true
      stop?.()
    }
  }, [baseUrl])
}
