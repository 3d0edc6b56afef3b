import '../parts/scan-list.css'
import '../parts/counter-parts.css'
import './labels.css'
import { useTranslations } from 'use-intl'
import type { CounterPost } from '#modules/counter/counter.contract.ts'
import { LabelList } from './list/label-list-part.tsx'
import { PrinterSide } from './printer/printer-side.tsx'
import { usePrinter } from './printer/use-printer.ts'
import { ShelfLabels } from './shelf-labels.tsx'

/** Labels of parcels and bags, again or for the first time, and those of the shelf; and how this device prints. */
export function LabelsTab({ post }: { post: CounterPost }) {
  const t = useTranslations('deskCounterLabels')
  const printer = usePrinter()
  return (
    <div className="labels">
      <header className="counter-head">
        <h2>{t('title')}</h2>
        <p>{t('under')}</p>
      </header>
      <div className="labels__left">
        <LabelList printer={printer} />
        {post.point.kind === 'point' && <ShelfLabels post={post} printer={printer} />}
      </div>
      <PrinterSide printer={printer} />
    </div>
  )
}
