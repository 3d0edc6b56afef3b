import { mostBits, startWork, type Work } from '#modules/accounts/domain/proof-of-work.ts'

type Solution = { token: string; counters: number[] }

/** Long enough to be worth its pause, short enough that the page goes on answering a finger. */
const SLICE_MS = 12
const TRIES_AT_ONCE = 500
const seedShape = /^[0-9a-f]{64}$/
const MOST_PARTS = 16

/** Does the work that the server asks for, in slices. Undefined when it asks for something this page does not know. */
export async function solveChallenge(challenge: unknown): Promise<Solution | undefined> {
  const read = readChallenge(challenge)
  if (!read) return undefined
  const work = startWork(read)
  for (;;) {
    const until = performance.now() + SLICE_MS
    while (performance.now() < until) {
      const counters = work.go(TRIES_AT_ONCE)
      if (counters) return { token: read.token, counters }
    }
    await nextTurn()
  }
}

function readChallenge(challenge: unknown): (Work & { token: string }) | undefined {
  const { token, seed, parts, bits } = (challenge ?? {}) as Record<string, unknown>
  const isKnown =
    typeof token === 'string' &&
    typeof seed === 'string' &&
    seedShape.test(seed) &&
    isWithin(parts, MOST_PARTS) &&
    isWithin(bits, mostBits)
  return isKnown ? { token, seed, parts: Number(parts), bits: Number(bits) } : undefined
}

const isWithin = (value: unknown, most: number) => Number.isInteger(value) && Number(value) <= most

/** A timer would wait four milliseconds each time, and a whole second in a tab that nobody looks at. */
function nextTurn(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(null)
  })
}
