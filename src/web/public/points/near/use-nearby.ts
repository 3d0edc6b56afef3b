import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '#client/api.ts'
import { type Answer, useAnswer } from '#client/use-answer.ts'
import { geoCalls } from '#modules/geo/geo.calls.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import type { LatLon, MapBounds } from '#parcel/map/lat-lon.ts'
import { listQuestion, type PointSearch, wantedBy } from '#parcel/points/point-search.ts'
import type { MyPlace } from '#parcel/points/point-side.ts'
import { useLivePoints } from '#parcel/points/use-live-points.ts'
import { useRoadsLater } from '#parcel/points/use-roads-later.ts'
import { type NearbyAsked, readNearby, writeNearby } from '../nearby-address.ts'
import type { SizedParcels } from '../point-sizes.ts'

/** A place that was found by its name is known to a few steps. */
const namedAccuracyM = 25

/** What the address asks, and how it is changed. */
function useAsked() {
  const [query, setQuery] = useSearchParams()
  const asked = readNearby(query)
  const ask = useCallback(
    (part: Partial<NearbyAsked>) =>
      setQuery((before) => writeNearby({ ...readNearby(before), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setQuery],
  )
  return [asked, ask] as const
}

/** Where somebody stands or what they have named; without either the list is what the map shows. */
export function useNearby(sizes: SizedParcels) {
  const [asked, ask] = useAsked()
  const [device, setDevice] = useState<MyPlace>()
  const [bounds, setBounds] = useState<MapBounds>()
  const isUnknown = useMeantPlace(asked, ask)
  const parcel = asked.size && sizes[asked.size]
  const here = useHere(asked, device)
  const search: PointSearch = {
    text: here || !isUnknown ? '' : asked.text,
    where: bounds ? { bounds } : here && { near: here.at },
    fitsOnly: parcel !== undefined,
    openOnly: asked.openOnly,
    codOnly: asked.codOnly,
    kind: asked.lockersOnly ? 'locker' : undefined,
  }
  const question = listQuestion(search, parcel)
  const answer = useAnswer(pointsCalls.searchPoints, question, { quiet: true, keep: true })
  useRoadsLater(answer, asked.chosen !== undefined)
  useLivePoints(answer, wantedBy(search, parcel))
  const listed: Answer<PointAnswer[]> | undefined = question && answer
  /** The place that was named is being looked up. */
  const isLooking = asked.text !== '' && !here && !isUnknown
  const isAround = here !== undefined && bounds === undefined
  return { asked, ask, here, isAround, search, parcel, listed, isLooking, setDevice, setBounds }
}

/** The same object while it is the same place: the map draws it anew otherwise. */
function useHere({ isNearMe, at }: NearbyAsked, device: MyPlace | undefined): MyPlace | undefined {
  const [lat, lon] = [at?.lat, at?.lon]
  const named = useMemo(
    () =>
      lat === undefined || lon === undefined ? undefined : { at: { lat, lon }, accuracyM: namedAccuracyM },
    [lat, lon],
  )
  return isNearMe ? device : named
}

/**
 * The place that words mean is looked up on our map. True when it knows none: then they are looked for in the names and
 * addresses of points.
 */
function useMeantPlace({ text, at }: NearbyAsked, ask: (part: Partial<NearbyAsked>) => void): boolean {
  const api = useApi()
  const [unknown, setUnknown] = useState('')
  const isAsked = text !== '' && at === undefined && text !== unknown
  useEffect(() => {
    if (!isAsked) return
    const left = new AbortController()
    async function look(): Promise<void> {
      const options = { quiet: true, signal: left.signal }
      const found = await api.call(geoCalls.suggestPlaces, { query: { q: text } }, options)
      if (left.signal.aborted) return
      const [meant] = found.ok ? found.value : []
      if (meant) ask({ at: { lat: meant.latitude, lon: meant.longitude } satisfies LatLon })
      else setUnknown(text)
    }
    void look()
    return () => left.abort()
  }, [api, text, isAsked, ask])
  return text !== '' && text === unknown
}
