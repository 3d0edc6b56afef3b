import { setTimeout as sleep } from 'node:timers/promises'

/** Asks until the answer is there, often unless asking is dear; fails with what it last saw when the time is over. */
export async function eventually<T>(
  ask: () => Promise<T> | T,
  isRight: (answer: T) => boolean,
  { limitMs = 45_000, everyMs = 20 }: { limitMs?: number; everyMs?: number } = {},
): Promise<T> {
  const deadline = Date.now() + limitMs
  for (;;) {
    const answer = await ask()
    if (isRight(answer)) return answer
    if (Date.now() > deadline) throw new Error(`still not so after ${limitMs} ms: ${JSON.stringify(answer)}`)
    await sleep(everyMs)
  }
}
