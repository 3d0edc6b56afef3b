import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useAnswer } from '#client/use-answer.ts'
import type { ParcelToTake } from '#modules/points/domain/can-take.ts'
import type { PointChange } from '#modules/points/domain/live-words.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import type { MapSpotAnswer, PointAnswer } from '#modules/points/points.contract.ts'
import type { MapMarker } from '../map/cluster-index.ts'
import { country, type MapBounds } from '../map/lat-lon.ts'
import type { MapView } from '../map/map-engine.ts'
import { type MapBeside, type MapLook, MarkerMap } from '../map/marker-map.tsx'
import type { MapOverlays } from '../map/overlays/overlays.ts'
import { useWayRoutes } from '../map-of-way/use-way-routes.ts'
import { isWanted, type Wanted } from './point-changes.ts'
import { mapQuestion, type PointSearch, wantedBy } from './point-search.ts'
import { type MyPlace, sideOff } from './point-side.ts'
import { usePointChanges } from './use-point-changes.ts'

type PointMapProps = {
  search: PointSearch
  parcel: ParcelToTake | undefined
  chosen: PointAnswer | undefined
  onChoose: (point: PointAnswer) => void
  mine: MyPlace | undefined
  look: MapLook | undefined
  onMove: (view: MapView) => void
  /** More buttons above the zoom. */
  children?: ReactNode
  /** What is told of the chosen point, beside its pin. */
  told?: ReactNode
}

const settleMs = 150

/** The points of what the map shows, asked for again after each move; with the way from the person to the chosen one. */
export function PointMap(props: PointMapProps) {
  const { search, parcel, chosen, onChoose, mine, look, onMove, children, told } = props
  const t = useTranslations('points')
  const [bounds, setBounds] = useState<MapBounds>(country)
  const { data: spots, refresh } = useAnswer(pointsCalls.pointMap, mapQuestion(search, parcel, bounds), {
    quiet: true,
    keep: true,
    afterMs: settleMs,
  })
  const changes = useChangesSince(spots, refresh)
  const { openOnly, takesOnly } = wantedBy(search, parcel)
  const markers = useMemo(
    () => markersOf(spots ?? [], changes, { openOnly, takesOnly }),
    [spots, changes, openOnly, takesOnly],
  )
  const choose = useChoiceById(onChoose)
  const overlays = useWayThere(mine, chosen)
  const beside = useMemo(
    (): MapBeside | undefined =>
      chosen && told ? { at: chosen, told, side: sideOff(mine, chosen) } : undefined,
    [chosen, told, mine],
  )
  const latestMove = useRef(onMove)
  latestMove.current = onMove
  // The same for good: a map that has come to rest asks for its points, and is not drawn anew itself.
  const moved = useCallback((view: MapView) => {
    setBounds(view.bounds)
    latestMove.current(view)
  }, [])
  return (
    <MarkerMap
      label={t('mapLabel')}
      markers={markers}
      chosen={chosen && String(chosen.id)}
      onChoose={choose}
      overlays={overlays}
      look={look}
      beside={beside}
      onMove={moved}
    >
      {children}
    </MarkerMap>
  )
}

function useWayThere(mine: MyPlace | undefined, chosen: PointAnswer | undefined): MapOverlays | undefined {
  const lines = useWayRoutes(mine && chosen ? [mine, { at: chosen }] : [])
  return useMemo(() => mine && { here: mine, lines }, [mine, lines])
}

type Changes = ReadonlyMap<number, PointChange>
const noChanges: Changes = new Map()

/** What was heard of points since the spots were told; told anew, they know it themselves. */
function useChangesSince(spots: readonly MapSpotAnswer[] | undefined, refresh: () => Promise<void>): Changes {
  const [heard, setHeard] = useState<{ since: typeof spots; changes: Changes }>()
  usePointChanges({
    onChange: (change) => {
      if (!spots?.some(({ id }) => id === change.id)) return
      setHeard((before) => {
        const known = before?.since === spots ? before.changes : noChanges
        return { since: spots, changes: new Map(known).set(change.id, change) }
      })
    },
    onGap: () => void refresh(),
  })
  return heard && heard.since === spots ? heard.changes : noChanges
}

function markersOf(spots: readonly MapSpotAnswer[], changes: Changes, wanted: Wanted): MapMarker[] {
  return spots.flatMap((spot): MapMarker[] => {
    const { id, name, kind, lat, lon, count, takes } = spot
    const change = id === null ? undefined : changes.get(id)
    if (change && !isWanted(change, wanted)) return []
    const isOff = change ? change.state !== 'open' : takes === false
    const key = id === null ? `${lat} ${lon}` : String(id)
    return [{ id: key, name: name ?? '', kind, lat, lon, count, isOff }]
  })
}

/** A pin knows its number only; the rest is asked for when it is pressed. The last press wins. */
function useChoiceById(onChoose: (point: PointAnswer) => void): (id: string) => void {
  const api = useApi()
  const lastPressed = useRef<string>(undefined)
  const latest = useRef(onChoose)
  latest.current = onChoose
  useEffect(
    () => () => {
      lastPressed.current = undefined
    },
    [],
  )
  return useCallback(
    async (id: string) => {
      lastPressed.current = id
      const answer = await api.call(pointsCalls.readPoint, { params: { id } })
      if (answer.ok && lastPressed.current === id) latest.current(answer.value)
    },
    [api],
  )
}
