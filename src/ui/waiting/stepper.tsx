import './stepper.css'
import type { ReactNode } from 'react'
import { Star } from '../star.tsx'

type StepperProps = {
  /** What the steps are of, for screen readers. */
  label: string
  steps: readonly { id: string; label: ReactNode; href?: string | undefined }[]
  /** The step that is being done; beyond the last one everything is done. */
  now: number
  /** Spoken after a step that is behind. */
  doneText: string
  /** Something that really moves: the star of now is saffron. */
  live?: boolean | undefined
  /** Names beside the stars, for a few short ones; otherwise below. */
  row?: boolean | undefined
}

/** Stars on the road. */
export function Stepper({ label, steps, now, doneText, live, row }: StepperProps) {
  const classes = ['stepper', live && 'stepper--live', row && 'stepper--row'].filter(Boolean).join(' ')
  return (
    <div className="stepper-place">
      <ol className={classes} aria-label={label}>
        {steps.map((step, index) => {
          const state = index < now ? 'past' : index === now ? 'now' : 'next'
          return (
            <li
              key={step.id}
              className="stepper__step"
              data-step={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <Star className="stepper__star" />
              <span className="stepper__name">
                {step.href && state === 'past' ? <a href={step.href}>{step.label}</a> : step.label}
              </span>
              {state === 'past' && <span className="spoken"> {doneText}</span>}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
