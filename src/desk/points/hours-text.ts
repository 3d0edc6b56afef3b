import { clockText, dayMinutes, readClock } from '#modules/points/domain/hours.ts'
import { mostSpans } from '#modules/points/domain/point-rules.ts'

/** As the API has it: `09:00`, and `24:00` for the end of the day. */
type ClockSpan = { from: string; to: string }

const span = /^(\d{1,2})(?:[:.](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?$/

/**
 * Hours of a day as people type them: `9-18`, `09:00–13:00, 14:00–18:30`; nothing is a day off. Undefined when it
 * cannot be read, or when one span begins before the last has ended.
 */
export function readSpans(text: string): ClockSpan[] | undefined {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length > mostSpans) return undefined
  const spans: { from: number; to: number }[] = []
  for (const part of parts) {
    const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = span.exec(part) ?? []
    if (fromHour === undefined || toHour === undefined || Number(fromMinute) > 59 || Number(toMinute) > 59)
      return undefined
    const from = Number(fromHour) * 60 + Number(fromMinute)
    const to = Number(toHour) * 60 + Number(toMinute)
    if (from < (spans.at(-1)?.to ?? 0) || from >= to || to > dayMinutes) return undefined
    spans.push({ from, to })
  }
  return spans.map(({ from, to }) => ({ from: clockText(from), to: clockText(to) }))
}

export const spansText = (spans: readonly ClockSpan[]): string =>
  spans.map(({ from, to }) => `${clockText(readClock(from))}–${clockText(readClock(to))}`).join(', ')
