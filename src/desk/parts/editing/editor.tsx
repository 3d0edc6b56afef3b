import './editing.css'
import { type ReactNode, useId } from 'react'
import type { ApiError } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { Notice } from '#ui/show/notice.tsx'
import { DetailsHead } from '../details-head.tsx'

type EditorProps = {
  title: string
  /** Under the title. */
  meta?: ReactNode
  onClose: () => void
  foot: ReactNode
  children: ReactNode
}

/** What is edited beside a list: its head and its foot stay while the middle scrolls. */
export function Editor({ title, meta, onClose, foot, children }: EditorProps) {
  const id = useId()
  return (
    <section className="desk-panel desk-editor" aria-labelledby={id}>
      <DetailsHead id={id} title={title} onClose={onClose}>
        {meta && <p className="desk-details__meta">{meta}</p>}
      </DetailsHead>
      <div className="desk-editor__body">{children}</div>
      {foot}
    </section>
  )
}

type EditorFootProps = { error: ApiError | undefined; children: ReactNode }

/** Why it was not saved, above what can be pressed. */
export function EditorFoot({ error, children }: EditorFootProps) {
  const failureText = useFailureText()
  return (
    <footer className="desk-details__actions">
      <div role="alert" className="desk-editor__failure">
        {error && <Notice tone="danger">{failureText(error)}</Notice>}
      </div>
      {children}
    </footer>
  )
}

/** `running` and `planned` have colours of their own. */
export const RunningState = ({ state, label }: { state: string; label: string }) => (
  <span className="desk-running" data-state={state}>
    {label}
  </span>
)
