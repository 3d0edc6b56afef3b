import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'

/** A figure that somebody else can tell; asked only when the figures are read. With a label it is a number for each value. */
export type WatchedFigure = { name: string; help: string } & (
  | { read: () => number | Promise<number> }
  | { label: string; readEach: () => Record<string, number> | Promise<Record<string, number>> }
)

/** Figures are wanted most when what they ask is slow: whoever is silent for this long is left out, and the rest is told. */
const LIMIT_MS = 2_000

/** Undefined where nothing comes in time, or a failure. */
export type InTime = <T>(read: () => T | Promise<T>) => Promise<T | undefined>

export function within(limitMs = LIMIT_MS): InTime {
  return async (read) => {
    try {
      return await Promise.race([read(), sleep(limitMs, undefined, { ref: false })])
    } catch {
      return undefined
    }
  }
}

export function watchIn(registry: Registry, inTime: InTime): (figure: WatchedFigure) => void {
  return (figure) => {
    const { name, help } = figure
    new Gauge({
      name,
      help,
      labelNames: 'label' in figure ? [figure.label] : [],
      registers: [registry],
      async collect() {
        if ('read' in figure) {
          this.set((await inTime(figure.read)) ?? Number.NaN)
          return
        }
        const counts = await inTime(figure.readEach)
        this.reset()
        for (const [value, count] of Object.entries(counts ?? {})) this.set({ [figure.label]: value }, count)
      },
    })
  }
}
