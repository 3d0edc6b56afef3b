const written = /^(\d{1,2})(?:[:.,\- ](\d{2}))?$/
const unbroken = /^(\d{1,2})(\d{2})$/

/** A time of day as people type it: `3:15`, `03.15`, `315`, `9`. Kept as `03:15`, so that it sorts. */
export function readTime(text: string): string | undefined {
  const typed = text.trim()
  const [, hours, minutes = '00'] = written.exec(typed) ?? unbroken.exec(typed) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** Nothing that could follow would make another time of it. */
export const isWholeTime = (text: string) => /^\d{2}:\d{2}$/.test(text.trim()) && readTime(text) !== undefined
