import { setImmediate as otherWork } from 'node:timers/promises'
import { brand } from '#kernel/brand.ts'
import { formatPhone, formatter } from '#platform/i18n/format.ts'
import { acceptLanguageOf, type Locale } from '#platform/i18n/locales.ts'
import { barsOf } from '#platform/print/codes.ts'
import type { Pen } from '#platform/print/pen.ts'
import { openPrint } from '#platform/print/print-document.ts'
import { type Cell, type Column, type DrawnRow, drawHead, drawRow, rowOf } from './table.ts'

/** A4 in millimetres; office printers leave about four of them white at the edges. */
export const page = { width: 210, height: 297, edge: 12 } as const
const left = page.edge
const right = page.width - page.edge
const bottom = page.height - page.edge - 9

/** Of the bars in the corner: two dots and more of any office printer. */
const module = 0.33

export type Fact = readonly [name: string, value: string]

export type SheetAbout = Readonly<{
  locale: Locale
  now: Date
  title: string
  /** Read by scanners at a counter or depot. */
  code: string
  facts: readonly Fact[]
}>

export type Sheet = Readonly<{
  /** A line above the part of the list that follows. */
  heading(text: string, beside?: string): void
  /** Rows under a head that every page repeats. */
  table(columns: readonly Column[], rows: readonly (readonly Cell[])[]): Promise<void>
  note(text: string): void
  totals(facts: readonly Fact[]): void
  /** Two lines to sign, on one page with the names above them. */
  signatures(whose: readonly [Signer, Signer], hint: string): void
  done(): Promise<Buffer>
}>

export type Signer = Readonly<{ role: string; name: string }>

/** A paper of any length: black on white, with our name, its code, and how many pages there are. */
export function openSheet(about: SheetAbout): Sheet {
  const { title, code, locale, now } = about
  const lang = acceptLanguageOf(locale)
  const print = openPrint({ ...page, title: `${brand.name}: ${title}`, lang, now, keepsPages: true })
  const { pen } = print
  print.addPage()
  let y = drawTop(pen, about)

  /** Makes room for so much; answers whether that took a new page. */
  function makeRoom(height: number): boolean {
    if (y + height <= bottom) return false
    print.addPage()
    y = page.edge
    return true
  }

  return {
    heading(text, beside = '') {
      makeRoom(18)
      y += 8
      pen.text(text, left, y, { face: 'bold', size: 4 })
      pen.text(beside, right, y, { face: 'medium', size: 3.2, align: 'right' })
      y += 2
    },
    async table(columns, rows) {
      const drawn = rows.map((row) => rowOf(pen.measure, columns, row))
      makeRoom(12 + (drawn[0]?.height ?? 0))
      y = drawHead(pen, columns, { left, right, top: y })
      for (const row of drawn) y = await drawOn(row, columns)
    },
    note(text) {
      makeRoom(10)
      y += 7
      pen.textWithin(text, left, y, right - left, { face: 'medium', size: 3.4 })
    },
    totals(facts) {
      makeRoom(6 + 6 * facts.length)
      y += 3
      for (const [name, value] of facts) {
        y += 6
        pen.text(name, left, y, { face: 'medium', size: 3.6 })
        pen.text(value, right, y, { face: 'bold', size: 4, align: 'right' })
      }
    },
    signatures(whose, hint) {
      makeRoom(40)
      y += 14
      drawSignatures(pen, whose, hint, y)
      y += 24
    },
    done() {
      print.onEveryPage((number, of) => {
        const foot = page.height - page.edge
        pen.text(`${title} · ${code}`, left, foot, { face: 'medium', size: 2.8 })
        pen.text(`${number} / ${of}`, right, foot, { face: 'medium', size: 2.8, align: 'right' })
      })
      return print.done()
    },
  }

  async function drawOn(row: DrawnRow, columns: readonly Column[]): Promise<number> {
    if (makeRoom(row.height)) {
      // Others get their turn after every page.
      await otherWork()
      y = drawHead(pen, columns, { left, right, top: y })
    }
    return drawRow(pen, row, columns, { left, right, top: y })
  }
}

/** Who we are, what the paper is, its code, and what it is about; answers where the rest begins. */
function drawTop(pen: Pen, { title, code, facts, locale, now }: SheetAbout): number {
  const top = page.edge
  pen.text(brand.name, left, top + 6, { face: 'black', size: 7 })
  pen.text(formatPhone(brand.supportPhones[0]), left, top + 11.5, { face: 'medium', size: 3 })
  const bars = barsOf(code)
  const width = bars.width * module
  pen.code(bars, right - width, top, { width: module, height: 11 })
  pen.text(code, right - width / 2, top + 15, { face: 'bold', size: 3.4, align: 'centre' })
  pen.textWithin(title, left, top + 23, right - left - 46, { face: 'bold', size: 5.4 })
  const made = formatter(locale).dateTime(now, 'short')
  pen.text(made, right, top + 23, { face: 'medium', size: 3.2, align: 'right' })
  let y = top + 25
  for (const [name, value] of facts) {
    y += 5.4
    pen.text(name, left, y, { face: 'medium', size: 3.2 })
    pen.textWithin(value, left + 42, y, right - left - 42, { face: 'bold', size: 3.4 })
  }
  return y + 5
}

function drawSignatures(pen: Pen, whose: readonly [Signer, Signer], hint: string, y: number): void {
  const half = (right - left - 10) / 2
  for (const [at, { role, name }] of whose.entries()) {
    const x = left + at * (half + 10)
    pen.text(role, x, y, { face: 'bold', size: 3.6 })
    pen.textWithin(name, x, y + 5, half, { face: 'medium', size: 3.4 })
    pen.line([x, y + 17], [x + half, y + 17], 0.25)
    pen.text(hint, x, y + 21, { face: 'medium', size: 2.7 })
  }
}
