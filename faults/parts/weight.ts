import { eventually } from '../../tests/support/eventually.ts'
import type { ServerProcess } from '../../tests/support/server-process.ts'

export const WEIGHED_MAIN = 'faults/parts/weighed-main.ts'

/** Megabytes. */
export type Weight = { rss: number; heapUsed: number; external: number }

const LIMIT_MS = 30_000
const MEGABYTE = 1024 * 1024

/** What a server that runs `weighed-main.ts` holds after it has cleared up. */
export async function weigh(server: ServerProcess): Promise<Weight> {
  const told = () => [...server.output().matchAll(/^weight (.*)$/gm)]
  const before = told().length
  process.kill(server.pid, 'SIGUSR2')
  const line = await eventually(() => told()[before], Boolean, { limitMs: LIMIT_MS })
  const { rss, heapUsed, external } = JSON.parse(line?.[1] ?? '{}') as Weight
  return { rss: rss / MEGABYTE, heapUsed: heapUsed / MEGABYTE, external: external / MEGABYTE }
}

/** By least squares: how much `value` grows in one unit of `at`. */
export function slopeOf(points: readonly { at: number; value: number }[]): number {
  const mean = (pick: (point: { at: number; value: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  const [at, value] = [mean((point) => point.at), mean((point) => point.value)]
  const spread = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0)
  return points.reduce((sum, point) => sum + (point.at - at) * (point.value - value), 0) / spread
}
