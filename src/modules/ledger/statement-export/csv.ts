import { type Sheet, wallClock } from './sheet.ts'

/** Tells office programs that the text is UTF-8. */
const mark = '\uFEFF'

/** A semicolon, because with our regional settings a comma is the decimal mark and would leave one column. */
const separator = ';'

export function statementCsv({ lines, words }: Sheet): Uint8Array {
  const head = [words.date, words.what, words.number, words.amount, words.balance]
  const rows = lines.map(({ at, title, about, amount, balanceAfter }) => [
    wallClock(at).toISOString().slice(0, 16).replace('T', ' '),
    title,
    about,
    String(amount),
    String(balanceAfter),
  ])
  const text = [head, ...rows].map((cells) => cells.map(cell).join(separator)).join('\r\n')
  return Buffer.from(`${mark}${text}\r\n`)
}

function cell(text: string): string {
  return /["\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
