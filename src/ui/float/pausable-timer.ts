/** Runs `done` after so long, not counting the time it was paused. */
export function pausableTimer(lastsMs: number, done: () => void) {
  let left = lastsMs
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const resume = () => {
    if (timer !== undefined || left <= 0) return
    startedAt = Date.now()
    timer = setTimeout(() => {
      left = 0
      timer = undefined
      done()
    }, left)
  }
  const pause = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left = Math.max(0, left - (Date.now() - startedAt))
  }
  return { resume, pause }
}
