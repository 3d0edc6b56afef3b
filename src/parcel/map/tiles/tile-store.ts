import { readTile, type Tile } from '#modules/map/domain/read-tile.ts'
import { worldBox } from '../camera/projection.ts'
import { country } from '../lat-lon.ts'
import { keyOf, type TileAt } from './cells.ts'

export type TileState =
  | { readonly is: 'coming'; readonly stop: AbortController }
  /** Without a tile there is nothing there. */
  | { readonly is: 'here'; readonly tile: Tile | undefined }
  | { readonly is: 'failed' }

const mostKept = 48
const bounds = worldBox(country)

/** Tiles as they come from the server; the ones used last are kept. */
export function createTileStore(tilesUrl: string, onChange: () => void) {
  const states = new Map<string, TileState>()

  async function load(at: TileAt, stop: AbortController): Promise<void> {
    const key = keyOf(at)
    try {
      const tile = await fetchTile(tilesUrl, at, stop.signal)
      states.set(key, { is: 'here', tile })
    } catch {
      if (stop.signal.aborted) return
      states.set(key, { is: 'failed' })
    }
    onChange()
  }

  function forgetOld(): void {
    for (const [key, state] of states) {
      if (states.size <= mostKept) return
      if (state.is !== 'coming') states.delete(key)
    }
  }

  return {
    state: (at: TileAt) => states.get(keyOf(at)),
    /** Only these are wanted now: begins what is missing, stops what nobody waits for any more. */
    want(tiles: readonly TileAt[]): void {
      const wanted = new Set(tiles.map(keyOf))
      for (const [key, state] of states) {
        if (state.is === 'coming' && !wanted.has(key)) {
          state.stop.abort()
          states.delete(key)
        }
      }
      for (const at of tiles) {
        const key = keyOf(at)
        const known = states.get(key)
        if (known && known.is !== 'failed') {
          // The ones used last stand last.
          states.delete(key)
          states.set(key, known)
          continue
        }
        if (!hasLand(at)) {
          states.set(key, { is: 'here', tile: undefined })
          continue
        }
        const stop = new AbortController()
        states.set(key, { is: 'coming', stop })
        void load(at, stop)
      }
      forgetOld()
    },
    close(): void {
      for (const state of states.values()) if (state.is === 'coming') state.stop.abort()
      states.clear()
    },
  }
}

function hasLand({ z, x, y }: TileAt): boolean {
  const side = 1 / 2 ** z
  const isAcross = x * side < bounds.right && (x + 1) * side > bounds.left
  return isAcross && y * side < bounds.bottom && (y + 1) * side > bounds.top
}

async function fetchTile(url: string, { z, x, y }: TileAt, signal: AbortSignal): Promise<Tile | undefined> {
  const address = url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  const response = await fetch(address, { signal })
  if (response.status === 204) return undefined
  if (!response.ok) throw new Error(`a tile answered ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return bytes.length === 0 ? undefined : readTile(bytes)
}
