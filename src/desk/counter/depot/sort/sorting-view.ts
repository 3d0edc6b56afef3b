import type { SortAnswer, SortingBoard } from '#modules/delivery/sorting/sorting.contract.ts'

export type SortedParcel = Extract<SortAnswer, { kind: 'parcel' }>

/** What came of the last scan. */
export type Now =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'answer'; readonly answer: SortAnswer }
  | { readonly kind: 'refused'; readonly text: string; readonly message: string }

/** How many tiles stand under the last one. */
export const lastShown = 4

/** The last of them first; the same parcel once more is not another one. */
export function withLast(before: readonly SortedParcel[], answer: SortedParcel): SortedParcel[] {
  return [answer, ...before.filter(({ order_id: id }) => id !== answer.order_id)].slice(0, lastShown + 1)
}

export const isOdd = ({ odd }: SortedParcel): boolean => odd.length > 0

/** Until the board is read again: what a scan has just said counts in its lane. */
export function countedIn(board: SortingBoard, answer: SortedParcel): SortingBoard {
  if (answer.odd.includes('already')) return board
  const isNew = !board.lanes.some(({ id }) => id === answer.lane.id)
  const fresh = { ...answer.lane, merged: [], bag: null, sorted: 0, expected: 0, leaves: null }
  const isSurplus = answer.odd.includes('surplus')
  return {
    ...board,
    sorted: board.sorted + (isSurplus ? 0 : 1),
    expected: isSurplus ? board.expected : Math.max(board.expected, board.sorted + 1),
    missing: board.missing.filter(({ order_id: id }) => id !== answer.order_id),
    missing_count: board.missing.some(({ order_id: id }) => id === answer.order_id)
      ? board.missing_count - 1
      : board.missing_count,
    lanes: (isNew ? [...board.lanes, fresh] : board.lanes).map((lane) =>
      lane.id === answer.lane.id
        ? {
            ...lane,
            sorted: lane.sorted + 1,
            expected: Math.max(lane.expected, lane.sorted + 1),
            bag: answer.bag ?? lane.bag,
          }
        : lane,
    ),
  }
}
