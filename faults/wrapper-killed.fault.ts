import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServerProcess } from '../tests/support/server-process.ts'
import { atMost, exactly, type Fault, type Figure } from './fault.ts'
import { throwAwayFolder } from './parts/throw-away.ts'

/** As a developer starts it, and as systemd does (deploy/systemd). */
const ways = [
  { name: 'npm start', program: 'start', command: 'npm' },
  { name: 'node scripts/start.mjs', program: 'scripts/start.mjs', command: process.execPath },
]
const rounds = { short: 1, whole: 5 }
/** Whoever starts it again finds port and database free. */
const GONE_SECONDS = 10

export const fault: Fault = {
  says: 'the program that started the server is killed (-9), and the server with its database goes too',
  missing: () => (process.platform === 'linux' ? undefined : 'processes are looked for in /proc'),
  async run(scale) {
    const folder = throwAwayFolder()
    const figures: Figure[] = []
    try {
      for (const { name, program, command } of ways) {
        const secondsToGo: number[] = []
        let left = 0
        for (let round = 0; round < rounds[scale]; round++) {
          const started = await startServerProcess({ TEZBOX_DATA: folder.path }, { program, command })
          for (const pid of processesWith(folder.path, 'scripts/start.mjs')) process.kill(pid, 'SIGKILL')
          const at = Date.now()
          const of = () => processesWith(folder.path, 'build/server/main.js')
          for (let looks = 0; looks < 600 && of().length > 0; looks++) await sleep(50)
          secondsToGo.push((Date.now() - at) / 1000)
          left += of().length
          await started.kill()
        }
        figures.push(
          exactly(`${name}: servers left behind`, left, 0),
          atMost(`${name}: slowest server to go`, Math.max(...secondsToGo), GONE_SECONDS, 's'),
        )
      }
    } finally {
      folder.remove()
    }
    return figures
  },
}

/** Those that run this program with this data folder. */
function processesWith(dataDir: string, program: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => said(pid, 'cmdline').includes(program) && said(pid, 'environ').includes(dataDir))
}

/** Processes end while they are looked at, and those of others are none of ours. */
function said(pid: number, what: 'cmdline' | 'environ'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    return ''
  }
}
