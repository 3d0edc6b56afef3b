import { assert } from '#kernel/assert.ts'
import { type Ok, ok } from '#kernel/result.ts'
import type { Point } from '#modules/geo/index.ts'
import { type Leg, type Route, routeByAir } from './domain/by-air.ts'
import { type LegTable, legAt, tableByAir } from './domain/leg-table.ts'
import { knownSpeeds } from './domain/speeds.ts'
import type { Measure } from './graph/cost.ts'
import { osrm } from './osrm.ts'
import type { RouteAnswer } from './roads.contract.ts'
import type { RouterSettings } from './roads.settings.ts'
import { createRoadThread } from './thread/road-thread.ts'

/** Ways along roads. Never fails: where no road is known, the straight line with something added is the answer, and says so. */
export type Roads = {
  /** The fastest way, or the one with the fewest metres. */
  route(from: Point, to: Point, shortest?: Measure): Promise<Route>
  /** From each of these places to each of those, or to each other. */
  matrix(from: readonly Point[], to?: readonly Point[]): Promise<LegTable>
  /** From one place to many, for lists that people wait for: by air at once where the roads are not at hand. */
  distances(from: Point, to: readonly Point[]): Promise<Leg[]>
  close(): Promise<void>
}

export type RoadSettings = RouterSettings & {
  /** The packed road file. */
  file: string
  /** Where prepared files are kept; all processes of a machine may share it. */
  folder: string
  /** Told when a service fails or a file cannot be used. */
  report(problem: string): void
}

const MOST_PLACES = 500
/** A table from one place takes milliseconds; who is in line behind longer work is told about a straight line instead. */
const LIST_PATIENCE_MS = 400

export function roadsOf({ file, folder, routerUrl, report }: RoadSettings): Roads {
  const thread = createRoadThread({ file, folder, speeds: knownSpeeds }, report)
  const service = routerUrl === undefined ? undefined : osrm({ url: routerUrl, report })
  const matrix = async (from: readonly Point[], to: readonly Point[] = from) => {
    assert(
      Math.max(from.length, to.length) <= MOST_PLACES,
      `a matrix has ${MOST_PLACES} places a side at most`,
    )
    const told = (await service?.table(from, to)) ?? (await thread.ask({ kind: 'table', from, to }))
    return told ?? tableByAir(from, to)
  }
  let isWaking = false
  /** Has the roads read for those who ask next. However many ask meanwhile, only one waits. */
  const wake = async () => {
    if (isWaking) return
    isWaking = true
    await thread.ask({ kind: 'table', from: [], to: [] })
    isWaking = false
  }
  return {
    async route(from, to, shortest = 'time') {
      const told = shortest === 'time' ? await service?.route(from, to) : undefined
      const ours = async () => thread.ask({ kind: 'route', from, to, measure: shortest })
      return told ?? (await ours()) ?? routeByAir(from, to)
    },
    matrix,
    async distances(from, to) {
      if (to.length === 0) return []
      const isAtHand = service !== undefined || thread.isRead()
      if (!isAtHand) void wake()
      const told = isAtHand ? await within(LIST_PATIENCE_MS, matrix([from], to)) : undefined
      return rowOf(told ?? tableByAir([from], to))
    },
    close: () => thread.close(),
  }
}

/** Undefined when it takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(late.resolve, ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

const rowOf = (table: LegTable) =>
  Array.from({ length: table.columns }, (_, column) => legAt(table, 0, column))

/** Straight lines only, for where nobody needs more. */
export const noRoads: Roads = {
  route: async (from, to) => routeByAir(from, to),
  matrix: async (from, to = from) => tableByAir(from, to),
  distances: async (from, to) => rowOf(tableByAir([from], to)),
  close: async () => undefined,
}

const toFiveDigits = (degrees: number) => Math.round(degrees * 1e5) / 1e5

export async function tellRoute(roads: Roads, from: Point, to: Point): Promise<Ok<RouteAnswer>> {
  const { metres, seconds, by, line } = await roads.route(from, to)
  return ok({
    distance_m: metres,
    duration_s: seconds,
    by,
    line: line.map(({ lat, lon }) => [toFiveDigits(lat), toFiveDigits(lon)]),
  })
}
