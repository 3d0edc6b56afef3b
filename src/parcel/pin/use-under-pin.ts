import { useMemo } from 'react'
import { useAnswer } from '#client/use-answer.ts'
import { districtById } from '#modules/geo/domain/districts.ts'
import { geoCalls } from '#modules/geo/geo.calls.ts'
import { borderOf } from './border.ts'
import { underPin } from './map-answer.ts'
import { hindrance, type Spot } from './spot.ts'

/** Whoever moves the map on is not asked about. */
const pauseMs = 250
/** About a metre. */
const digits = 5

/** What lies under the pin, and how it stands to the district of the address. The last answer stays while the next is asked for. */
export function useUnderPin(spot: Spot | undefined, city: number | undefined) {
  const isAskable = spot && hindrance(spot) === undefined
  const reverse = useAnswer(
    geoCalls.describePoint,
    isAskable ? { query: { lat: spot.at.lat.toFixed(digits), lon: spot.at.lon.toFixed(digits) } } : undefined,
    { keep: true, quiet: true, afterMs: pauseMs },
  )
  // Of another place, once it is known that nothing will be said of this one.
  const told = reverse.error ? undefined : reverse.data
  const under = useMemo(() => told && underPin(told), [told])
  const { data: drawn } = useAnswer(
    geoCalls.readBorder,
    city === undefined ? undefined : { params: { id: String(city) } },
    { quiet: true },
  )
  // Of some districts nobody has drawn the border.
  const border = useMemo(() => (drawn?.rings.length ? borderOf(drawn.rings) : undefined), [drawn])
  const chosen = city === undefined ? undefined : districtById(city)
  return {
    under,
    /** Nothing more will be known of this place than what is known now. */
    isKnown: reverse.error !== undefined || (reverse.state === 'ready' && !reverse.kept && !reverse.busy),
    hasFailed: reverse.error !== undefined,
    border,
    chosen,
    kmOutside: spot && border?.kmOutside(spot.at),
    districts: useMemo(() => (under?.districts ?? []).flatMap((id) => districtById(id) ?? []), [under]),
  }
}
