import { useCallback, useRef } from 'react'
import { useApi } from '#client/api.ts'
import { geoCalls } from '#modules/geo/geo.calls.ts'
import type { ComboboxOption } from '#ui/pickers/combobox-options.ts'
import type { LatLon } from '../map/lat-lon.ts'
import { isDoor, type MapAnswer } from './map-answer.ts'
import { useDistanceText } from './use-distance-text.ts'

/** Fewer letters mean everything. */
const fewestLetters = 2
/** Most that the server reads. */
const longestQuestion = 200

type Asked = {
  /** What lies near it comes first. */
  district: number | undefined
  near?: LatLon | undefined
  /** Nothing of other districts, and no districts themselves. */
  onlyHere?: boolean | undefined
  doorsOnly?: boolean | undefined
}

/** What the map suggests for a text, as options, and what stands behind an option that was picked. */
export function useSuggested({ district, near, onlyHere = false, doorsOnly = false }: Asked) {
  const api = useApi()
  const distance = useDistanceText()
  const known = useRef(new Map<string, MapAnswer>())
  const latest = useRef(distance)
  latest.current = distance
  const [lat, lon] = [near?.lat, near?.lon]
  const source = useCallback(
    async (typed: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> => {
      const q = typed.trim().slice(0, longestQuestion)
      if (q.length < fewestLetters) return []
      const query = {
        q,
        ...(district === undefined ? {} : { district_id: district }),
        ...(lat === undefined || lon === undefined ? {} : { near: `${lat},${lon}` }),
      }
      const found = await api.call(geoCalls.suggestPlaces, { query }, { signal, quiet: true })
      if (!found.ok) throw new Error(found.error.code)
      const fitting = found.value.filter(
        (answer) =>
          (isDoor(answer) || !(doorsOnly || onlyHere)) && (!onlyHere || answer.district_id === district),
      )
      known.current = new Map(fitting.map((answer, at) => [String(at), answer]))
      return fitting.map(({ label, subtitle, distance_m }, at) => ({
        value: String(at),
        label,
        note: subtitle,
        end: distance_m === undefined ? undefined : latest.current(distance_m),
      }))
    },
    [api, district, lat, lon, onlyHere, doorsOnly],
  )
  const answerOf = useCallback(({ value }: ComboboxOption) => known.current.get(value), [])
  return { source, answerOf }
}
