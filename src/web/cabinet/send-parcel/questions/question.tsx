import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { showsOneQuestion } from '../first-fault.ts'
import type { Step } from '../steps.ts'

type QuestionProps = {
  step: Step
  /** The one that a phone shows. */
  current: Step
  title: string
  hint?: ReactNode
  children: ReactNode
}

/** One question: a screen of its own on a phone, a section with room. */
export function Question({ step, current, title, hint, children }: QuestionProps) {
  const id = useId()
  const heading = useArrival(step === current)
  return (
    <section
      className="ask"
      data-step={step}
      data-current={step === current || undefined}
      aria-labelledby={id}
    >
      <h2 ref={heading} className="ask__title" id={id} tabIndex={-1}>
        {title}
      </h2>
      {hint && <p className="ask__hint">{hint}</p>}
      {children}
    </section>
  )
}

/** Who goes on to a step, or back, is at its beginning; screen readers say its question. */
function useArrival(isCurrent: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [query] = useSearchParams()
  const asked = query.get('step')
  const before = useRef<string | null | undefined>(undefined)
  useEffect(() => {
    const isFirstSight = before.current === undefined
    const hasMoved = before.current !== asked
    before.current = asked
    if (!isCurrent || !hasMoved || (isFirstSight && asked === null)) return
    heading.current?.focus({ preventScroll: true })
    // With the way through in sight: on a phone it is where "back" is.
    heading.current?.closest(showsOneQuestion() ? '.wizard' : '.ask')?.scrollIntoView()
  }, [isCurrent, asked])
  return heading
}
