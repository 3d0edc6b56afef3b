import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { clockWords, useSecondsUntil } from '#client/sign-in/use-seconds-until.ts'
import { codeRules } from '#modules/accounts/domain/sign-in-rules.ts'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import { Notice } from '#ui/show/notice.tsx'
import type { PayoutChange } from './use-payout-change.ts'

/** The digits that were sent for this change, and what will happen after them. */
export function PayoutCode({ change, waits }: { change: PayoutChange; waits: boolean }) {
  const t = useTranslations('cod.proof')
  const { code, setCode, prove, error } = change
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the digits are asked for again after a wrong code
  useEffect(() => place.current?.querySelector('input')?.focus(), [error])
  return (
    <div ref={place} className="cod-proof">
      {waits && <Notice tone="info">{t('waits')}</Notice>}
      <CodeField
        block
        label={t('code')}
        hint={t('sent')}
        length={codeRules.digits}
        value={code}
        onChange={setCode}
        onComplete={(digits) => void prove(digits)}
      />
      <Resend change={change} />
    </div>
  )
}

function Resend({ change: { resendAt, send, busy } }: { change: PayoutChange }) {
  const t = useTranslations('cod.proof')
  const seconds = useSecondsUntil(resendAt)
  if (seconds > 0) return <p className="muted">{t('resendIn', { left: clockWords(seconds) })}</p>
  return (
    <Button look="quiet" small className="cod-proof__again" disabled={busy} onClick={() => void send()}>
      {t('resend')}
    </Button>
  )
}
