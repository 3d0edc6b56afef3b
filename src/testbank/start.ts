import { fork } from 'node:child_process'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import type { BankOrder } from './main.ts'

export type RunningBank = { url: string; pid: number | undefined; stop(): void }

/** Found from the sources of the shop as well as from what the build makes of them. */
const program = join(dirname(findPackageJSON(import.meta.url) ?? ''), 'src/testbank/main.ts')

/** Many times what it takes from its order on, for machines with a lot to do. */
const START_LIMIT_MS = 60_000

/**
 * Starts the bank beside us and answers once it listens; its order may come while it starts. It ends with us, whatever way
 * we end.
 */
export function startTestBank(order: BankOrder | Promise<BankOrder>): Promise<RunningBank> {
  const child = fork(program, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // What belongs to the shop is not the bank's business.
    env: { PATH: process.env.PATH },
  })
  return new Promise((ready, fail) => {
    let tooLate: NodeJS.Timeout | undefined
    const giveUp = (error: Error) => {
      child.kill()
      fail(error)
    }
    const tell = (told: BankOrder) => {
      tooLate = setTimeout(() => giveUp(new Error('the test bank did not start in time')), START_LIMIT_MS)
      child.send(told)
    }
    child.once('error', fail)
    child.once('exit', () => fail(new Error('the test bank ended while it was starting')))
    child.once('message', ({ port }: { port: number }) => {
      clearTimeout(tooLate)
      // It keeps nobody from ending.
      child.unref()
      child.channel?.unref()
      ready({ url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => void child.kill() })
    })
    Promise.resolve(order).then(tell, giveUp)
  })
}
