import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** The processes that work in one of the folders or name it in their command line, this one excepted. */
export function processesOf(folders) {
  return listProcesses().filter(
    ({ pid, command, cwd }) =>
      pid !== process.pid && folders.some((folder) => command.includes(folder) || cwd.startsWith(folder)),
  )
}

function listProcesses() {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n')
    return lines.filter(Boolean).map((line) => {
      const [, pid, command] = /^\s*(\d+)\s+(.*)$/.exec(line)
      return { pid: Number(pid), command, cwd: '' }
    })
  }
  // Slim images have no ps.
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      command: attempt(() => readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()),
      cwd: attempt(() => readlinkSync(`/proc/${name}/cwd`)),
    }))
}

/** Processes end while they are looked at. */
function attempt(read) {
  try {
    return read()
  } catch {
    return ''
  }
}
