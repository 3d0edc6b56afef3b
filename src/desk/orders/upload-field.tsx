import { type ChangeEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '#ui/field.tsx'
import { type UploadKind, useOrderCalls } from './order-calls.ts'

type UploadFieldProps = {
  label: string
  kind: UploadKind
  error: string | undefined
  onChange: (file: string | undefined) => void
}

/** One picture, sent as soon as it is chosen. */
export function UploadField({ label, kind, error, onChange }: UploadFieldProps) {
  const t = useTranslations('deskOrders.upload')
  const calls = useOrderCalls()
  const [state, setState] = useState<'sending' | 'sent' | { failed: string }>()
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    onChange(undefined)
    if (!file) return setState(undefined)
    setState('sending')
    const answer = await calls.upload(kind, file)
    if (!answer.ok) return setState({ failed: answer.error.message ?? t('failed') })
    setState('sent')
    onChange(answer.value.id)
  }
  const hint = state === 'sending' ? t('sending') : state === 'sent' ? t('sent') : undefined
  return (
    <Field label={label} hint={hint} error={typeof state === 'object' ? state.failed : error}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept="image/*"
          className="field__control upload-field"
          onChange={(event) => void send(event)}
        />
      )}
    </Field>
  )
}
