import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { brand } from '#kernel/brand.ts'
import type { Db } from '#platform/db/database.ts'
import { htmlLang, type Locale } from '#platform/i18n/locales.ts'
import { readCapped } from '#platform/outbound/read-capped.ts'
import type { Point } from './domain/distance.ts'
import { nearestDistrict } from './domain/nearest.ts'
import { regionById } from './domain/regions.ts'
import { placeAnchors } from './gazetteer.ts'
import { findAnswer, keepAnswer, restGeocoder, takeTurn } from './geocoder.repo.ts'
import type { FoundPlace, Geocoder } from './geocoder.ts'

export type NominatimSettings = {
  /** Where the service lives, without a trailing slash: https://nominatim.example.org */
  url: string
  /** Told in a few words when the service cannot be used; the caller has got what the book knows. */
  report?: (problem: string) => void
}

export type NominatimPatience = { pauseMs: number; longestWaitMs: number; silenceMs: number }

/** One question a second is what the public service allows; a tenth more keeps slow timers from crowding. */
const usualPatience: NominatimPatience = { pauseMs: 1_100, longestWaitMs: 2_500, silenceMs: 4_000 }
const restAfterRefusalMs = 60_000
const restAfterFailureMs = 10_000
const daysToKeep = { found: 30, nothing: 1 }
const mostFound = 5
const longestAnswer = 256 * 1024
/** Around the middle of a region, in degrees: where answers are preferred. */
const regionReach = 1.5

const coordinate = z.coerce.number()
const foundPlace = z.object({
  lat: coordinate.min(-90).max(90),
  lon: coordinate.min(-180).max(180),
  display_name: z.string().trim().min(1).max(500),
  addresstype: z.string().optional().catch(undefined),
})
const searchAnswer = z.array(z.unknown()).max(100)

class Unusable extends Error {
  readonly restMs: number
  constructor(message: string, restMs: number) {
    super(message)
    this.restMs = restMs
  }
}

/** A service that speaks Nominatim's language over HTTP. In any trouble it knows nothing, and is left alone for a while. */
export function nominatim(
  db: Db,
  { url, report = () => undefined }: NominatimSettings,
  patience: NominatimPatience = usualPatience,
): Geocoder {
  async function ask(path: string, question: Record<string, string>, locale: Locale): Promise<unknown> {
    const query = new URLSearchParams({ format: 'jsonv2', ...question, 'accept-language': htmlLang[locale] })
    const address = `${url}/${path}?${query}`
    const hash = createHash('sha256').update(address).digest()
    const kept = await findAnswer(db, hash)
    if (kept !== undefined) return kept
    const waitMs = await takeTurn(db, patience.pauseMs, patience.longestWaitMs)
    if (waitMs === undefined) return undefined
    if (waitMs > 0) await sleep(waitMs)
    try {
      const answer = await readAnswer(address, patience.silenceMs)
      await keepAnswer(db, hash, answer, isNothing(answer) ? daysToKeep.nothing : daysToKeep.found)
      return answer
    } catch (error) {
      const { message, restMs } = error instanceof Unusable ? error : asUnusable(error)
      await restGeocoder(db, restMs)
      report(message)
      return undefined
    }
  }

  return {
    async find({ text, regionId, locale }) {
      const near = regionId === undefined ? undefined : regionById(regionId)?.centre
      const question = { q: text, countrycodes: 'uz', limit: String(mostFound), ...viewbox(near) }
      const places = searchAnswer.safeParse(await ask('search', question, locale))
      if (!places.success) return []
      return places.data
        .flatMap((place) => foundAddress(place) ?? [])
        .filter((found) => regionId === undefined || found.regionId === regionId)
        .slice(0, mostFound)
    },
    async reverse({ lat, lon }, locale) {
      const question = { lat: lat.toFixed(5), lon: lon.toFixed(5), zoom: '18' }
      const found = foundAddress(await ask('reverse', question, locale))
      return found ? [found] : []
    },
  }
}

function viewbox(near: Point | undefined): Record<string, string> {
  if (!near) return {}
  const { lat, lon } = near
  return { viewbox: [lon - regionReach, lat - regionReach, lon + regionReach, lat + regionReach].join(',') }
}

/** Undefined for what we cannot read and for what lies outside the country. */
function foundAddress(place: unknown): FoundPlace | undefined {
  const parsed = foundPlace.safeParse(place)
  if (!parsed.success) return undefined
  const { lat, lon, display_name: label, addresstype = '' } = parsed.data
  const nearest = nearestDistrict({ lat, lon }, placeAnchors)
  if (!nearest) return undefined
  const { id: districtId, regionId } = nearest.district
  return {
    kind: kinds[addresstype] ?? 'house',
    label,
    point: { lat, lon },
    regionId,
    districtId,
    source: 'service',
  }
}

/** What the service calls a thing; an address that it does not name by kind is taken for a house. */
const kinds: Readonly<Record<string, FoundPlace['kind']>> = {
  road: 'street',
  ...{
    city: 'place',
    town: 'place',
    village: 'place',
    hamlet: 'place',
    suburb: 'place',
    neighbourhood: 'place',
  },
  ...{ amenity: 'landmark', shop: 'landmark', tourism: 'landmark', leisure: 'landmark', railway: 'landmark' },
}

/** The service's rules ask to be told who is asking. */
const headers = { 'User-Agent': `${brand.name} (${brand.email})`, Accept: 'application/json' }

async function readAnswer(address: string, silenceMs: number): Promise<unknown> {
  const response = await fetch(address, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(silenceMs),
  })
  if (!response.ok) {
    await response.body?.cancel()
    const isRefusal = response.status === 429 || response.status === 403
    throw new Unusable(`it answered ${response.status}`, isRefusal ? restAfterRefusalMs : restAfterFailureMs)
  }
  const text = await readCapped(response, longestAnswer)
  if (text === undefined) throw new Unusable('its answer is too long', restAfterFailureMs)
  const answer: unknown = JSON.parse(text)
  if (typeof answer !== 'object' || answer === null)
    throw new Unusable('it answered nonsense', restAfterFailureMs)
  return answer
}

const asUnusable = (error: unknown) => {
  const isSlow = error instanceof Error && error.name === 'TimeoutError'
  return new Unusable(
    isSlow ? 'it does not answer in time' : 'it cannot be reached or understood',
    restAfterFailureMs,
  )
}

const isNothing = (answer: unknown) => Array.isArray(answer) && answer.length === 0
