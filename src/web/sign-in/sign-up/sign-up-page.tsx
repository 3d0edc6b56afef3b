import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type ApiError, useApi } from '#client/api.ts'
import type { Result } from '#kernel/result.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { offerInForce } from '#modules/content/domain/offer-versions.ts'
import { useToast } from '#ui/float/toast.tsx'
import { storedReferral } from '../../links/referral/use-referral.ts'
import { keptProof } from '../code/attempt.ts'
import { CodeStep } from '../code/code-step.tsx'
import { type Proof, useCodeSteps } from '../code/use-code-steps.ts'
import { SecondStep } from '../second-step.tsx'
import type { TypedEarly } from '../step.tsx'
import type { SignedIn } from '../use-entrance.ts'
import type { Promised } from './offers.tsx'
import {
  type DraftFaults,
  detailsOf,
  draftFrom,
  faultsIn,
  type SignUpDraft,
  wrongFields,
} from './sign-up-draft.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { keptDraft, useSignUpDraft } from './use-sign-up-draft.ts'

/** Who the person is, then the code. A code that signing in has found right is not asked for again. */
export function SignUpPage({ promised }: { promised: Promised }) {
  const t = useTranslations('signUp')
  const [draft, setDraft] = useSignUpDraft()
  const [faults, setFaults] = useState<DraftFaults>({})
  const prove = useJoiningOrEntering(draft)
  const steps = useCodeSteps({
    prove,
    onRefused: (error, proof) => {
      const found = faultsIn(error)
      if (Object.keys(found).length > 0) {
        setFaults(found)
        steps.goTo('first')
        return true
      }
      // The code of the login page has grown too old over the form.
      if (error.code !== 'code_expired' || steps.step !== 'first') return false
      void steps.start(proof.phone)
      return true
    },
  })
  const begun = useRef(false)
  const begin = (typed: TypedEarly) => {
    if (begun.current) return
    begun.current = true
    const attempt = steps.resume()
    const kept = keptDraft() ?? draftFrom(typed)
    setDraft({ ...kept, phone: keptProof()?.phone ?? attempt?.phone ?? kept.phone })
    if (!keptProof() && kept.phone === attempt?.phone && wrongFields(kept).length === 0) steps.goTo('code')
  }

  const { attempt, step } = steps
  if (attempt && step === 'code')
    return <CodeStep steps={steps} attempt={attempt} submitLabel={t('submit')} />
  if (attempt && step === 'second_step') return <SecondStep steps={steps} phone={attempt.phone} />
  return (
    <SignUpForm
      steps={steps}
      draft={draft}
      setDraft={setDraft}
      faults={faults}
      setFaults={setFaults}
      onShown={begin}
      promised={promised}
    />
  )
}

/** Signs up; a number that has an account already is signed in with the same code. */
function useJoiningOrEntering(draft: SignUpDraft) {
  const t = useTranslations('signUp')
  const api = useApi()
  const toast = useToast()
  return async (proof: Proof): Promise<Result<SignedIn, ApiError>> => {
    // Only who is staff already is asked for the authenticator.
    if (proof.totp === undefined) {
      const offer_version = offerInForce(new Date()).id
      const body = { ...detailsOf(draft, storedReferral()), ...proof, offer_version }
      const joined = await api.call(signInCalls.signUp, { body })
      if (joined.ok || joined.error.code !== 'already_registered') return joined
    }
    const entered = await api.call(signInCalls.signIn, { body: proof })
    if (entered.ok) toast({ tone: 'info', text: t('alreadyRegistered') })
    return entered
  }
}
