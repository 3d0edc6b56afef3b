import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Four that never rest for each core. */
const load = 4

/** Ends by itself when the one who started it is gone, however that came about. */
const spin = `
  const parent = process.ppid
  while (process.ppid === parent) {
    const until = performance.now() + 200
    while (performance.now() < until);
  }`

/** Keeps every core busy; answers how to stop it. */
export function makeBusy() {
  const spinning = Array.from({ length: load * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', spin], { stdio: 'ignore' }),
  )
  const stop = () => {
    for (const child of spinning) child.kill('SIGKILL')
    process.off('exit', stop)
  }
  // Ctrl-C ends this process in the middle of a step.
  process.on('exit', stop)
  return stop
}
