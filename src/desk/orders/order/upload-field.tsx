import type { ChangeEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useWork } from '#client/use-task.ts'
import { orderFilesCalls } from '#modules/orders/files/order-files.calls.ts'
import { Field } from '#ui/fields/field.tsx'

/** Where a picture goes before the call that names it. */
const uploads = {
  photo: orderFilesCalls.uploadDeliveryPhoto,
  signature: orderFilesCalls.uploadSignature,
  passport: orderFilesCalls.uploadPassport,
}

type UploadFieldProps = {
  label: string
  kind: keyof typeof uploads
  error: string | undefined
  onChange: (file: string | undefined) => void
}

/** One picture, sent as soon as it is chosen. */
export function UploadField({ label, kind, error, onChange }: UploadFieldProps) {
  const t = useTranslations('deskOrders.upload')
  const failureText = useFailureText()
  const sending = useWork()
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    onChange(undefined)
    if (!file) return sending.reset()
    const answer = await sending.run((api) => api.call(uploads[kind], { file }))
    if (answer.ok) onChange(answer.value.id)
  }
  const { state } = sending
  const hint = state === 'busy' ? t('sending') : state === 'done' ? t('sent') : undefined
  return (
    <Field label={label} hint={hint} error={sending.error ? failureText(sending.error) : error}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept="image/*"
          className="field__control upload-field"
          disabled={state === 'busy'}
          onChange={(event) => void send(event)}
        />
      )}
    </Field>
  )
}
