import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** CPU time a process has used so far, in user and kernel mode. Linux only, like the benches. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
