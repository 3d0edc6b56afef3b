import { type ClipboardEvent, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { useToast } from '#ui/float/toast.tsx'
import type { RowStore } from '../rows/row-store.ts'
import type { RowView } from '../rows/row-view.ts'
import { mostRowsAtOnce, type RowChanges } from '../rows/use-row-changes.ts'
import { cleared, filledDown, heightOf, pasted, type Sheet, textsIn } from './block-deeds.ts'
import { valueText } from './cell-look.ts'
import { readCells, writtenCells } from './clipboard.ts'
import type { Laid } from './columns.ts'
import type { KeptSelection } from './kept-selection.ts'
import { type Block, blockOf } from './selection.ts'

type Table = { view: RowView; store: RowStore; laid: Laid; changes: RowChanges; selection: KeptSelection }

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
  const chosen = () => blockOf(selection.now())

  function isTooMany(block: Block): boolean {
    if (heightOf(block) <= mostRowsAtOnce) return false
    toast({ tone: 'info', text: t('tooMany', counted(mostRowsAtOnce)) })
    return true
  }

  /** Rows that have not come yet are asked for first: what was not seen is copied, too. */
  async function loaded(block: Block): Promise<boolean> {
    if (isTooMany(block)) return false
    return (await store.load(view.numbersIn(block.top, block.bottom))).length === heightOf(block)
  }

  function copy(event: ClipboardEvent): void {
    event.preventDefault()
    const block = chosen()
    const isHere =
      heightOf(block) <= mostRowsAtOnce && view.numbersIn(block.top, block.bottom).every((n) => store.row(n))
    if (isHere) event.clipboardData.setData('text/plain', writtenCells(textsIn(block, sheet)))
    else void copyLater(block)
  }

  /** The rows were asked for first: that it is done is told. */
  async function copyLater(block: Block): Promise<void> {
    if (!(await loaded(block))) return
    await navigator.clipboard.writeText(writtenCells(textsIn(block, sheet)))
    toast({ text: t('copied', counted(heightOf(block))) })
  }

  async function clear(): Promise<void> {
    const block = chosen()
    if (await loaded(block)) await changes.write(cleared(block, sheet))
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
      const block = chosen()
      if (text === '' || isTooMany(block)) return
      const edits = pasted(block, readCells(text), sheet)
      void changes.write(edits, () => {
        if (edits.length > 1) toast({ text: t('pasted', counted(edits.length)) })
      })
    },
    fillDown: async () => {
      const block = chosen()
      if (isTooMany(block)) return
      await store.load(view.numbersIn(Math.max(0, block.top - 1), block.bottom))
      await changes.write(filledDown(block, sheet))
    },
  }
}
