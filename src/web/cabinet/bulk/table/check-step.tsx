import './check-step.css'
import { useSyncExternalStore } from 'react'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { CardsStep } from '../cards/cards-step.tsx'
import { RowsTable } from './rows-table.tsx'
import { Summary } from './summary.tsx'

export type CheckStepProps = {
  upload: UploadAnswer
  /** The upload as the server has it after a change. */
  onChanged: (upload: UploadAnswer) => void
  /** On to paying; offered when no row has errors. */
  onSave: () => void
  /** Back to what the columns are. */
  onColumns?: (() => void) | undefined
}

/** What is wrong in the rows of an upload, and how it is put right: a table, on a phone one card after the other. */
export function CheckStep({ upload, onChanged, onSave, onColumns }: CheckStepProps) {
  const isPhone = useIsPhone()
  if (isPhone) return <CardsStep upload={upload} onChanged={onChanged} onSave={onSave} />
  return (
    <div className="bulk-check">
      <Summary upload={upload} onSave={onSave} />
      <RowsTable key={upload.id} upload={upload} onChanged={onChanged} onColumns={onColumns} />
    </div>
  )
}

const phone = '(max-width: 719px)'

function watchPhone(listener: () => void): () => void {
  const query = window.matchMedia(phone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const useIsPhone = () =>
  useSyncExternalStore(
    watchPhone,
    () => window.matchMedia(phone).matches,
    () => false,
  )
