import type { TileFeature } from '#modules/map/domain/read-tile.ts'
import type { Palette } from './palette.ts'
import type { Sight } from './trace.ts'

export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** What painting a layer of a tile needs to know. */
export type Sheet = {
  readonly brush: Brush
  readonly palette: Palette
  readonly zoom: number
  readonly sight: Sight
  /** Units of the tile in one CSS pixel. */
  readonly unit: number
  features(layer: string): readonly TileFeature[]
}
