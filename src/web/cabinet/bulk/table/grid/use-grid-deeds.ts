import { type ClipboardEvent, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { useToast } from '#ui/float/toast.tsx'
import type { RowStore } from '../rows/row-store.ts'
import type { RowView } from '../rows/row-view.ts'
import { mostRowsAtOnce, type RowChanges } from '../rows/use-row-changes.ts'
import { cleared, filledDown, pasted, type Sheet, textsIn } from './block-deeds.ts'
import { valueText } from './cell-look.ts'
import { readCells, writtenCells } from './clipboard.ts'
import type { Laid } from './columns.ts'
import { type Block, blockOf, type Selection } from './selection.ts'

type Table = { view: RowView; store: RowStore; laid: Laid; changes: RowChanges; selection: Selection }

/** Copying, pasting, clearing and filling what is chosen. */
export function useGridDeeds({ view, store, laid, changes, selection }: Table) {
  const toast = useToast()
  const t = useTranslations('bulkTable.says')
  const format = formatter(useLocale())
  const sheet = useMemo<Sheet>(
    () => ({
      fields: laid.columns.map(({ field }) => field),
      rows: view.count,
      numberAt: view.numberAt,
      textAt: (n, field) => {
        const cell = store.row(n)?.cells[field]
        const written = store.written(n)?.[field]
        if (written !== undefined) return written
        if (!store.row(n)) return undefined
        return cell ? (cell.repaired ? valueText(field, cell, format) : cell.text) : ''
      },
    }),
    [view, store, laid, format],
  )
  const counted = (count: number) => ({ count, shown: format.number(count) })
  const block = blockOf(selection)
  const rows = block.bottom - block.top + 1
  const numbers = () => view.numbersIn(block.top, block.bottom)

  function isTooMany(): boolean {
    if (rows <= mostRowsAtOnce) return false
    toast({ tone: 'info', text: t('tooMany', counted(mostRowsAtOnce)) })
    return true
  }

  /** Rows that have not come yet are asked for first: what was not seen is copied, too. */
  async function loaded(): Promise<boolean> {
    if (isTooMany()) return false
    return (await store.load(numbers())).length === rows
  }

  function copy(event: ClipboardEvent): void {
    event.preventDefault()
    const isHere = rows <= mostRowsAtOnce && numbers().every((n) => store.row(n))
    const take = () => writtenCells(textsIn(block, sheet))
    if (isHere) event.clipboardData.setData('text/plain', take())
    else void copyLater(take)
  }

  /** The rows were asked for first: that it is done is told. */
  async function copyLater(take: () => string): Promise<void> {
    if (!(await loaded())) return
    await navigator.clipboard.writeText(take())
    toast({ text: t('copied', counted(rows)) })
  }

  async function clear(): Promise<void> {
    if (await loaded()) await changes.write(cleared(block, sheet))
  }

  return {
    sheet,
    copy,
    clear,
    cut: (event: ClipboardEvent) => {
      copy(event)
      void clear()
    },
    paste: (event: ClipboardEvent) => {
      event.preventDefault()
      const text = event.clipboardData.getData('text/plain')
      if (text === '' || isTooMany()) return
      const edits = pasted(block, readCells(text), sheet)
      void changes.write(edits, () => {
        if (edits.length > 1) toast({ text: t('pasted', counted(edits.length)) })
      })
    },
    fillDown: async () => {
      const above: Block = { ...block, top: Math.max(0, block.top - 1) }
      if (isTooMany()) return
      await store.load(view.numbersIn(above.top, block.bottom))
      await changes.write(filledDown(block, sheet))
    },
  }
}
