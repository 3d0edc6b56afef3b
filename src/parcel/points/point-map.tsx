import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useAnswer } from '#client/use-answer.ts'
import type { ParcelToTake } from '#modules/points/domain/can-take.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import type { MapSpotAnswer, PointAnswer } from '#modules/points/points.contract.ts'
import type { MapMarker } from '../map/cluster-index.ts'
import { country, type MapBounds } from '../map/lat-lon.ts'
import type { MapView } from '../map/map-engine.ts'
import { type MapLook, MarkerMap } from '../map/marker-map.tsx'
import { mapQuestion, type PointSearch } from './point-search.ts'

type PointMapProps = {
  search: PointSearch
  parcel: ParcelToTake | undefined
  chosen: PointAnswer | undefined
  onChoose: (point: PointAnswer) => void
  look: MapLook | undefined
  onMove: (view: MapView) => void
}

const settleMs = 150

/** The points of what the map shows, asked for again after each move. */
export function PointMap({ search, parcel, chosen, onChoose, look, onMove }: PointMapProps) {
  const t = useTranslations('points')
  const [bounds, setBounds] = useState<MapBounds>(country)
  const { data: spots } = useAnswer(pointsCalls.pointMap, mapQuestion(search, parcel, bounds), {
    quiet: true,
    keep: true,
    afterMs: settleMs,
  })
  const markers = useMemo(() => (spots ?? []).map(markerOf), [spots])
  const choose = useChoiceById(onChoose)
  return (
    <MarkerMap
      label={t('mapLabel')}
      markers={markers}
      chosen={chosen && String(chosen.id)}
      onChoose={choose}
      look={look}
      onMove={(view) => {
        setBounds(view.bounds)
        onMove(view)
      }}
    />
  )
}

function markerOf({ id, name, kind, lat, lon, count }: MapSpotAnswer): MapMarker {
  return { id: id === null ? `${lat} ${lon}` : String(id), name: name ?? '', kind, lat, lon, count }
}

/** A pin knows its number only; the rest is asked for when it is pressed. The last press wins. */
function useChoiceById(onChoose: (point: PointAnswer) => void): (id: string) => void {
  const api = useApi()
  const lastPressed = useRef<string>(undefined)
  useEffect(
    () => () => {
      lastPressed.current = undefined
    },
    [],
  )
  return async (id) => {
    lastPressed.current = id
    const answer = await api.call(pointsCalls.readPoint, { params: { id } })
    if (answer.ok && lastPressed.current === id) onChoose(answer.value)
  }
}
