import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PersonalDataAnswer } from '#modules/tracking/tracking.contract.ts'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/code-field.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApi } from '../api-client.ts'
import { useFailureText } from '../use-failure-text.ts'

type DigitsFormProps = {
  code: string
  /** With the view that the digits opened. */
  onOpened: (view: string) => void
}

/** Five digits of either phone open names and addresses. */
export function DigitsForm({ code, onOpened }: DigitsFormProps) {
  const t = useTranslations('tracking.digits')
  const api = useApi()
  const failureText = useFailureText('tracking')
  const [digits, setDigits] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isShort, setShort] = useState(false)

  const ask = async (typed: string) => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    const answer = await api.request(`/api/orders/v1/tarck-order/${code}/personal-data`, {
      method: 'POST',
      body: { digits: typed },
      quiet: true,
      read: ({ data }) => data as PersonalDataAnswer | undefined,
    })
    setBusy(false)
    if (answer.ok) return onOpened(answer.value.view)
    // Nobody has looked at them while the line was gone: they wait for the next press.
    if (answer.error.code !== 'network') setDigits('')
    setFailure(failureText(answer.error))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (digits.length === 5) return void ask(digits)
    setShort(true)
    event.currentTarget.querySelector('input')?.focus()
  }
  const type = (typed: string) => {
    setDigits(typed)
    setShort(false)
  }

  return (
    <form className="digits-form" onSubmit={submit} noValidate>
      <h2>{t('title')}</h2>
      <p className="muted">{t('text')}</p>
      <CodeField
        label={t('label')}
        error={isShort ? t('fault') : undefined}
        length={5}
        known
        value={digits}
        onChange={type}
        onComplete={(typed) => void ask(typed)}
      />
      {failure && (
        <div role="alert">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      <Button type="submit" look="second" busy={busy}>
        {t('button')}
      </Button>
    </form>
  )
}
