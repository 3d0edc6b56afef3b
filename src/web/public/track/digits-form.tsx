import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useTask } from '#client/use-task.ts'
import { trackingCalls } from '#modules/tracking/tracking.calls.ts'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import { Notice } from '#ui/show/notice.tsx'

type DigitsFormProps = {
  code: string
  /** With the view that the digits opened. */
  onOpened: (view: string) => void
}

/** Five digits of either phone open names and addresses. */
export function DigitsForm({ code, onOpened }: DigitsFormProps) {
  const t = useTranslations('tracking.digits')
  const failureText = useFailureText()
  const { run, state, error } = useTask(trackingCalls.openPersonalView)
  const [digits, setDigits] = useState('')
  const [isShort, setShort] = useState(false)

  const ask = async (typed: string) => {
    if (state === 'busy') return
    const input = { params: { trackId: code }, body: { digits: typed } }
    const answer = await run(input, { quiet: true })
    if (answer.ok) return onOpened(answer.value.view)
    // Nobody has looked at them while the line was gone: they wait for the next press.
    if (answer.error.code !== 'network') setDigits('')
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
      {error && (
        <div role="alert">
          <Notice tone="danger">{failureText(error)}</Notice>
        </div>
      )}
      <Button type="submit" look="second" busy={state === 'busy'}>
        {t('button')}
      </Button>
    </form>
  )
}
