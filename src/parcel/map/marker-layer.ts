import { boundsSeen, type Camera, type Pixel, pixelOf, type Size } from './camera/camera.ts'
import { toWorld, type WorldPoint } from './camera/projection.ts'
import { type ClusterIndex, indexMarkers, type MapMarker, type Spot } from './cluster-index.ts'
import type { LatLon, MapBounds } from './lat-lon.ts'
import type { MarkerPictures } from './marker-drawing.ts'

export type MarkerEvents = {
  onChoose(id: string): void
  /** What a cluster is called: "120 points, come closer". */
  clusterName(count: number): string
  /** Its number as people read it. */
  clusterText(count: number): string
}

export type MarkerLayer = {
  set(markers: readonly MapMarker[]): void
  choose(id: string | undefined): void
}

type MarkerLayerOptions = {
  pictures: MarkerPictures
  goTo(place: LatLon, zoom: number): void
  /** What is drawn here is no longer true. */
  redraw(): void
  /** Others stand on the map than before: names go out of their way. */
  makeWay(): void
}

type Shown = { readonly spot: Spot; readonly at: WorldPoint; readonly text: string | undefined }
type Sight = { readonly bounds: MapBounds; readonly zoom: number }

/** So far from its middle a marker is still hit: a thumb is no needle. */
const reach = 24
/** Those half in sight are drawn too. */
const margin = 28

const unheard: MarkerEvents = { onChoose: () => undefined, clusterName: String, clusterText: String }

/**
 * Five thousand markers, of which those in sight are drawn with the names, in one canvas: as elements of the page they
 * took more of a frame than the whole map. Who cannot see them has the list beside the map.
 */
export class Markers {
  private readonly options: MarkerLayerOptions
  private events = unheard
  private index: ClusterIndex = indexMarkers([])
  private chosen: string | undefined
  private shown: readonly Shown[] = []
  private seen: Sight | undefined

  constructor(options: MarkerLayerOptions) {
    this.options = options
  }

  add(events: MarkerEvents): MarkerLayer {
    this.events = events
    return {
      set: (markers) => {
        this.index = indexMarkers(markers)
        this.seen = undefined
        this.options.redraw()
      },
      choose: (id) => {
        this.chosen = id
        this.options.redraw()
      },
    }
  }

  /** Where something stands. */
  places(): Iterable<WorldPoint> {
    return this.shown.map(({ at }) => at)
  }

  draw(context: CanvasRenderingContext2D, camera: Camera, size: Size): void {
    this.look(camera, size)
    this.options.pictures.writeNumbers(context)
    // Nothing covers what was chosen.
    const last = this.shown.find(({ spot }) => this.isChosen(spot))
    for (const one of this.shown) if (one !== last) this.drawOne(context, camera, size, one)
    if (last) this.drawOne(context, camera, size, last)
  }

  /** What a tap there means; `false` where no marker is. */
  tap(at: Pixel, camera: Camera, size: Size): boolean {
    const spot = this.hit(at, camera, size)
    if (spot?.kind === 'cluster') this.options.goTo(spot, spot.opensAt)
    else if (spot) this.events.onChoose(spot.marker.id)
    return spot !== undefined
  }

  nameAt(at: Pixel, camera: Camera, size: Size): string | undefined {
    const spot = this.hit(at, camera, size)
    return spot?.kind === 'cluster' ? this.events.clusterName(spot.count) : spot?.marker.name
  }

  private look(camera: Camera, { width, height }: Size): void {
    const wide = { width: width + 2 * margin, height: height + 2 * margin }
    const sight = { bounds: boundsSeen(camera, wide), zoom: Math.round(camera.zoom) }
    if (this.seen && covers(this.seen, sight)) return
    this.seen = sight
    const before = new Set(this.shown.map(({ spot }) => spot.key))
    this.shown = this.index(sight.bounds, sight.zoom).map((spot) => ({
      spot,
      at: toWorld(spot.kind === 'cluster' ? spot : spot.marker),
      text: spot.kind === 'cluster' ? this.events.clusterText(spot.count) : undefined,
    }))
    const isSame = this.shown.length === before.size && this.shown.every(({ spot }) => before.has(spot.key))
    if (!isSame) this.options.makeWay()
  }

  private drawOne(
    context: CanvasRenderingContext2D,
    camera: Camera,
    size: Size,
    { spot, at, text }: Shown,
  ): void {
    const { x, y } = pixelOf(camera, at, size)
    const kind = spot.kind === 'cluster' ? clusterOf(spot.count) : spot.marker.kind
    const isOff = spot.kind === 'marker' && spot.marker.isOff === true
    const { picture, side } = this.options.pictures.of(kind, this.isChosen(spot), isOff)
    context.drawImage(picture, Math.round(x - side / 2), Math.round(y - side / 2), side, side)
    if (text) context.fillText(text, x, y + 1)
  }

  /** The nearest one, where they stand close. */
  private hit(at: Pixel, camera: Camera, size: Size): Spot | undefined {
    let [nearest, least]: [Spot | undefined, number] = [undefined, reach]
    for (const { spot, at: place } of this.shown) {
      const { x, y } = pixelOf(camera, place, size)
      const distance = Math.hypot(x - at.x, y - at.y)
      if (distance <= least) [nearest, least] = [spot, distance]
    }
    return nearest
  }

  private readonly isChosen = (spot: Spot): boolean =>
    spot.kind === 'marker' && spot.marker.id === this.chosen
}

const clusterOf = (count: number) => (count < 1000 ? 'cluster' : 'thousands')

const covers = (seen: Sight, { bounds, zoom }: Sight): boolean =>
  seen.zoom === zoom &&
  seen.bounds.south <= bounds.south &&
  seen.bounds.west <= bounds.west &&
  seen.bounds.north >= bounds.north &&
  seen.bounds.east >= bounds.east
