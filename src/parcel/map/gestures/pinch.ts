import { type Camera, type Pixel, panned, type Size, zoomedAround } from '../camera/camera.ts'

export type Pair = readonly [Pixel, Pixel]

const middleOf = ([a, b]: Pair): Pixel => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const apart = ([a, b]: Pair) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))

/** Two fingers keep what they have touched: the map moves with their middle and grows with their distance. */
export function pinched(start: Camera, from: Pair, to: Pair, size: Size): Camera {
  const [before, now] = [middleOf(from), middleOf(to)]
  const moved = panned(start, before.x - now.x, before.y - now.y)
  return zoomedAround(moved, start.zoom + Math.log2(apart(to) / apart(from)), now, size)
}

type Sample = Pixel & { readonly at: number }

const rememberedMs = 100

/** How fast a finger was when it let go: of its last moments only, and nothing once it has rested. */
export function createSpeed() {
  let samples: Sample[] = []
  return {
    add(sample: Sample): void {
      samples = [...samples.filter(({ at }) => sample.at - at <= rememberedMs), sample]
    },
    now(at: number): Pixel {
      const recent = samples.filter((sample) => at - sample.at <= rememberedMs)
      const [first, last] = [recent[0], recent.at(-1)]
      if (!first || !last || last.at - first.at < 8 || at - last.at > rememberedMs / 2) return { x: 0, y: 0 }
      const ms = last.at - first.at
      return { x: (last.x - first.x) / ms, y: (last.y - first.y) / ms }
    },
    clear(): void {
      samples = []
    },
  }
}
