import Supercluster from 'supercluster'
import type { LatLon, MapBounds } from './lat-lon.ts'

export type MapMarker = LatLon &
  Readonly<{
    id: string
    /** Spoken, and shown when the pointer rests on it. */
    name: string
    /** Which drawing it gets; a cluster was gathered before it came here. */
    kind: 'point' | 'locker' | 'mailbox' | 'cluster'
    /** How many places it stands for. */
    count: number
    /** Full or shut: drawn crossed. */
    isOff?: boolean | undefined
  }>

export type SingleMarker = MapMarker & { readonly kind: Exclude<MapMarker['kind'], 'cluster'> }

export type Spot =
  | Readonly<{ key: string; kind: 'marker'; marker: SingleMarker }>
  /** `opensAt` is the zoom at which it falls apart. */
  | Readonly<LatLon & { key: string; kind: 'cluster'; count: number; opensAt: number }>

/** What is drawn in these bounds at this zoom: single markers, and clusters in place of many. */
export type ClusterIndex = (bounds: MapBounds, zoom: number) => Spot[]

/** In pixels: closer than this two markers cannot be hit with a thumb. */
const reach = 56
/** Beyond it every marker stands alone. */
const clusterUpToZoom = 15
/** A cluster that came ready-made is asked about again from nearer. */
const nearer = 2

export function indexMarkers(markers: readonly MapMarker[]): ClusterIndex {
  const index = new Supercluster<{ marker: MapMarker }, { total: number }>({
    radius: reach,
    maxZoom: clusterUpToZoom,
    extent: 256,
    map: ({ marker }) => ({ total: marker.count }),
    reduce: (sum, { total }) => {
      sum.total += total
    },
  })
  index.load(
    markers.map((marker) => ({
      type: 'Feature',
      properties: { marker },
      geometry: { type: 'Point', coordinates: [marker.lon, marker.lat] },
    })),
  )
  return ({ west, south, east, north }, zoom) =>
    index.getClusters([west, south, east, north], Math.round(zoom)).map(({ properties, geometry }): Spot => {
      if (!('cluster' in properties)) return spotOf(properties.marker, zoom)
      const [lon = 0, lat = 0] = geometry.coordinates
      const { cluster_id: id, total: count } = properties
      return {
        ...{ key: `cluster ${id} ${count}`, kind: 'cluster', count, lat, lon },
        // Only worked out for the one that is pressed.
        get opensAt() {
          return index.getClusterExpansionZoom(id)
        },
      }
    })
}

function spotOf(marker: MapMarker, zoom: number): Spot {
  const { id, lat, lon, count } = marker
  if (!isSingle(marker))
    return { key: `gathered ${id} ${count}`, kind: 'cluster', count, lat, lon, opensAt: zoom + nearer }
  return { key: `marker ${id}`, kind: 'marker', marker }
}

const isSingle = (marker: MapMarker): marker is SingleMarker => marker.kind !== 'cluster'
