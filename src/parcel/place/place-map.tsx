import './place-map.css'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { LatLon } from '../map/lat-lon.ts'
import { MapFrame } from '../map/map-frame.tsx'
import { useMapEngine } from '../map/use-map-engine.ts'

/** So near that houses bear their numbers. */
const houseZoom = 17

/** One place on our own map: whoever is not to know where somebody lives is not asked. */
export function PlaceMap({ label, at: { lat, lon } }: { label: string; at: LatLon }) {
  const t = useTranslations('map')
  const canvas = useRef<HTMLDivElement>(null)
  const { engine, state, retry } = useMapEngine(canvas, () => undefined)
  useEffect(() => {
    const at = { lat, lon }
    engine?.goTo(at, houseZoom)
    engine?.setOverlays({ houseAt: at, marks: [{ at, sign: 'pin' }] })
  }, [engine, lat, lon])
  return (
    <div className="place-map">
      <MapFrame
        label={label}
        canvas={canvas}
        engine={engine}
        state={state}
        onRetry={retry}
        help={t('help')}
      />
    </div>
  )
}
