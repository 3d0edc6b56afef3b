import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { RowStore } from '../rows/row-store.ts'
import type { KeptSelection } from './kept-selection.ts'
import { createRowPainter, type Scene } from './row-painter.ts'
import { rowPattern } from './row-pattern.tsx'

type SeenRowsProps = Scene & {
  scroller: RefObject<HTMLDivElement | null>
  store: RowStore
  selection: KeptSelection
  onSeen: (first: number, last: number) => void
}

/** The rows in sight. Scrolling and walking draw these and nothing else of the table. */
export const SeenRows = memo(function SeenRows(props: SeenRowsProps) {
  const { scroller, view, store, laid, selection, preview, onSeen } = props
  const t = useTranslations('bulkTable')
  const locale = useLocale()
  const holder = useRef<HTMLDivElement>(null)
  const painter = useRef<ReturnType<typeof createRowPainter>>(undefined)
  // In no document: only copies of it are.
  const [workshop] = useState(() => document.createElement('div'))
  const pattern = useMemo(
    () => rowPattern({ fix: t('grid.fix'), fixed: t('grid.fixed'), aside: t('filters.aside') }),
    [t],
  )
  // After the table is there: it is drawn around the rows.
  useEffect(() => {
    const [row, cell] = workshop.children
    if (!scroller.current || !holder.current || !row || !cell) return
    const made = createRowPainter({
      scroller: scroller.current,
      holder: holder.current,
      pattern: { row, cell, was: (text) => t('grid.was', { text }), format: formatter(locale) },
      store,
      selection,
      onSeen,
    })
    painter.current = made
    return made.leave
  }, [scroller, workshop, store, selection, onSeen, locale, t])
  useEffect(() => painter.current?.show({ view, laid, preview }))
  return (
    <>
      {createPortal(pattern, workshop)}
      <div ref={holder} role="presentation" />
    </>
  )
})
