import type { Borders } from '../base-map/load-base-map.ts'
import type { WorldPoint } from '../camera/projection.ts'
import type { TileLabels } from '../labels/tile-labels.ts'
import type { CellToPaint } from '../paint/paint-cell.ts'
import type { Palette } from '../paint/palette.ts'

/** A cell as the page asks for it: under which name, and whether the names in its tile are known already. */
export type CellOrder = CellToPaint & { readonly key: string; readonly withLabels: boolean }

export type CellPicture = ImageBitmap | HTMLCanvasElement | HTMLImageElement

export type PainterEvents = {
  onPainted(key: string, picture: CellPicture): void
  /** Asked for again, it is tried again. */
  onFailed(key: string): void
  onLabels(tile: string, labels: TileLabels): void
  onHouse(question: number, ring: readonly WorldPoint[] | undefined): void
}

/** Paints cells somewhere else: in a worker, between two frames, on a server of tiles. */
export type CellPainter = {
  /** Everything that is wanted now, the most urgent first; what is not in it is given up. */
  want(orders: readonly CellOrder[]): void
  recolour(palette: Palette): void
  /** The far view. */
  bring(borders: Borders): void
  /** The outline of the building there, if its tile is here. */
  askHouse(question: number, place: WorldPoint): void
  close(): void
}

/** What travels to the worker and back. */
export type DeskOrder =
  | { readonly order: 'open'; readonly tilesUrl: string; readonly palette: Palette }
  | { readonly order: 'recolour'; readonly palette: Palette }
  | { readonly order: 'bring'; readonly borders: Borders }
  | { readonly order: 'want'; readonly cells: readonly CellOrder[] }
  | { readonly order: 'house'; readonly question: number; readonly place: WorldPoint }

export type DeskNews =
  | { readonly news: 'painted'; readonly key: string; readonly picture: ImageBitmap | HTMLCanvasElement }
  | { readonly news: 'failed'; readonly key: string }
  | { readonly news: 'labels'; readonly tile: string; readonly labels: TileLabels }
  | { readonly news: 'house'; readonly question: number; readonly ring: readonly WorldPoint[] | undefined }
