import { tashkentOffsetMs } from '#kernel/tashkent.ts'

/** What we write into a cell. Text is never a formula; a moment is shown as a clock in Tashkent shows it. */
export type Cell = string | number | Date

/** A clock in Tashkent as if it were UTC: for formats that know no zones. */
export const wallClock = (at: Date) => new Date(at.getTime() + tashkentOffsetMs)

/** Nearly every cell; what else there is has to be looked at sign by sign. */
const surelyPlain = /^[\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd]*$/

/** What no office program writes into a cell, and PostgreSQL and XML cannot hold. */
export const plainText = (text: string) =>
  surelyPlain.test(text)
    ? text
    : text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu, '')
