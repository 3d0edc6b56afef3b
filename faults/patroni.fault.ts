import type { Fault } from './fault.ts'
import { failOver } from './parts/fail-over-rounds.ts'
import { missingForPatroni, startPatroniPair } from './parts/patroni-pair.ts'

export const fault: Fault = {
  says: "The same as fail-over, with Debian's Patroni: the primary is killed (in the whole run with the Patroni beside it, like a machine), and Patroni notices, promotes and takes the old one back by itself.",
  missing: missingForPatroni,
  async run(scale) {
    const pair = await startPatroniPair(scale === 'whole' ? 'machine' : 'server')
    try {
      return await failOver(pair, scale === 'whole' ? 3 : 1)
    } finally {
      await pair.stop()
    }
  },
}
