import { useTranslations } from 'use-intl'
import { clockWords, useSecondsUntil } from '#client/sign-in/use-seconds-until.ts'
import { useWebOtp } from '#client/sign-in/web-otp.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { DemoInbox } from '../demo-inbox.tsx'
import { Failure, Step } from '../step.tsx'
import { AtTheDoor } from './at-the-door.tsx'
import type { Attempt } from './attempt.ts'
import type { CodeSteps } from './use-code-steps.ts'

type CodeStepProps = { steps: CodeSteps; attempt: Attempt; submitLabel: string }

/** The six digits of the SMS: typed, pasted, or filled in by the phone. The last digit sends them off. */
export function CodeStep({ steps, attempt, submitLabel }: CodeStepProps) {
  const t = useTranslations('signIn.code')
  const { code, setCode, fault, proving, submit, goTo } = steps
  const { phone } = attempt
  const spent = useSecondsUntil(attempt.expiresAt) === 0
  const take = (digits: string) => {
    setCode(digits)
    void submit({ phone, code: digits })
  }
  useWebOtp(take)
  const number = formatPhone(phone)
  const wrong = fault.field === 'code' ? fault.text : undefined
  return (
    <Step
      title={t('title')}
      text={t.rich(steps.unpromised ? 'cameTo' : 'sentTo', {
        phone: number,
        b: (words) => <b className="unbroken">{words}</b>,
      })}
      focusKey={`code ${fault.count}`}
      onSubmit={() => submit({ phone, code })}
    >
      <CodeField
        block
        label={t('label')}
        error={wrong ?? (spent ? t('expired') : undefined)}
        value={code}
        onChange={setCode}
        onComplete={take}
      />
      <DemoInbox phone={phone} />
      <Failure text={fault.field === undefined ? fault.text : undefined} />
      <AtTheDoor steps={steps} />
      {!spent && (
        <Button type="submit" block busy={proving}>
          {submitLabel}
        </Button>
      )}
      <div className="sign-in__ways">
        <Resend key={attempt.resendAt} steps={steps} attempt={attempt} urgent={spent} />
        <Button look="quiet" className="sign-in__way" onClick={() => goTo('first')}>
          {t('changeNumber')}
        </Button>
      </div>
    </Step>
  )
}

type ResendProps = { steps: CodeSteps; attempt: Attempt; urgent: boolean }

function Resend({ steps, attempt, urgent }: ResendProps) {
  const t = useTranslations('signIn.code')
  const toast = useToast()
  const seconds = useSecondsUntil(attempt.resendAt)
  if (seconds > 0) {
    return (
      <p className="sign-in__wait">
        <Icon name="clock" size="small" />
        <span>{t('resendIn', { left: clockWords(seconds) })}</span>
      </p>
    )
  }
  const resend = async () => {
    if (await steps.resend(attempt.phone)) toast({ text: t('resent') })
  }
  return (
    <Button
      look={urgent ? 'main' : 'quiet'}
      block={urgent}
      className={urgent ? undefined : 'sign-in__way'}
      busy={steps.sending}
      onClick={resend}
    >
      {t('resend')}
    </Button>
  )
}
