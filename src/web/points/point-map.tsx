import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ParcelToTake } from '#modules/points/domain/can-take.ts'
import type { MapSpotAnswer, PointAnswer } from '#modules/points/points.contract.ts'
import { useApi } from '../api-client.ts'
import type { MapMarker } from '../map/cluster-index.ts'
import { country, type MapBounds } from '../map/lat-lon.ts'
import type { MapView } from '../map/map-engine.ts'
import { type MapLook, MarkerMap } from '../map/marker-map.tsx'
import { mapPath, type PointSearch } from './point-search.ts'
import { useListAnswer } from './use-answer.ts'

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
  const spots = useListAnswer<MapSpotAnswer>(mapPath(search, parcel, bounds), settleMs, 0)
  const found = 'value' in spots ? spots.value : undefined
  const markers = useMemo(() => (found ?? []).map(markerOf), [found])
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
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])
  function newQuestion(): AbortController {
    asking.current?.abort()
    asking.current = new AbortController()
    return asking.current
  }
  return async (id) => {
    const { signal } = newQuestion()
    const answer = await api.request(`/api/points/v1/points/${id}`, {
      signal,
      read: ({ data }) => data as PointAnswer | undefined,
    })
    if (answer.ok && !signal.aborted) onChoose(answer.value)
  }
}
