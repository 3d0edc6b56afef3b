import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultProxy } from '../tests/support/fault-proxy.ts'
import type { Fault, Figure } from './fault.ts'
import {
  backAfter,
  behindProxy,
  type Ground,
  served,
  type Writers,
  whileWriting,
} from './parts/behind-proxy.ts'

/** Each spoils the way to the database once, in the middle of writing. */
const spoilings: Readonly<Record<string, (proxy: FaultProxy) => void>> = {
  reset: (proxy) => proxy.reset(),
  swallow: (proxy) => proxy.swallow(),
  'swallowed answers': (proxy) => proxy.swallowAnswers(),
  'half-closed': (proxy) => proxy.halfClose(),
  'garbage beside answers': (proxy) => proxy.garbage(randomBytes(64)),
  'garbage in an answer': (proxy) => proxy.garbageInNextAnswer(randomBytes(64)),
}
/** Of the kind that a way over land has, and of the kind that a broken one has. */
const DELAYS_MS = [20, 300]

export const fault: Fault = {
  says: 'The way to the database delays, resets, swallows, half-closes and spoils what travels on it, in the middle of writing.',
  run: (scale) =>
    behindProxy(scale, (ground) =>
      whileWriting(ground, async (writers) => [
        ...(await delayed(ground, writers)),
        ...(await spoiled(ground, writers)),
      ]),
    ),
}

async function delayed(ground: Ground, writers: Writers): Promise<Figure[]> {
  const { proxy } = ground
  const figures: Figure[] = []
  for (const ms of DELAYS_MS) {
    proxy.delay(ms)
    await sleep(2_000)
    proxy.pass()
    const passedAt = Date.now()
    await served(writers, passedAt)
    await sleep(1_000)
    figures.push(backAfter(`until normal after ${ms} ms of delay`, passedAt, ground, writers))
  }
  return figures
}

async function spoiled(ground: Ground, writers: Writers): Promise<Figure[]> {
  const { proxy, scale } = ground
  const figures: Figure[] = []
  for (const [name, spoil] of Object.entries(spoilings)) {
    const slowest: Figure[] = []
    for (let round = 0; round < (scale === 'whole' ? 10 : 1); round++) {
      const spoiledAt = Date.now()
      spoil(proxy)
      await served(writers, spoiledAt)
      await sleep(name.includes('swallow') ? 5_500 : 1_500)
      slowest.push(backAfter(`until normal after ${name}`, spoiledAt, ground, writers))
    }
    figures.push(...slowest.toSorted((one, other) => Number(one.held) - Number(other.held)).slice(0, 1))
  }
  return figures
}
