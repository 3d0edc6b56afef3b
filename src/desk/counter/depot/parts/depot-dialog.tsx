import './depot-dialog.css'
import type { ComponentProps } from 'react'
import { DeskFormDialog } from '../../../parts/desk-form-dialog.tsx'

/** A question of the depot, as the desk asks its own. */
export function DepotDialog({ children, ...dialog }: ComponentProps<typeof DeskFormDialog>) {
  return (
    <DeskFormDialog {...dialog}>
      <div className="depot-dialog">{children}</div>
    </DeskFormDialog>
  )
}
