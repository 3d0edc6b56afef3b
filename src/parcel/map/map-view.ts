import type { Locale } from '#platform/i18n/locales.ts'
import type { LatLon, MapBounds } from './lat-lon.ts'

export type MapEngineOptions = {
  locale: Locale
  /** Pictures of another server, `https://…/{z}/{x}/{y}.png`; without it our own streets are drawn. */
  tilesUrl: string | undefined
  /** Which map file our server has: tiles of another one are other tiles. */
  mapVersion: string | undefined
  /** Nothing glides for a person who asked for stillness. */
  still: boolean
  onMove(view: MapView): void
  /** The picture has holes because the network failed, or no longer. */
  onTrouble(hasTrouble: boolean): void
}

/** What lies over the map at its edges, in pixels: what is looked at keeps clear of it. */
export type MapRoom = Readonly<{ top?: number; right?: number; bottom?: number; left?: number }>

export type MapView = {
  readonly centre: LatLon
  readonly zoom: number
  readonly bounds: MapBounds
  /** The person moved it, not the page. */
  readonly byHand: boolean
  /** It has come to rest; while it moves there is a view for every frame. */
  readonly settled: boolean
}
