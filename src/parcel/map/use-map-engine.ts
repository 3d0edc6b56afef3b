import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocale, useSurroundings } from '#client/surroundings.ts'
import type { MapEngine, MapView } from './map-engine.ts'

export type EngineState = 'loading' | 'ready' | 'failed'

/** Brings the map into the element. Leaflet and the borders are fetched now, not with the page. */
export function useMapEngine(container: RefObject<HTMLElement | null>, onMove: (view: MapView) => void) {
  const locale = useLocale()
  const tilesUrl = useTilesUrl()
  const [engine, setEngine] = useState<MapEngine>()
  const [state, setState] = useState<EngineState>('loading')
  const [attempt, setAttempt] = useState(0)
  const latestOnMove = useRef(onMove)
  latestOnMove.current = onMove

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins from nothing
  useEffect(() => {
    let made: MapEngine | undefined
    let left = false
    async function open(): Promise<void> {
      const { createMapEngine } = await import('./map-engine.ts')
      if (left || !container.current) return
      made = createMapEngine(container.current, {
        locale,
        tilesUrl,
        still: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
        onMove: (view) => latestOnMove.current(view),
      })
      setEngine(made)
      await made.drawBaseMap()
      if (!left) setState('ready')
    }
    setState('loading')
    open().catch(() => {
      if (!left) setState('failed')
    })
    return () => {
      left = true
      made?.remove()
      setEngine(undefined)
    }
  }, [container, locale, tilesUrl, attempt])

  const retry = useCallback(() => setAttempt((number) => number + 1), [])
  return { engine, state, retry }
}

function useTilesUrl(): string | undefined {
  return useSurroundings().mapTilesUrl
}
