import type { LatLon } from '../lat-lon.ts'

/** What a page lays over the map. */
export type MapOverlays = {
  /** A district: its dashed outline, and its name on it. */
  readonly area?: { readonly rings: readonly (readonly LatLon[])[]; readonly label?: string }
  /** Ways: along roads, or through the air where no road is known. */
  readonly lines?: readonly { readonly points: readonly LatLon[]; readonly kind: 'road' | 'air' }[]
  /** Where the device is, and how sure it is. */
  readonly here?: { readonly at: LatLon; readonly accuracyM: number }
  /** A dotted line with how far it is. */
  readonly measure?: { readonly from: LatLon; readonly to: LatLon; readonly text: string }
  /** The building that stands there. */
  readonly houseAt?: LatLon
  /** What the page draws over the map: a pin in its middle, bars along its edges, in pixels. Words go out of its way. */
  readonly over?: {
    readonly pin: boolean
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  /** Single places with a sign of their own. */
  readonly marks?: readonly MapMark[]
}

export type MapMark = {
  readonly at: LatLon
  readonly sign: 'stop' | 'now' | 'home' | 'point' | 'pin'
  /** Beside the sign, where there is room; a page says it in words of its own too. */
  readonly name?: string
}
