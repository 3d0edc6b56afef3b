export type TimeLeft = Readonly<{ days: number; hours: number; minutes: number; seconds: number }>

const secondMs = 1_000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Whole units until the end; undefined when it is over. */
export function timeLeft(endsAt: number, now: number): TimeLeft | undefined {
  const left = endsAt - now
  if (left <= 0) return undefined
  return {
    days: Math.floor(left / dayMs),
    hours: Math.floor((left % dayMs) / hourMs),
    minutes: Math.floor((left % hourMs) / minuteMs),
    seconds: Math.floor((left % minuteMs) / secondMs),
  }
}

/** What is shown changes by the minute until the last day, and by the second in it. */
export function msToNextChange(endsAt: number, now: number): number {
  const left = endsAt - now
  if (left <= 0) return 0
  return (left % (left > dayMs ? minuteMs : secondMs)) + 1
}
