import { type ChangeEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useWork } from '#client/use-task.ts'
import { orderFilesCalls } from '#modules/orders/files/order-files.calls.ts'
import { buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'

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

/** One picture, sent as soon as it is chosen. The browser's own control would speak the language of the browser. */
export function UploadField({ label, kind, error, onChange }: UploadFieldProps) {
  const t = useTranslations('deskOrders.upload')
  const failureText = useFailureText()
  const sending = useWork()
  const [name, setName] = useState<string>()
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    onChange(undefined)
    setName(file?.name)
    if (!file) return sending.reset()
    const answer = await sending.run((api) => api.call(uploads[kind], { file }))
    if (answer.ok) onChange(answer.value.id)
  }
  const { state } = sending
  const hint = state === 'busy' ? t('sending') : state === 'done' ? t('sent') : undefined
  return (
    <Field label={label} hint={hint} error={sending.error ? failureText(sending.error) : error}>
      {(control) => (
        <label className={`${buttonClass({ look: 'second' })} upload-field`}>
          <Icon name="camera" size="small" />
          <span className="upload-field__name">{name ?? t('choose')}</span>
          <input
            {...control}
            type="file"
            accept="image/*"
            className="spoken"
            disabled={state === 'busy'}
            onChange={(event) => void send(event)}
          />
        </label>
      )}
    </Field>
  )
}
