import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Terms } from '#parcel/price/terms.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePageTexts } from '../../shell/page-texts.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { Bill } from './bill.tsx'
import { showFirstFault, showsOneQuestion } from './first-fault.ts'
import { firstPath, secondPath, stepPath } from './paths.ts'
import { ReceiverQuestion, SenderQuestion } from './questions/people-questions.tsx'
import { Offline, SentBack } from './questions/remarks.tsx'
import { RouteQuestion } from './questions/route-question.tsx'
import { SizeQuestion } from './questions/size-question.tsx'
import { type FirstStep, firstSteps, openFirstSteps, reachedStep, secondSteps, stepOf } from './steps.ts'
import { useOnward } from './use-onward.ts'
import { useSenderFromAccount } from './use-sender-from-account.ts'
import { type Told, useWizard } from './use-wizard.ts'
import { WizardFrame } from './wizard-frame.tsx'

/** What another page sends along when it leads back here. */
export type SentBackState = { sentBack?: boolean; told?: Told } | null

/** From where, to where, how large, from whom, to whom. */
export function FirstPage({ terms }: { terms: Terms }) {
  const t = useTranslations('sendParcel.shared')
  const texts = usePageTexts()
  const state = useLocation().state as SentBackState
  const [sentBack] = useState(state?.sentBack === true)
  const wizard = useWizard({ terms, stepOf, told: state?.told ?? [] })
  useSenderFromAccount(wizard)
  const [query, setQuery] = useSearchParams()
  const { go, isWaiting } = useOnward()
  const open = openFirstSteps(wizard.draft)
  const current = reachedStep(query.get('step'), firstSteps, open)
  const at = firstSteps.indexOf(current)
  const before = firstSteps[at - 1]

  const toStep = (step: FirstStep) => setQuery({ step })
  /** On a phone, to the next question. */
  function next(): void {
    wizard.check([current])
    const after = firstSteps[at + 1]
    if (open.includes(current)) showFirstFault()
    else if (after) toStep(after)
    else go(secondPath)
  }
  /** With room all questions stand there: to the second page. */
  function toSecond(): void {
    wizard.check(firstSteps)
    if (open.length === 0) go(secondPath)
    else showFirstFault()
  }
  const submit = () => (showsOneQuestion() ? next() : toSecond())
  // Pressed before, it would only load the page anew.
  const isAlive = useHydrated()

  return (
    <WizardFrame
      page={0}
      progress={{ now: at + 1, of: firstSteps.length + secondSteps.length - 1 }}
      back={before && stepPath(firstPath, before)}
      title={texts?.title ?? ''}
      onSubmit={submit}
      bill={
        <Bill wizard={wizard}>
          <Button type="submit" block disabled={!isAlive}>
            {t('next')}
            <Icon name="arrowRight" size="small" />
          </Button>
        </Bill>
      }
    >
      {sentBack && open.length > 0 && <SentBack />}
      <RouteQuestion wizard={wizard} current={current} />
      <SizeQuestion wizard={wizard} current={current} />
      <SenderQuestion wizard={wizard} current={current} />
      <ReceiverQuestion wizard={wizard} current={current} />
      {isWaiting && <Offline />}
    </WizardFrame>
  )
}
