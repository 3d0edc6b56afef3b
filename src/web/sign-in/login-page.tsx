import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { parsePhone } from '#kernel/phone.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { phoneDigits } from '#ui/phone-digits.ts'
import { useApi } from '../api-client.ts'
import { useLocale } from '../shell/current-page.ts'
import { usePageTexts } from '../shell/page-texts.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { keepProof } from './attempt.ts'
import { CodeStep } from './code-step.tsx'
import { NoScript, PhoneQuestion } from './phone-question.tsx'
import { SecondStep } from './second-step.tsx'
import { signIn } from './sign-in-calls.ts'
import { Failure, Step, type TypedEarly } from './step.tsx'
import { type CodeSteps, useCodeSteps } from './use-code-steps.ts'

/** Phone, code, and for staff the authenticator. A number that is new here goes on to sign up with the same code. */
export function LoginPage() {
  const t = useTranslations('signIn')
  const api = useApi()
  const navigate = useNavigate()
  const locale = useLocale()
  const [phone, setPhone] = useState('')
  const steps = useCodeSteps({
    prove: (proof) => signIn(api, proof),
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
    const kept = steps.resume()
    setPhone(kept?.phone ?? phoneDigits(String(typed)))
    if (kept) steps.goTo('code')
  }

  const { attempt, step } = steps
  if (attempt && step === 'code')
    return <CodeStep steps={steps} attempt={attempt} submitLabel={t('code.submit')} />
  if (attempt && step === 'second_step') return <SecondStep steps={steps} phone={attempt.phone} />
  return <PhoneStep steps={steps} phone={phone} setPhone={setPhone} onShown={begin} />
}

type PhoneStepProps = {
  steps: CodeSteps
  phone: string
  setPhone: (digits: string) => void
  onShown: (typed: TypedEarly) => void
}

function PhoneStep({ steps, phone, setPhone, onShown }: PhoneStepProps) {
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
    >
      <PhoneQuestion
        value={phone}
        onChange={setPhone}
        error={fault.field === 'phone' ? fault.text : undefined}
      />
      <Failure text={fault.field === undefined ? fault.text : undefined} />
      <NoScript />
      <Button type="submit" block busy={sending} disabled={!hydrated}>
        {t('getCode')}
      </Button>
    </Step>
  )
}
