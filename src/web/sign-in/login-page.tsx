import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useLocale } from '#client/surroundings.ts'
import { parsePhone } from '#kernel/phone.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { phoneDigits } from '#ui/fields/phone-digits.ts'
import { Notice } from '#ui/show/notice.tsx'
import { usePageTexts } from '../shell/page-texts.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { takeEnded } from './back.ts'
import { AtTheDoor } from './code/at-the-door.tsx'
import { keepProof } from './code/attempt.ts'
import { CodeStep } from './code/code-step.tsx'
import { type CodeSteps, useCodeSteps } from './code/use-code-steps.ts'
import { NoScript, PhoneQuestion } from './phone-question.tsx'
import { SecondStep } from './second-step.tsx'
import { Failure, Step, type TypedEarly } from './step.tsx'

/** Phone, code, and for staff the authenticator. A number that is new here goes on to sign up with the same code. */
export function LoginPage() {
  const t = useTranslations('signIn')
  const api = useApi()
  const navigate = useNavigate()
  const locale = useLocale()
  const [phone, setPhone] = useState('')
  const [ended, setEnded] = useState(false)
  const steps = useCodeSteps({
    prove: (proof) => api.call(signInCalls.signIn, { body: proof }),
    onRefused: (error, proof) => {
      if (error.code !== 'not_registered') return false
      keepProof(proof.phone, proof.code)
      void navigate(localizedPath(locale, '/sign_up'))
      return true
    },
  })
  const begun = useRef(false)
  const begin = ({ phone: typed }: TypedEarly) => {
    if (begun.current) return
    begun.current = true
    setEnded(takeEnded())
    const kept = steps.resume()
    setPhone(kept?.phone ?? phoneDigits(String(typed)))
    if (kept) steps.goTo('code')
  }

  const { attempt, step } = steps
  if (attempt && step === 'code')
    return <CodeStep steps={steps} attempt={attempt} submitLabel={t('code.submit')} />
  if (attempt && step === 'second_step') return <SecondStep steps={steps} phone={attempt.phone} />
  return <PhoneStep steps={steps} ended={ended} phone={phone} setPhone={setPhone} onShown={begin} />
}

type PhoneStepProps = {
  steps: CodeSteps
  /** They are here because their session has ended. */
  ended: boolean
  phone: string
  setPhone: (digits: string) => void
  onShown: (typed: TypedEarly) => void
}

function PhoneStep({ steps, ended, phone, setPhone, onShown }: PhoneStepProps) {
  const t = useTranslations('signIn')
  const texts = usePageTexts()
  const hydrated = useHydrated()
  const { fault, fail, start, sending } = steps
  const submit = () => {
    if (sending) return
    const parsed = parsePhone(phone)
    if (parsed) void start(parsed)
    else fail('phone', t('failure.phone'))
  }
  return (
    <Step
      title={texts?.title}
      text={texts?.lead}
      focusKey={fault.count > 0 ? `phone ${fault.count}` : undefined}
      onSubmit={submit}
      onShown={onShown}
      before={ended && <Notice tone="info">{t('ended')}</Notice>}
    >
      <PhoneQuestion
        value={phone}
        onChange={setPhone}
        error={fault.field === 'phone' ? fault.text : undefined}
      />
      <Failure text={fault.field === undefined ? fault.text : undefined} />
      <AtTheDoor steps={steps} />
      <NoScript />
      <Button type="submit" block busy={sending} disabled={!hydrated}>
        {t('getCode')}
      </Button>
    </Step>
  )
}
