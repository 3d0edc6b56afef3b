import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useAnswer } from '#client/use-answer.ts'
import type { ParcelToTake } from '#modules/points/domain/can-take.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import type { MapSpotAnswer, PointAnswer } from '#modules/points/points.contract.ts'
import type { MapMarker } from '../map/cluster-index.ts'
import { country, type LatLon, type MapBounds } from '../map/lat-lon.ts'
import type { MapView } from '../map/map-engine.ts'
import { type MapLook, MarkerMap } from '../map/marker-map.tsx'
import type { MapOverlays } from '../map/overlays/overlays.ts'
import { useWayRoutes } from '../map-of-way/use-way-routes.ts'
import { mapQuestion, type PointSearch } from './point-search.ts'

type PointMapProps = {
  search: PointSearch
  parcel: ParcelToTake | undefined
  chosen: PointAnswer | undefined
  onChoose: (point: PointAnswer) => void
  mine: MyPlace | undefined
  look: MapLook | undefined
  onMove: (view: MapView) => void
}

/** Where the device is, and how sure it is of that. */
export type MyPlace = Readonly<{ at: LatLon; accuracyM: number }>

const settleMs = 150

/** The points of what the map shows, asked for again after each move; with the way from the person to the chosen one. */
export function PointMap({ search, parcel, chosen, onChoose, mine, look, onMove }: PointMapProps) {
  const t = useTranslations('points')
  const [bounds, setBounds] = useState<MapBounds>(country)
  const { data: spots } = useAnswer(pointsCalls.pointMap, mapQuestion(search, parcel, bounds), {
    quiet: true,
    keep: true,
    afterMs: settleMs,
  })
  const markers = useMemo(() => (spots ?? []).map(markerOf), [spots])
  const choose = useChoiceById(onChoose)
  const overlays = useWayThere(mine, chosen)
  return (
    <MarkerMap
      label={t('mapLabel')}
      markers={markers}
      chosen={chosen && String(chosen.id)}
      onChoose={choose}
      overlays={overlays}
      look={look}
      onMove={(view) => {
        setBounds(view.bounds)
        onMove(view)
      }}
    />
  )
}

function useWayThere(mine: MyPlace | undefined, chosen: PointAnswer | undefined): MapOverlays | undefined {
  const lines = useWayRoutes(mine && chosen ? [mine, { at: chosen }] : [])
  return useMemo(() => mine && { here: mine, lines }, [mine, lines])
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
