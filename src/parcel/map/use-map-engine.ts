import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocale, useSurroundings } from '#client/surroundings.ts'
import type { MapEngine, MapView } from './map-engine.ts'

export type EngineState = 'loading' | 'ready' | 'failed'

/** Brings the map into the element. Its code and the tiles are fetched now, not with the page. */
export function useMapEngine(container: RefObject<HTMLElement | null>, onMove: (view: MapView) => void) {
  const locale = useLocale()
  const { mapTilesUrl: tilesUrl, mapVersion } = useSurroundings()
  const [engine, setEngine] = useState<MapEngine>()
  const [state, setState] = useState<EngineState>('loading')
  const [attempt, setAttempt] = useState(0)
  const latestOnMove = useRef(onMove)
  latestOnMove.current = onMove
  const wasReady = useRef(false)

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
        mapVersion,
        still: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
        onMove: (view) => latestOnMove.current(view),
        onTrouble: (hasTrouble) =>
          setState((now) => (now === 'loading' ? now : hasTrouble ? 'failed' : 'ready')),
      })
      setEngine(made)
      await made.drawBaseMap()
      if (left) return
      wasReady.current = true
      setState('ready')
    }
    setState('loading')
    wasReady.current = false
    open().catch(() => {
      if (!left) setState('failed')
    })
    return () => {
      left = true
      made?.remove()
      setEngine(undefined)
    }
  }, [container, locale, tilesUrl, mapVersion, attempt])

  // A map that was there once only lacks some tiles; one that never came begins from nothing.
  const retry = useCallback(() => {
    if (engine && wasReady.current) engine.retry()
    else setAttempt((number) => number + 1)
  }, [engine])
  return { engine, state, retry }
}
