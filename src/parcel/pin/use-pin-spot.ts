import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useAnswer } from '#client/use-answer.ts'
import type { PinSource } from '#modules/geo/domain/pin-rule.ts'
import { geoCalls } from '#modules/geo/geo.calls.ts'
import { shortestStreet } from '#modules/orders/domain/order-fields.ts'
import type { LatLon } from '../map/lat-lon.ts'
import type { MapView } from '../map/map-engine.ts'
import { useMapEngine } from '../map/use-map-engine.ts'
import { isDoor, spotOf } from './map-answer.ts'
import type { PinnedAddress } from './pin.ts'
import { firstSpot, restedSpot, type Spot, zoomFor } from './spot.ts'

/** The map and the place in its middle. The place is ours and the map follows it: it stands even where no map comes. */
export function usePinSpot(
  canvas: RefObject<HTMLDivElement | null>,
  address: PinnedAddress,
  centre: LatLon | undefined,
) {
  const [spot, setSpot] = useState<Spot | undefined>(() => firstSpot(address.pin, centre))
  const [isMoving, setIsMoving] = useState(false)
  const isShown = useRef(false)
  const follow = (view: MapView) => {
    // Before it was told where to look, the map shows the country.
    if (!isShown.current) return
    setIsMoving(!view.settled)
    if (view.settled) setSpot((before) => restedSpot(before, view))
  }
  const { engine, state, retry } = useMapEngine(canvas, follow)

  const latest = useRef(spot)
  latest.current = spot
  useEffect(() => {
    if (!engine) return
    isShown.current = true
    if (latest.current) engine.goTo(latest.current.at, latest.current.zoom)
    return () => {
      isShown.current = false
    }
  }, [engine])

  const goTo = useCallback(
    (at: LatLon, zoom: number, source: PinSource | undefined) => {
      setSpot({ at, zoom, source })
      engine?.goTo(at, zoom)
    },
    [engine],
  )
  useTypedAddress(address, spot, goTo)
  return { engine, state, retry, spot, isMoving, goTo }
}

/** Opened without a pin, the map looks where the address that was typed is. */
function useTypedAddress(
  { street, city, region, pin }: PinnedAddress,
  spot: Spot | undefined,
  goTo: (at: LatLon, zoom: number, source: PinSource) => void,
): void {
  const [asked] = useState(() =>
    pin || street.trim().length < shortestStreet || region === undefined
      ? undefined
      : {
          query: {
            q: street.trim(),
            ...(city === undefined ? { region_id: region } : { district_id: city }),
          },
        },
  )
  const { data } = useAnswer(geoCalls.findAddress, asked, { quiet: true })
  // Of the same name in another district nobody has spoken.
  const found = data?.find((answer) => isDoor(answer) && (city === undefined || answer.district_id === city))
  const isUntouched = useRef(true)
  isUntouched.current = spot?.source === undefined
  useEffect(() => {
    if (found && isUntouched.current) goTo(spotOf(found), zoomFor(found), 'found')
  }, [found, goTo])
}
