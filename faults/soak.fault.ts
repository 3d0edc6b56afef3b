import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, type Fault, type Figure, type Scale } from './fault.ts'
import { forCrowd, startCrowd, type Tally } from './parts/crowd.ts'
import { startStanding } from './parts/standing.ts'
import { slopeOf, WEIGHED_MAIN, type Weight, weigh } from './parts/weight.ts'

const MINUTE_MS = 60_000
/** Issue 18: half an hour, less than a megabyte a minute. Until caches are full and code is compiled it grows by right. */
const whole = { lastsMs: 30 * MINUTE_MS, warmUpMs: 6 * MINUTE_MS, weighEveryMs: 15_000, pauseMs: 250 }
const short = { lastsMs: MINUTE_MS, warmUpMs: 20_000, weighEveryMs: 4_000, pauseMs: 250 }
const LIMIT_MB_A_MINUTE = 1

export const fault: Fault = {
  says: 'half an hour of pages, reads, letters, uploads and streams at an even pace; the memory is weighed after clearing up',
  onlyByName: true,
  run,
}

async function run(scale: Scale): Promise<Figure[]> {
  const { lastsMs, warmUpMs, weighEveryMs, pauseMs } = scale === 'whole' ? whole : short
  const standing = await startStanding(forCrowd, WEIGHED_MAIN)
  try {
    const { server, databaseUrl } = standing
    const crowd = await startCrowd(server.url, databaseUrl, pauseMs)
    const began = Date.now()
    const weights: ({ at: number } & Weight)[] = []
    while (Date.now() - began < lastsMs) {
      await sleep(weighEveryMs)
      const at = (Date.now() - began) / MINUTE_MS
      const weight = await weigh(server)
      weights.push({ at, ...weight })
      if (scale === 'whole') process.stdout.write(`${lineOf(at, weight)}\n`)
    }
    await crowd.stop()
    const after = weights.filter(({ at }) => at * MINUTE_MS >= warmUpMs)
    return [...slopes(after, scale), ...told(crowd.tally)]
  } finally {
    await standing.stop()
  }
}

const lineOf = (at: number, { rss, heapUsed }: Weight) =>
  `  ${at.toFixed(1)} min: ${rss.toFixed(1)} MB in all, ${heapUsed.toFixed(1)} MB of heap`

/** A minute is too short for a slope: the short form only shows that everything can be weighed. */
function slopes(weights: readonly ({ at: number } & Weight)[], scale: Scale): Figure[] {
  const limit = scale === 'whole' ? LIMIT_MB_A_MINUTE : Number.POSITIVE_INFINITY
  const slope = (of: keyof Weight) => slopeOf(weights.map(({ at, [of]: value }) => ({ at, value })))
  return [
    atMost('memory of the process grows by', slope('rss'), limit, 'MB a minute'),
    atMost('heap grows by', slope('heapUsed'), limit, 'MB a minute'),
  ]
}

function told(tally: Tally): Figure[] {
  return Object.entries(tally).map(([what, { asked, failed, why }]) =>
    atMost(`failed of ${asked} times: ${[what, ...why].join(', ')}`, failed, 0),
  )
}
