import './sign-in.css'
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'

export type TypedEarly = Readonly<Record<string, unknown>>

type StepProps = {
  title: ReactNode
  text: ReactNode
  onSubmit: () => void
  /** The first field takes the focus: a step that follows another, or a field that was wrong. */
  focusKey?: string | undefined
  /** Called once it is on the screen, with what was typed before the page came to life. */
  onShown?: ((typed: TypedEarly) => void) | undefined
  /** Above the card: why the person is here. The place is there from the start, so that its words are spoken. */
  before?: ReactNode
  children: ReactNode
  /** Below the card. */
  after?: ReactNode
}

/** One question: what is asked, the card to answer on, and nothing else. */
export function Step({ title, text, onSubmit, focusKey, onShown, before, children, after }: StepProps) {
  const form = useRef<HTMLFormElement>(null)
  const show = useEffectEvent(() => onShown?.(Object.fromEntries(new FormData(form.current ?? undefined))))
  useEffect(() => show(), [])
  useEffect(() => {
    if (focusKey === undefined) return
    const fields = form.current
    const wrong = fields?.querySelector<HTMLElement>('[aria-invalid=true]')
    const field = wrong ?? fields?.querySelector<HTMLElement>('input')
    // A field that has the focus already is told as well, so that its caret goes to the start of what was emptied.
    field?.blur()
    field?.focus()
  }, [focusKey])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <div className="wrap sign-in">
      <div className="sign-in__head">
        <h1>{title}</h1>
        <p className="lead sign-in__lead">{text}</p>
      </div>
      <div role="status" className="sign-in__before">
        {before}
      </div>
      <form ref={form} className="sign-in__card" noValidate onSubmit={submit}>
        {children}
      </form>
      {after}
    </div>
  )
}

/** Why it did not work, spoken when it appears. */
export function Failure({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="sign-in__failure">
      {text && (
        <p className="notice notice--danger">
          <Icon name="warning" size="small" />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
