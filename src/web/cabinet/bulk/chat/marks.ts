import type { CellAnswer, RowAnswer } from '#modules/bulk/bulk.contract.ts'
import { type Field, fields, senderFields } from '#modules/bulk/domain/fields.ts'

/** Three marks, the same on both sides: sure, a guess, not there. */
type Level = 'sure' | 'maybe' | 'none'

const sureFrom = 0.9

/** What was written by hand has no certainty any more: it is sure. A street that the map calls otherwise is not. */
const isGuess = ({ certainty, meant }: CellAnswer) =>
  certainty !== undefined && (certainty < sureFrom || meant !== undefined)

export function levelOf(cell: CellAnswer | undefined): Level {
  if (!cell || cell.error) return 'none'
  return isGuess(cell) ? 'maybe' : 'sure'
}

/** A street of a chat without a number: couriers ask for the house. */
export const lacksHouse = ({ certainty, error, text }: CellAnswer) =>
  certainty !== undefined && error === null && !/\d/.test(text)

export type Open = { field: Field; cell: CellAnswer }

/** What a chat can tell of a row, in the order a parcel is read. */
export const cellsIn = ({ cells }: RowAnswer): Open[] =>
  fields.flatMap((field) => {
    const cell = cells[field]
    return cell && !senderFields.includes(field) ? [{ field, cell }] : []
  })

/** What a person should look at. */
export const openIn = (row: RowAnswer): Open[] =>
  cellsIn(row).filter(
    ({ field, cell }) => levelOf(cell) !== 'sure' || (field === 'to_street' && lacksHouse(cell)),
  )

type RowState = { kind: 'sure' | 'maybe' | 'missing' | 'wrong'; count: number }

/** The worst of a row, and how often: what is wrong, what is missing, what is guessed. */
export function stateOf(row: RowAnswer): RowState {
  const open = openIn(row)
  const bad = open.filter(({ cell }) => cell.error)
  const isEmpty = ({ cell }: Open) => cell.text.trim() === ''
  if (bad.length > 0) return { kind: bad.every(isEmpty) ? 'missing' : 'wrong', count: bad.length }
  return open.length > 0 ? { kind: 'maybe', count: open.length } : { kind: 'sure', count: 0 }
}

export type Mark = { from: number; to: number; level: 'sure' | 'maybe' }

/** The words of a message that cells came from. */
export const marksOf = (rows: readonly RowAnswer[]): Mark[] =>
  rows.flatMap(({ cells }) =>
    Object.values(cells).flatMap((cell): Mark[] =>
      cell.evidence ? [{ ...cell.evidence, level: isGuess(cell) ? 'maybe' : 'sure' }] : [],
    ),
  )

type Piece = { from: number; text: string; level: Mark['level'] | undefined }

/** A message cut at its marks. Where two overlap, the one that begins first keeps its words. */
export function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const add = (to: number, level: Piece['level']) => {
    if (to > at) pieces.push({ from: at, text: text.slice(at, to), level })
    at = Math.max(at, to)
  }
  for (const { from, to, level } of marks.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (to <= at) continue
    add(Math.min(from, text.length), undefined)
    add(Math.min(to, text.length), level)
  }
  add(text.length, undefined)
  return pieces
}

/** The words themselves, for "from these words". */
export const wordsOf = (text: string, { evidence }: CellAnswer) =>
  evidence ? text.slice(evidence.from, evidence.to).trim() : ''
