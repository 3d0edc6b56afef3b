import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { MapMarker } from './cluster-index.ts'
import type { LatLon, MapBounds } from './lat-lon.ts'
import { MapCallout } from './map-callout.tsx'
import type { MapEngine, MapRoom, MapView } from './map-engine.ts'
import { MapFrame } from './map-frame.tsx'
import type { MarkerLayer } from './marker-layer.ts'
import type { MapOverlays } from './overlays/overlays.ts'
import { useMapEngine } from './use-map-engine.ts'

export type MarkerMapProps = {
  label: string
  markers: readonly MapMarker[]
  chosen?: string | undefined
  onChoose: (id: string) => void
  /** Where to look. A new object moves the map; the same one leaves it to the person. */
  look?: MapLook | undefined
  /** What lies over the map beside the markers. */
  overlays?: MapOverlays | undefined
  /** After every move, also the first: when the map has come to rest. */
  onMove?: (view: MapView) => void
  /** More buttons above the zoom. */
  children?: ReactNode
  /** What is told of a place stands beside it. */
  beside?: MapBeside | undefined
}

export type MapBeside = { readonly at: LatLon; readonly told: ReactNode; readonly side?: 'left' | 'right' }

export type MapLook = ({ readonly at: LatLon; readonly zoom: number } | { readonly bounds: MapBounds }) & {
  readonly room?: MapRoom | undefined
}

/** Many places on a map; near ones fall together into a number. Beside it there is always a list with the same. */
export const MarkerMap = memo(function MarkerMap(props: MarkerMapProps) {
  const { label, markers, chosen, onChoose, look, overlays, onMove, children, beside } = props
  const t = useTranslations('map')
  const canvas = useRef<HTMLDivElement>(null)
  const onFrame = useRef<(view: MapView) => void>(undefined)
  const { engine, state, retry } = useMapEngine(canvas, (view) => {
    onFrame.current?.(view)
    if (view.settled) onMove?.(view)
  })
  const layer = useMarkerLayer(engine, onChoose)
  useEffect(() => layer?.set(markers), [layer, markers])
  useEffect(() => layer?.choose(chosen), [layer, chosen])
  useEffect(() => engine?.setOverlays(overlays ?? {}), [engine, overlays])
  useEffect(() => {
    if (!engine || !look) return
    if ('at' in look) engine.goTo(look.at, look.zoom, look.room)
    else engine.showBounds(look.bounds, look.room)
  }, [engine, look])
  return (
    <MapFrame
      label={label}
      canvas={canvas}
      engine={engine}
      state={state}
      onRetry={retry}
      help={t('help')}
      callout={
        beside &&
        engine && (
          <MapCallout engine={engine} onFrame={onFrame} at={beside.at} side={beside.side}>
            {beside.told}
          </MapCallout>
        )
      }
    >
      {children}
    </MapFrame>
  )
})

function useMarkerLayer(
  engine: MapEngine | undefined,
  onChoose: (id: string) => void,
): MarkerLayer | undefined {
  const t = useTranslations('map')
  const { number } = formatter(useLocale())
  const [layer, setLayer] = useState<MarkerLayer>()
  const clusterName = (count: number) => t('cluster', { count, text: number(count) })
  const events = { onChoose, clusterName, clusterText: (count: number) => number(count) }
  const latest = useRef(events)
  latest.current = events
  useEffect(() => {
    if (!engine) return
    setLayer(
      engine.addMarkers({
        onChoose: (id) => latest.current.onChoose(id),
        clusterText: (count) => latest.current.clusterText(count),
        clusterName: (count) => latest.current.clusterName(count),
      }),
    )
    return () => setLayer(undefined)
  }, [engine])
  return layer
}
