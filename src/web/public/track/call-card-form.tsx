import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { trackingCalls } from '#modules/tracking/tracking.calls.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { useHydrated } from '../../shell/use-hydrated.ts'

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 8)

/**
 * The slip of a failed attempt opens its parcel: by a script, so the style sheet hides it where there is none. Its line
 * stands there from the beginning, so that nothing moves when the form has come.
 */
export function CallCardForm() {
  const t = useTranslations('tracking.card')
  return (
    <details className="call-card">
      <summary>
        {t('title')}
        <Icon name="chevronDown" size="small" className="call-card__arrow" />
      </summary>
      {useHydrated() && <CardForm />}
    </details>
  )
}

function CardForm() {
  const t = useTranslations('tracking.card')
  const ofDigits = useTranslations('tracking.digits')
  const [number, setNumber] = useState('')
  const [digits, setDigits] = useState('')
  const [fault, setFault] = useState<'number' | 'digits'>()
  const { busy, failure, open } = useCallCard()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = number.length !== 8 ? 'number' : digits.length !== 5 ? 'digits' : undefined
    setFault(found)
    if (found) event.currentTarget.querySelectorAll('input')[found === 'number' ? 0 : 1]?.focus()
    else void open(number, digits)
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className="muted">{t('text')}</p>
      <TextField
        label={t('number')}
        hint={t('numberHint')}
        error={fault === 'number' ? t('numberFault') : undefined}
        code
        inputMode="numeric"
        value={number}
        onChange={(event) => {
          setNumber(digitsOf(event.target.value))
          setFault(undefined)
        }}
      />
      <CodeField
        label={t('digits')}
        error={fault === 'digits' ? ofDigits('fault') : undefined}
        length={5}
        known
        value={digits}
        onChange={(typed) => {
          setDigits(typed)
          setFault(undefined)
        }}
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

/** Leads to the receiver's page of the parcel. */
function useCallCard() {
  const navigate = useNavigate()
  const locale = useLocale()
  const failureText = useFailureText()
  const { run, state, error } = useTask(trackingCalls.openByCallCard)
  const open = async (number: string, digits: string) => {
    const answer = await run({ body: { number, digits } }, { quiet: true })
    if (answer.ok) await navigate(localizedPath(locale, answer.value.receiver_page))
  }
  return { busy: state === 'busy', failure: error && failureText(error), open }
}
