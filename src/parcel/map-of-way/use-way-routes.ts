import { useEffect, useMemo, useState } from 'react'
import { useApi } from '#client/api.ts'
import { roadsCalls } from '#modules/roads/roads.calls.ts'
import type { LatLon } from '../map/lat-lon.ts'
import type { WayStop } from './stops.ts'

export type WayLeg = Readonly<{ points: readonly LatLon[]; kind: 'road' | 'air'; metres: number | undefined }>

/** The ways from stop to stop: straight lines at once, and the roads when the server has told them. */
export function useWayRoutes(stops: readonly Pick<WayStop, 'at'>[]): readonly WayLeg[] {
  const api = useApi()
  const [told, setTold] = useState<{ of: string; legs: readonly WayLeg[] }>()
  // The same towns are not asked about again when the parcel is looked at anew.
  const question = stops.map(({ at: { lat, lon } }) => `${lat},${lon}`).join(' ')
  useEffect(() => {
    const leaving = new AbortController()
    const places = question.split(' ')
    async function ask(): Promise<void> {
      const legs = await Promise.all(
        places.slice(1).map(async (to, index): Promise<WayLeg> => {
          const from = places[index] ?? to
          const answer = await api.call(
            roadsCalls.findRoute,
            { query: { from, to } },
            { quiet: true, signal: leaving.signal },
          )
          if (!answer.ok) return straight(from, to)
          const { line, by, distance_m: metres } = answer.value
          return { points: line.map(([lat, lon]) => ({ lat, lon })), kind: by, metres }
        }),
      )
      if (!leaving.signal.aborted) setTold({ of: question, legs })
    }
    void ask()
    return () => leaving.abort()
  }, [api, question])
  const first = useMemo(() => {
    const places = question.split(' ')
    return places.slice(1).map((to, index) => straight(places[index] ?? to, to))
  }, [question])
  return told?.of === question ? told.legs : first
}

function straight(from: string, to: string): WayLeg {
  const points = [from, to].map((text) => {
    const [lat = 0, lon = 0] = text.split(',').map(Number)
    return { lat, lon }
  })
  return { points, kind: 'air', metres: undefined }
}
