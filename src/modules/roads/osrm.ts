import { z } from 'zod'
import { brand } from '#kernel/brand.ts'
import type { Point } from '#modules/geo/index.ts'
import { readCapped } from '#platform/outbound/read-capped.ts'
import type { Leg, Route } from './domain/by-air.ts'
import { type LegTable, tableOf } from './domain/leg-table.ts'
import { simplified } from './domain/simplify.ts'

/** A routing service of somebody else's. Undefined whenever it cannot be used: then our own roads answer. */
export type RoutingService = {
  route(from: Point, to: Point): Promise<Route | undefined>
  table(from: readonly Point[], to: readonly Point[]): Promise<LegTable | undefined>
}

export type OsrmSettings = {
  /** Where it answers, without a trailing slash: https://router.example.org */
  url: string
  /** Told in a few words when it cannot be used. */
  report?: (problem: string) => void
}

export type OsrmPatience = { silenceMs: number; restMs: number }

const usualPatience: OsrmPatience = { silenceMs: 3_000, restMs: 10_000 }
const LONGEST_ANSWER = 8 * 1024 * 1024
const MOST_POINTS = 500
/** What such servers take in one table unless told otherwise. */
const MOST_PLACES = 100

const size = z.number().min(0).max(1e9)
const routeAnswer = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(
      z.object({
        distance: size,
        duration: size,
        geometry: z.object({
          coordinates: z.array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])).min(2),
        }),
      }),
    )
    .min(1),
})
const rows = z.array(z.array(size.nullable()))
const tableAnswer = z.object({ code: z.literal('Ok'), durations: rows, distances: rows })

/** A server that speaks OSRM's language over HTTP. In any trouble it is left alone for a while. */
export function osrm(
  { url, report = () => undefined }: OsrmSettings,
  patience: OsrmPatience = usualPatience,
): RoutingService {
  let restUntil = 0

  async function ask<T>(path: string, shape: z.ZodType<T>): Promise<T | undefined> {
    if (Date.now() < restUntil) return undefined
    try {
      const answer = await readAnswer(`${url}/${path}`, patience.silenceMs)
      return answer === undefined ? undefined : shape.parse(answer)
    } catch (error) {
      restUntil = Date.now() + patience.restMs
      report(problemOf(error))
      return undefined
    }
  }

  return {
    async route(from, to) {
      const path = `route/v1/driving/${listed([from, to])}?overview=full&geometries=geojson`
      const [found] = (await ask(path, routeAnswer))?.routes ?? []
      if (!found) return undefined
      const line = simplified(found.geometry.coordinates.flat(), MOST_POINTS)
      return {
        metres: Math.round(found.distance),
        seconds: Math.round(found.duration),
        by: 'road',
        line: Array.from({ length: line.length / 2 }, (_, point) => ({
          lat: line[point * 2 + 1] as number,
          lon: line[point * 2] as number,
        })),
      }
    },
    async table(from, to) {
      if (from.length + to.length > MOST_PLACES) return undefined
      const sources = from.map((_, index) => index).join(';')
      const destinations = to.map((_, index) => from.length + index).join(';')
      const question = new URLSearchParams({ sources, destinations, annotations: 'duration,distance' })
      const path = `table/v1/driving/${listed([...from, ...to])}?${question}`
      const found = await ask(path, tableAnswer)
      if (!found) return undefined
      return tableOf(from, to, (row, column): Leg | undefined => {
        const metres = found.distances[row]?.[column] ?? undefined
        const seconds = found.durations[row]?.[column] ?? undefined
        if (metres === undefined || seconds === undefined) return undefined
        return { metres: Math.round(metres), seconds: Math.round(seconds), by: 'road' }
      })
    },
  }
}

/** To a metre: nobody outside needs to know a door more exactly. */
const listed = (places: readonly Point[]) =>
  places.map(({ lat, lon }) => `${lon.toFixed(5)},${lat.toFixed(5)}`).join(';')

const headers = { 'User-Agent': `${brand.name} (${brand.email})`, Accept: 'application/json' }

class Unusable extends Error {}

/** Undefined when it has understood and knows no way: that is an answer, not a failure. */
async function readAnswer(address: string, silenceMs: number): Promise<unknown> {
  const response = await fetch(address, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(silenceMs),
  })
  if (!response.ok && response.status !== 400) {
    await response.body?.cancel()
    throw new Unusable(`it answered ${response.status}`)
  }
  const text = await readCapped(response, LONGEST_ANSWER)
  if (text === undefined) throw new Unusable('its answer is too long')
  const answer: unknown = JSON.parse(text)
  if (response.ok) return answer
  const { success, data } = z.object({ code: z.string() }).safeParse(answer)
  if (success && ['NoRoute', 'NoSegment', 'NoTable'].includes(data.code)) return undefined
  throw new Unusable('it answered 400')
}

function problemOf(error: unknown): string {
  if (error instanceof Unusable) return error.message
  const isSlow = error instanceof Error && error.name === 'TimeoutError'
  return isSlow ? 'it does not answer in time' : 'it cannot be reached or understood'
}
