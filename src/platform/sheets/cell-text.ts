/** Office programs show fifteen digits; what follows them is the rounding of a computer. */
const SHOWN_DIGITS = 15
const plainWhole = /^(?:0|[1-9]\d{0,14})$/

/** A number as it is written in a file: phones and accounts lose no digit and get no exponent. */
export function numberText(written: string): string {
  if (plainWhole.test(written)) return written
  const value = Number(written)
  if (written.trim() === '' || !Number.isFinite(value)) return written
  const shown = String(Number(value.toPrecision(SHOWN_DIGITS)))
  if (!shown.includes('e')) return shown
  return value.toLocaleString('en', { useGrouping: false, maximumSignificantDigits: SHOWN_DIGITS })
}

export const truthText = (isTrue: boolean) => (isTrue ? 'TRUE' : 'FALSE')

/** Line breaks of one kind, and the letters that a workbook spells out: `_x000D_`. */
export const workbookText = (text: string) =>
  oneBreak(
    text.includes('_x')
      ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
          String.fromCharCode(Number.parseInt(code, 16)),
        )
      : text,
  )

export const oneBreak = (text: string) => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)

const DAY_MS = 86_400_000
/** Day 0 of the calendar of workbooks, with the leap day of 1900 that never was. */
const dayZero = Date.UTC(1899, 11, 30)
const LEAP_DAY_THAT_NEVER_WAS = 60
const DAYS_TO_1904 = 1462
const LAST_DAY = 2_958_465

/** A day and an hour out of the number of days that a workbook keeps; undefined beyond its calendar. */
export function serialText(serial: number, isFrom1904: boolean): string | undefined {
  const days = serial + (isFrom1904 ? DAYS_TO_1904 : 0)
  if (!(serial >= 0 && days <= LAST_DAY)) return undefined
  const real = days < LEAP_DAY_THAT_NEVER_WAS ? days + 1 : days
  const toTheSecond = Math.round((real * DAY_MS) / 1000) * 1000
  return momentText(new Date(dayZero + toTheSecond).toISOString(), serial < 1)
}

/** `2026-11-14T10:30:00` as people write it: without an hour where it has none. */
export function momentText(iso: string, isTimeOnly = false): string {
  const [day = '', time = ''] = iso.slice(0, 19).split('T')
  const shown = time.replace(/^(\d\d:\d\d):00$/, '$1')
  if (isTimeOnly) return shown
  return shown === '00:00' || shown === '' ? day : `${day} ${shown}`
}
