import { regions } from '#modules/geo/domain/regions.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Borders, Town } from './load-base-map.ts'

export type Label = {
  readonly key: string
  readonly kind: 'region' | 'town' | 'village'
  readonly text: string
  readonly lat: number
  readonly lon: number
}

type Pixel = { readonly x: number; readonly y: number }
type Box = { left: number; right: number; top: number; bottom: number }

/** From which zoom a town of this rank is worth its name. */
const townsFrom: readonly { rank: number; zoom: number }[] = [
  { rank: 150_000, zoom: 7 },
  { rank: 40_000, zoom: 8 },
  { rank: 10_000, zoom: 9 },
  { rank: 0, zoom: 10 },
]
/** From afar a region has room for the name of its seat only; from near its own is wider than what is seen of it. */
const regionsBetween = { from: 6, to: 8 }
const mostLabels = 60
const letterWidth = 7.2
const labelHeight = 20
const margin = 6

export function townLabels(towns: readonly Town[], zoom: number): Label[] {
  const least = townsFrom.findLast((step) => zoom >= step.zoom)?.rank
  if (least === undefined) return []
  return towns
    .filter(([, , , rank]) => rank >= least)
    .map(([text, lat, lon, rank]) => ({
      key: `town ${text} ${lat} ${lon}`,
      kind: rank >= 10_000 ? 'town' : 'village',
      text,
      lat,
      lon,
    }))
}

export function regionLabels(borders: Borders, zoom: number, locale: Locale): Label[] {
  if (zoom > regionsBetween.to) return []
  return borders.regions.flatMap(({ id, label: [lon, lat] }) => {
    const region = regions.find((one) => one.id === id)
    if (!region) return []
    return zoom < regionsBetween.from
      ? [{ key: `seat ${id}`, kind: 'region', text: region.seat[locale], ...region.centre }]
      : [{ key: `region ${id}`, kind: 'region', text: (region.short ?? region.name)[locale], lat, lon }]
  })
}

/** The first come first; a name that would lie on another one stays out. */
export function chooseLabels(labels: readonly Label[], place: (label: Label) => Pixel, size: Pixel): Label[] {
  const taken: Box[] = []
  const chosen: Label[] = []
  for (const label of labels) {
    if (chosen.length >= mostLabels) break
    const { x, y } = place(label)
    if (x < 0 || y < 0 || x > size.x || y > size.y) continue
    const half = (label.text.length * letterWidth) / 2 + margin
    const box = { left: x - half, right: x + half, top: y - labelHeight / 2, bottom: y + labelHeight / 2 }
    if (taken.some((other) => overlap(box, other))) continue
    taken.push(box)
    chosen.push(label)
  }
  return chosen
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
