import { useEffect, useMemo } from 'react'
import { useLocale } from '#client/surroundings.ts'
import type { District } from '#modules/geo/domain/districts.ts'
import type { LatLon } from '../map/lat-lon.ts'
import type { MapEngine } from '../map/map-engine.ts'
import type { Border } from './border.ts'
import { hindrance, type Spot } from './spot.ts'
import { useDistanceText } from './use-distance-text.ts'

type Drawn = {
  spot: Spot | undefined
  here: { at: LatLon; accuracyM: number } | undefined
  border: Border | undefined
  chosen: District | undefined
  kmOutside: number | undefined
  /** The pin is being asked about: how far it is from its district is drawn. */
  isAsked: boolean
}

/** Search above, buttons at the right, credits below (pin-screen.css). */
const over = { pin: true, top: 68, right: 60, bottom: 36 } as const

/** What is drawn over the streets: the district, where one stands, the house under the pin, the way back. */
export function useOverlays(engine: MapEngine | undefined, drawn: Drawn): void {
  const { spot, here, border, chosen, kmOutside = 0, isAsked } = drawn
  const locale = useLocale()
  const distance = useDistanceText()
  const measured = isAsked && kmOutside > 0 ? distance(kmOutside * 1000) : undefined
  const at = spot?.at
  const isClose = hindrance(spot) === undefined
  const overlays = useMemo(
    () => ({
      over,
      ...(border && chosen ? { area: { rings: border.rings, label: chosen.names[locale] } } : {}),
      ...(here ? { here } : {}),
      ...(at && isClose ? { houseAt: at } : {}),
      ...(at && border && measured
        ? { measure: { from: at, to: border.nearestTo(at), text: measured } }
        : {}),
    }),
    [border, chosen, locale, here, at, isClose, measured],
  )
  useEffect(() => engine?.setOverlays(overlays), [engine, overlays])
}
