import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { isPriced } from '#parcel/price/offers.ts'
import type { Terms } from '#parcel/price/terms.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/waiting/skeleton.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { Bill } from './bill.tsx'
import { showFirstFault, showsOneQuestion } from './first-fault.ts'
import type { SentBackState } from './first-page.tsx'
import { firstPath, secondPath, stepPath } from './paths.ts'
import { PlacingFailure } from './placing/placing-failure.tsx'
import { SignInFirst } from './placing/sign-in-first.tsx'
import { type Placing, usePlacing } from './placing/use-placing.ts'
import { ExtrasQuestion } from './questions/extras-question.tsx'
import { InsideQuestion } from './questions/inside-question.tsx'
import { ModeQuestion } from './questions/mode-question.tsx'
import { PaymentQuestion } from './questions/payment-question.tsx'
import { PlacesQuestion, useAskedEnds } from './questions/places-question.tsx'
import { RouteSummary } from './route-summary.tsx'
import {
  firstSteps,
  openSecondSteps,
  reachedStep,
  secondSteps,
  stepBeforeSecond,
  stepOnSecond,
} from './steps.ts'
import { useWizard, type Wizard } from './use-wizard.ts'
import { refusedAt } from './way-on.tsx'
import { WizardFrame } from './wizard-frame.tsx'

/** How it travels, what is inside, what is added, how it is paid; then it is in the basket. */
export function SecondPage({ terms }: { terms: Terms }) {
  const t = useTranslations('sendParcel.shared')
  const wizard = useWizard({ terms, stepOf: stepOnSecond })
  const placing = usePlacing(wizard)
  const mayStay = useOnlyAfterFirst(wizard, placing)
  const ends = useAskedEnds(wizard.draft)
  const steps = secondSteps.filter((step) => step !== 'places' || ends.length > 0)
  const open = openSteps(wizard)
  const [query] = useSearchParams()
  const isAlive = useHydrated()
  // The page comes from memory, drawn for no step: the browser begins with the same.
  const current = reachedStep(isAlive ? query.get('step') : null, steps, open)
  const at = steps.indexOf(current)
  const before = steps[at - 1]
  const isLast = at === steps.length - 1
  const navigate = useNavigate()
  const locale = useLocale()

  function next(): void {
    wizard.check([current])
    const after = steps[at + 1]
    if (open.includes(current)) showFirstFault()
    else if (after) void navigate(localizedPath(locale, stepPath(secondPath, after)))
  }
  function add(): void {
    wizard.check(secondSteps)
    if (open.length === 0) void placing.place()
    else showFirstFault()
  }
  const submit = () => (showsOneQuestion() && !isLast ? next() : add())

  return (
    <WizardFrame
      page={1}
      progress={{ now: firstSteps.length + at + 1, of: firstSteps.length + steps.length }}
      back={before ? stepPath(secondPath, before) : stepPath(firstPath, 'receiver')}
      title={t('secondTitle')}
      onSubmit={submit}
      bill={
        <Bill wizard={wizard}>
          <Button type="submit" block busy={placing.busy} disabled={!isAlive}>
            <span className={isLast ? undefined : 'only-wide'}>{t('addToBasket')}</span>
            {!isLast && <span className="only-phone">{t('next')}</span>}
            <Icon name="arrowRight" size="small" />
          </Button>
          <p className={isLast ? 'bill__offer' : 'bill__offer only-wide'}>
            {t.rich('offer', { link: (words) => <LocalLink to="/offer">{words}</LocalLink> })}
          </p>
        </Bill>
      }
    >
      {mayStay ? (
        <>
          <RouteSummary wizard={wizard} shownOnPhone={isLast} />
          <ModeQuestion wizard={wizard} current={current} />
          {ends.length > 0 && <PlacesQuestion wizard={wizard} current={current} ends={ends} />}
          <InsideQuestion wizard={wizard} current={current} />
          <ExtrasQuestion wizard={wizard} current={current} />
          <PaymentQuestion wizard={wizard} current={current} />
          {placing.failure && <PlacingFailure error={placing.failure} />}
          <SignInFirst open={placing.needsSignIn} onClose={placing.closeSignIn} />
        </>
      ) : (
        <Waiting />
      )}
    </WizardFrame>
  )
}

/** Nothing can be asked before the browser knows the draft. */
function Waiting() {
  const t = useTranslations('common')
  return <Skeleton of="cards" count={4} label={t('loading')} />
}

/** What cannot be had is not well either; an unknown price stops nobody. */
function openSteps({ draft, offer }: Wizard) {
  const open = openSecondSteps(draft)
  const refused = offer && !isPriced(offer) ? refusedAt(offer) : undefined
  return secondSteps.filter((step) => step === refused || open.includes(step))
}

/** Entered only with a valid first step: who lacks one is led to it, and told so. True once it may be stayed. */
function useOnlyAfterFirst({ draft }: Wizard, { done }: Placing): boolean {
  const known = useHydrated()
  const navigate = useNavigate()
  const locale = useLocale()
  const missing = known ? stepBeforeSecond(draft) : undefined
  useEffect(() => {
    // The order is made and its draft gone: the page is only being left.
    if (!missing || done.current) return
    const state: SentBackState = { sentBack: true }
    void navigate(localizedPath(locale, stepPath(firstPath, missing)), { replace: true, state })
  }, [missing, done, navigate, locale])
  return known && !missing
}
