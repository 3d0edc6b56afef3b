/*
 * Mapbox vector tiles, version 2 (github.com/mapbox/vector-tile-spec): layers of features, geometry as commands in small
 * numbers. Read at once into flat arrays: they are drawn many times.
 */

export type TileFeature = {
  readonly kind: 'point' | 'line' | 'area'
  readonly tags: Readonly<Record<string, string | number>>
  /** x, y, x, y … in units of the layer, from the upper left corner of the tile; may reach beyond it. */
  readonly coordinates: Int32Array
  /** Where in `coordinates` each line or ring ends. */
  readonly ends: readonly number[]
}

export type TileLayer = { readonly extent: number; readonly features: readonly TileFeature[] }
export type Tile = ReadonlyMap<string, TileLayer>

const kinds = [undefined, 'point', 'line', 'area'] as const
const text = new TextDecoder()

/** Walks over the fields of a message: which field, and where its value begins. */
class Reader {
  at = 0
  readonly bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
  get isAtEnd() {
    return this.at >= this.bytes.length
  }
  number(): number {
    let value = 0
    for (let factor = 1; factor < 2 ** 63; factor *= 128) {
      const byte = this.bytes[this.at++]
      if (byte === undefined) throw new Error('a tile ends in the middle of a number')
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
    throw new Error('a tile has a number without an end')
  }
  part(): Uint8Array {
    const length = this.number()
    if (this.at + length > this.bytes.length) throw new Error('a tile ends too early')
    const part = this.bytes.subarray(this.at, this.at + length)
    this.at += length
    return part
  }
  skip(wire: number): void {
    if (wire === 0) this.number()
    else if (wire === 1) this.at += 8
    else if (wire === 2) this.part()
    else if (wire === 5) this.at += 4
    else throw new Error('a tile has a field of an unknown kind')
  }
}

function eachField(bytes: Uint8Array, take: (field: number, reader: Reader) => boolean): void {
  const reader = new Reader(bytes)
  while (!reader.isAtEnd) {
    const key = reader.number()
    if (!take(key >> 3, reader)) reader.skip(key & 7)
  }
}

export function readTile(bytes: Uint8Array): Tile {
  const layers = new Map<string, TileLayer>()
  eachField(bytes, (field, reader) => {
    if (field !== 3) return false
    const { name, layer } = readLayer(reader.part())
    layers.set(name, layer)
    return true
  })
  return layers
}

function readLayer(bytes: Uint8Array): { name: string; layer: TileLayer } {
  let name = ''
  let extent = 4096
  const packed: Uint8Array[] = []
  const keys: string[] = []
  const values: (string | number)[] = []
  eachField(bytes, (field, reader) => {
    if (field === 1) name = text.decode(reader.part())
    else if (field === 2) packed.push(reader.part())
    else if (field === 3) keys.push(text.decode(reader.part()))
    else if (field === 4) values.push(readValue(reader.part()))
    else if (field === 5) extent = reader.number()
    else return false
    return true
  })
  const features = packed.flatMap((part) => readFeature(part, keys, values) ?? [])
  return { name, layer: { extent, features } }
}

function readValue(bytes: Uint8Array): string | number {
  let value: string | number = ''
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  eachField(bytes, (field, reader) => {
    if (field === 1) value = text.decode(reader.part())
    else if (field === 2) value = view.getFloat32(reader.at, true)
    else if (field === 3) value = view.getFloat64(reader.at, true)
    else if (field === 6) value = unsigned(reader.number())
    else if (field === 4 || field === 5 || field === 7) value = reader.number()
    else return false
    if (field === 2) reader.at += 4
    if (field === 3) reader.at += 8
    return true
  })
  return value
}

/** Small numbers of either sign travel as 0, -1, 1, -2 … = 0, 1, 2, 3 … */
const unsigned = (value: number) => (value % 2 === 0 ? value / 2 : -(value + 1) / 2)

function readFeature(
  bytes: Uint8Array,
  keys: readonly string[],
  values: readonly (string | number)[],
): TileFeature | undefined {
  const tags: Record<string, string | number> = {}
  let kind: TileFeature['kind'] | undefined
  let geometry: Uint8Array | undefined
  eachField(bytes, (field, reader) => {
    if (field === 2) {
      const numbers = new Reader(reader.part())
      while (!numbers.isAtEnd) {
        const key = keys[numbers.number()]
        const value = values[numbers.number()]
        if (key !== undefined && value !== undefined) tags[key] = value
      }
    } else if (field === 3) kind = kinds[reader.number()]
    else if (field === 4) geometry = reader.part()
    else return false
    return true
  })
  return kind && geometry && { kind, tags, ...readGeometry(geometry) }
}

function readGeometry(bytes: Uint8Array): { coordinates: Int32Array; ends: number[] } {
  const reader = new Reader(bytes)
  const coordinates: number[] = []
  const ends: number[] = []
  let [x, y] = [0, 0]
  while (!reader.isAtEnd) {
    const command = reader.number()
    const [order, count] = [command & 7, command >> 3]
    if (order === 7) continue
    for (let index = 0; index < count; index += 1) {
      if (order === 1 && coordinates.length > 0) ends.push(coordinates.length)
      x += unsigned(reader.number())
      y += unsigned(reader.number())
      coordinates.push(x, y)
    }
  }
  if (coordinates.length > 0) ends.push(coordinates.length)
  return { coordinates: Int32Array.from(coordinates), ends }
}
