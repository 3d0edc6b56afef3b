import './dialog.css'
import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'

type DialogProps = {
  open: boolean
  /** Escape, the cross or a press beside it; the caller then sets `open` to false. */
  onClose: () => void
  title: string
  /** Spoken name of the cross; without it there is none, as in a question with two answers. */
  closeLabel?: string | undefined
  /** For what is shown once: only its buttons close it, not Escape, not a press beside it. */
  mustAnswer?: boolean | undefined
  /**
   * In the middle, or a sheet along the right edge; on a phone both rise from below. A screen of its own fills a phone
   * from edge to edge; its title is only spoken, and what it holds brings its own way back.
   */
  place?: 'middle' | 'side' | 'screen' | undefined
  /** The buttons, which stay in sight while the rest scrolls. */
  actions?: ReactNode
  children: ReactNode
}

/** The browser's own dialog: it holds the focus, Escape closes it, and the focus returns to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  mustAnswer = false,
  place = 'middle',
  actions,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      leaveScroller(dialog)
    }
    if (!open && dialog.open) dialog.close()
  }, [open])
  // Taken off the page while it is open, it would leave the focus nowhere: closed just before, it gives it back.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current && !mustAnswer) onClose()
  }

  // The browser may close it on its own: a second Escape, a form of method "dialog".
  const followBrowser = () => {
    const isGone = !ref.current || ref.current.open
    if (!open || isGone) return
    if (mustAnswer) ref.current?.showModal()
    else onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without being asked to
    <dialog
      ref={ref}
      className={`dialog dialog--${place}`}
      aria-labelledby={`${id}-title`}
      onClick={closeFromBackdrop}
      closedby={mustAnswer ? 'none' : undefined}
      onClose={followBrowser}
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        if (!mustAnswer) onClose()
      }}
    >
      {open && (
        <div className="dialog__inside">
          <header className={place === 'screen' ? 'spoken' : 'dialog__head'}>
            <h2 className="dialog__title" id={`${id}-title`}>
              {title}
            </h2>
            {closeLabel && (
              <button type="button" className="icon-button" onClick={onClose}>
                <Icon name="close" />
                <span className="spoken">{closeLabel}</span>
              </button>
            )}
          </header>
          <div className="dialog__body">{children}</div>
          {actions && <footer className="dialog__actions">{actions}</footer>}
        </div>
      )}
    </dialog>
  )
}

/** A browser may give the focus to what scrolls; people begin with the first field. */
function leaveScroller(dialog: HTMLDialogElement): void {
  const body = dialog.querySelector('.dialog__body')
  if (body === null || document.activeElement !== body) return
  body.querySelector<HTMLElement>('input, select, textarea, button, a[href]')?.focus()
}

type ConfirmProps = {
  open: boolean
  title: string
  children: ReactNode
  /** In words that say what happens: "Yes, cancel it", "No, keep it". */
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
  /** Takes something away that does not come back. */
  /** Answered with a glove on: larger buttons. */
  courier?: boolean
  danger?: boolean | undefined
  busy?: boolean | undefined
}

/** A question with two answers. The harmless one comes first and has the focus. */
export function Confirm({
  open,
  title,
  children,
  yes,
  no,
  onYes,
  onNo,
  danger,
  courier,
  busy,
}: ConfirmProps) {
  const actions = (
    <>
      <Button look="second" courier={courier} onClick={onNo}>
        {no}
      </Button>
      <Button look={danger ? 'danger' : 'main'} courier={courier} busy={busy} onClick={onYes}>
        {yes}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onNo} title={title} actions={actions}>
      <div className="dialog__question">{children}</div>
    </Dialog>
  )
}
