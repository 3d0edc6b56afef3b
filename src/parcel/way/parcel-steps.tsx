import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Tracked } from '#modules/tracking/tracking.contract.ts'
import { Stepper } from '#ui/waiting/stepper.tsx'

type Steps = readonly Pick<Tracked['data']['steps'][number], 'step' | 'label' | 'state'>[]

type ParcelStepsProps = {
  steps: Steps
  /** Nothing more is expected to happen. */
  isOver: boolean
  /** What stands below the road, beside which step of how many it is. */
  children: (count: string) => ReactNode
}

export const currentStep = (steps: Steps) => steps.findIndex(({ state }) => state === 'current')

/** The seven steps of every parcel, with the one that it has come to. */
export function ParcelSteps({ steps, isOver, children }: ParcelStepsProps) {
  const t = useTranslations('parcel.way')
  const now = currentStep(steps)
  return (
    <>
      <Stepper
        label={t('steps')}
        doneText={t('done')}
        now={now === steps.length - 1 ? steps.length : now}
        live={!isOver}
        steps={steps.map(({ step, label }) => ({ id: step, label }))}
      />
      {children(t('count', { step: String(now + 1) }))}
    </>
  )
}
