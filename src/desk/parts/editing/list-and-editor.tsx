import './editing.css'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { Panel } from '../../frame/panel.tsx'

type ListAndEditorProps = {
  /** The list, with what stands above and below it. */
  children: ReactNode
  /** Undefined while nothing is chosen. */
  editor: ReactNode | undefined
  /** What stands in its place then, where there is room for both. */
  nothing: { title: string; text: string }
}

/** A narrow list, and beside it what is edited; on a small screen the one or the other. */
export function ListAndEditor({ children, editor, nothing }: ListAndEditorProps) {
  return (
    <div className="desk-split desk-pair" data-open={editor !== undefined || undefined}>
      <Panel>{children}</Panel>
      {editor ?? (
        <div className="desk-pair__nothing">
          <EmptyState title={nothing.title}>{nothing.text}</EmptyState>
        </div>
      )}
    </div>
  )
}
