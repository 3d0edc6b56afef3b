import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** False for a zombie: in a container nobody may ever collect it, and its pid stays taken. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  if (process.platform !== 'linux') return true
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may itself contain brackets and spaces.
    return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z'
  } catch {
    return false
  }
}

/**
 * Whether this pid is the postmaster of this very cluster. Pids are reused, so a number from a file is never
 * signalled on trust.
 */
export function isPostmasterOf(pid: number, clusterDir: string): boolean {
  if (!isAlive(pid)) return false
  try {
    return process.platform === 'linux'
      ? linuxArguments(pid).includes(clusterDir)
      : commandLine(pid).includes(clusterDir)
  } catch {
    return false
  }
}

/** PostgreSQL's own children rewrite theirs, so only the postmaster shows the folder it was started with. */
function linuxArguments(pid: number): string[] {
  const [program, ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  return program?.endsWith('postgres') ? args : []
}

function commandLine(pid: number): string {
  if (process.platform === 'win32') {
    const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`
    return execFileSync('powershell', ['-NoProfile', '-Command', query], { encoding: 'utf8' })
  }
  return execFileSync('ps', ['-p', String(pid), '-ww', '-o', 'command='], { encoding: 'utf8' })
}
