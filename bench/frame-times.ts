/** How much of a frame the page's own thread takes: read from what the browser notes while something moves. */
import type { CDPSession } from '@playwright/test'

type TraceEvent = {
  name: string
  ph: string
  ts: number
  dur?: number
  tdur?: number
  tid: number
  pid: number
}

/** What the browser has noted while something was done. */
export async function traced(devtools: CDPSession, deed: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
  await deed()
  const complete = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()))
  await devtools.send('Tracing.end')
  await complete
  return events
}

const counted = new Set([
  'FireAnimationFrame',
  'EventDispatch',
  'FunctionCall',
  'TimerFire',
  'UpdateLayoutTree',
  'Layout',
  'MinorGC',
  'MajorGC',
])

/** Without a new frame for so long the page stands still. */
const STILL_US = 50_000
const FRAME_US = 1e6 / 60

/**
 * What the page's thread did from one frame to the next, in milliseconds of CPU: others on this machine do not count. What
 * it does while nothing moves, when points come and are laid out, holds no frame up: it is told by itself.
 */
export function perFrame(events: readonly TraceEvent[]): { frames: number[]; still: number[] } {
  const first = events.find(({ name }) => name === 'FireAnimationFrame')
  const own = events
    .filter(
      ({ name, ph, tid, pid }) => counted.has(name) && ph === 'X' && tid === first?.tid && pid === first.pid,
    )
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const begun = own.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts)
  const frames: number[] = []
  const still: number[] = []
  let end = 0
  for (const { name, ts, dur = 0, tdur = dur } of own) {
    if (name === 'FireAnimationFrame') frames.push(0)
    // What happens within another one is already counted.
    if (ts < end || frames.length === 0) continue
    end = ts + dur
    const [since = 0, next = Number.POSITIVE_INFINITY] = begun.slice(frames.length - 1)
    if (next - since > STILL_US && ts - since > FRAME_US) still.push(tdur / 1000)
    else frames[frames.length - 1] = (frames.at(-1) ?? 0) + tdur / 1000
  }
  const bySize = (one: number, other: number) => one - other
  return { frames: frames.sort(bySize), still: still.sort(bySize) }
}

/** The value below which such a part of them lies. */
export const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
