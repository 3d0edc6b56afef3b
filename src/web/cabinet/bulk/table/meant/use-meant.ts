import { useMemo, useState } from 'react'
import { useAnswer } from '#client/use-answer.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { CellAnswer } from '#modules/bulk/bulk.contract.ts'
import { acceptable } from '#modules/bulk/domain/cell-codes.ts'
import type { Field } from '#modules/bulk/domain/fields.ts'
import type { Preview } from '../grid/cell-look.ts'
import type { RowChanges } from '../rows/use-row-changes.ts'

/** A cell in which something is wrong that one press can put right. */
export type WrongCell = Readonly<{ n: number; field: Field; cell: CellAnswer }>

export type Option = Readonly<{
  value: string
  label: string
  note?: string | undefined
  streets: number | null
}>

export type Meant = ReturnType<typeof useMeant>

export const isAcceptable = ({ error }: CellAnswer) =>
  error !== null && (acceptable as readonly string[]).includes(error.code)

const noOptions: readonly Omit<Option, 'streets'>[] = []

/** A street that the map calls otherwise is no error: its name alone is put right, and the house stays. */
const streetIn = ({ field, cell }: WrongCell) =>
  cell.error === null && (field === 'to_street' || field === 'from_street') ? field : undefined

/** What a wrong cell could mean, in how many rows the same stands, and what becomes of choosing. */
export function useMeant(id: string, wrong: WrongCell | undefined, changes: RowChanges) {
  const key = wrong ? `${wrong.n} ${wrong.field} ${wrong.cell.text}` : ''
  const [state, setState] = useState({ key, chosen: 0, isClosed: false })
  if (state.key !== key) setState({ key, chosen: 0, isClosed: false })
  const error = wrong?.cell.error ?? undefined
  const street = wrong ? streetIn(wrong) : undefined
  const given: readonly Omit<Option, 'streets'>[] = error?.suggestions ?? wrong?.cell.meant ?? noOptions
  const hasOptions = given.length > 0
  const isOffered = wrong !== undefined && (hasOptions || isAcceptable(wrong.cell))
  const isOpen = isOffered && !state.isClosed
  const question =
    wrong && hasOptions && isOpen && !given.some(({ note }) => note)
      ? { field: wrong.field, text: wrong.cell.text, ...(street ? { n: wrong.n } : {}) }
      : undefined
  const alike = useAnswer(bulkCalls.readAlike, question && { params: { id }, query: question }, {
    quiet: true,
  })
  const options: readonly Option[] = useMemo(
    () => alike.data?.suggestions ?? given.map((one) => ({ ...one, streets: null })),
    [alike.data, given],
  )
  const option = options[state.chosen]
  const texts = alike.data?.texts
  const preview: Preview | undefined = useMemo(
    () =>
      wrong && option && isOpen && !option.note
        ? {
            field: wrong.field,
            texts: new Set(texts?.map(({ text }) => text) ?? [wrong.cell.text]),
            label: option.label,
          }
        : undefined,
    [wrong, option, texts, isOpen],
  )
  const take = ({ value, label }: Option, rows: 'one' | 'all') => {
    if (!wrong) return
    const { n, field, cell } = wrong
    if (rows === 'one') void changes.write([{ n, cells: { [field]: value } }])
    else if (street) void changes.renameStreet(street, n, label)
    else void changes.replaceAlike(field, cell.text, value)
  }
  const close = () => setState((before) => ({ ...before, isClosed: true }))
  return {
    wrong: isOpen ? wrong : undefined,
    options,
    chosen: state.chosen,
    rows: alike.data?.rows ?? error?.alike ?? 1,
    texts: texts ?? [],
    preview,
    choose: (chosen: number) => setState((before) => ({ ...before, chosen })),
    close,
    open: () => setState((before) => ({ ...before, isClosed: false })),
    take,
    forAll: () => option && take(option, 'all'),
    forOne: () => option && take(option, 'one'),
  }
}
