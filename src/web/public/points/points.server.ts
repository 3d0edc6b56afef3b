import { data } from 'react-router'
import { assert } from '#kernel/assert.ts'
import { districts, regions } from '#modules/geo/index.ts'
import { htmlLang, type Locale, splitLocale } from '#platform/i18n/locales.ts'
import { loadPageMessages } from '../../server/frame.server.ts'
import { type LoadContext, siteContext } from '../../server/site.server.ts'
import { packed } from './directory/packed.ts'
import { pointRow } from './directory/point-row.ts'
import type { SizedParcels } from './point-sizes.ts'
import { regionBySlug, slugOf } from './region-slugs.ts'

/** The page is drawn for nobody in particular: what is asked in its address is answered in the browser. */
export async function loadNearby(context: LoadContext, { pathname }: URL) {
  const site = context.get(siteContext)
  const { boxes } = (await site.tariff()).tariff
  const parcelOf = (size: keyof SizedParcels) => ({
    weightGrams: boxes[size].upToGrams,
    sidesCm: boxes[size].sidesCm,
  })
  const sizes: SizedParcels = {
    small: parcelOf('small'),
    medium: parcelOf('medium'),
    large: parcelOf('large'),
  }
  return {
    ...loadPageMessages(context, pathname, [
      'points',
      'map',
      'pin.search',
      'pin.metres',
      'pin.kilometres',
      'nearby.page',
      'nearby.card',
    ]),
    madeAt: site.now().getTime(),
    sizes,
    regions: namedRegions(pathname),
  }
}

export function loadLastMap(context: LoadContext, { pathname }: URL) {
  return {
    ...loadPageMessages(context, pathname, ['points', 'map', 'nearby.card', 'nearby.lastMap']),
    madeAt: context.get(siteContext).now().getTime(),
  }
}

function namedRegions(pathname: string) {
  const { locale } = splitLocale(pathname)
  return regions.map((region) => ({ id: region.id, slug: slugOf(region), text: region.name[locale] }))
}

/** By the letters of the reader. */
const byName = (locale: Locale) => (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name, htmlLang[locale])

/** All regions with their districts, and how many points each has. */
export async function loadAgents(context: LoadContext, { pathname }: URL) {
  const { locale } = splitLocale(pathname)
  const counts = await context.get(siteContext).points.counts()
  const found = namedRegions(pathname).map((region) => {
    const own = districts
      .filter(({ regionId }) => regionId === region.id)
      .map(({ id, names }) => ({ id, name: names[locale], count: counts.get(id) ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort(byName(locale))
    return { ...region, districts: own, count: own.reduce((sum, { count }) => sum + count, 0) }
  })
  return { ...loadPageMessages(context, pathname, ['nearby.agents']), regions: packed(found) }
}

/** One region, every point of it. What no region is called is not found. */
export async function loadRegion(context: LoadContext, { pathname }: URL, slug: string | undefined) {
  const region = regionBySlug(slug)
  if (!region) throw data(null, { status: 404 })
  const { locale } = splitLocale(pathname)
  const site = context.get(siteContext)
  const found = await site.points.ofRegion(locale, region.id)
  const name = region.name[locale]
  const count = found.reduce((sum, { points }) => sum + points.length, 0)
  const { messages } = loadPageMessages(context, pathname, ['nearby.agents', 'points.open', 'points.hours'])
  const own = {
    title: site.translate(locale, 'nearby.agents.regionTitle', { name }),
    lead: site.translate(locale, 'nearby.agents.regionLead', { name, count, text: String(count) }),
  }
  return {
    messages: titled(messages, 'agentsRegion', own),
    region: { slug: slugOf(region), text: name },
    districts: packed(
      found
        .map(({ points, ...district }) => ({ ...district, points: points.map(pointRow) }))
        .sort(byName(locale)),
    ),
  }
}

/** One point by the `id` of its address. Without one the reader chooses; one that never was is not found. */
export async function loadPoint(context: LoadContext, { pathname, searchParams }: URL) {
  const site = context.get(siteContext)
  const { locale } = splitLocale(pathname)
  const id = searchParams.get('id')
  const number = id !== null && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined
  const point = number === undefined ? undefined : await site.points.read(locale, number)
  const groups = ['points', 'map', 'nearby.card', 'nearby.detail', 'nearby.agents.title'] as const
  const { messages } = loadPageMessages(context, pathname, groups)
  const madeAt = site.now().getTime()
  if (!point) {
    const answer = { messages, point: undefined, region: undefined, madeAt, isChoosing: id === null }
    return id === null ? answer : data(answer, { status: 404 })
  }
  const region = regions.find((one) => one.id === point.region_id)
  assert(region, 'a point stands in a region that does not exist')
  const own = {
    title: `${point.name}, ${point.district}`,
    lead: site.translate(locale, 'nearby.detail.lead', {
      address: point.address,
      landmark: point.landmark,
      region: region.name[locale],
    }),
  }
  return {
    messages: titled(messages, 'agentDetail', own),
    point,
    region: { slug: slugOf(region), text: region.name[locale] },
    madeAt,
    isChoosing: false,
  }
}

/** The tab and search engines name this region or point, not the page of all. */
function titled(messages: string, page: string, own: { title: string; lead: string }): string {
  const { pages, ...rest } = JSON.parse(messages)
  return JSON.stringify({ ...rest, pages: { ...pages, [page]: own } })
}
