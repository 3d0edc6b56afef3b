import { useTranslations } from 'use-intl'
import { doorProofKinds, type ProofKind } from '#modules/orders/domain/events.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { proofNames } from '../../parts/order-log/order-log.tsx'
import { UploadField } from './upload-field.tsx'
import { useMissing } from './use-missing.ts'
import { proofParts, type VerbFieldsProps, type VerbValues } from './verb-forms.ts'

/** A neighbour or a safe place cannot stand for somebody who has to pay. */
export const doorProofsFor = ({ to_collect: toCollect }: OrderDetail): readonly ProofKind[] =>
  toCollect > 0 ? doorProofKinds.filter((one) => one === 'code' || one === 'signature') : doorProofKinds

type ProofFieldsProps = VerbFieldsProps & { kinds: readonly ProofKind[] }

/** How the hand-over is proved, and what belongs to that. */
export function ProofFields({ kinds, ...props }: ProofFieldsProps) {
  const { values, onChange } = props
  const t = useTranslations()
  const kind = values.proof ?? 'code'
  const parts: readonly (keyof VerbValues)[] = proofParts[kind]
  return (
    <>
      <Select
        label={t('deskOrders.fields.proof')}
        value={kind}
        onChange={(event) => onChange({ proof: kinds.find((one) => one === event.target.value) })}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {t(proofNames[one])}
          </option>
        ))}
      </Select>
      {parts.includes('code') && <CodeField {...props} />}
      {parts.includes('name') && <NameField {...props} />}
      {parts.includes('signature') && <PictureField {...props} part="signature" />}
      {parts.includes('passport') && <PictureField {...props} part="passport" />}
      {parts.includes('photo') && <PictureField {...props} part="photo" />}
      {parts.includes('word') && <WordField {...props} />}
    </>
  )
}

function CodeField({ values, missing, onChange }: VerbFieldsProps) {
  const t = useTranslations('deskOrders.fields')
  return (
    <TextField
      code
      label={t('code')}
      hint={t('codeHint')}
      inputMode="numeric"
      maxLength={6}
      value={values.code ?? ''}
      error={useMissing(missing)('code')}
      onChange={(event) => onChange({ code: event.target.value.replace(/\D/g, '') || undefined })}
    />
  )
}

function NameField({ values, missing, onChange }: VerbFieldsProps) {
  const t = useTranslations('deskOrders.fields')
  return (
    <TextField
      label={t(values.proof === 'document' ? 'nameInDocument' : 'neighbour')}
      value={values.name ?? ''}
      maxLength={100}
      error={useMissing(missing)('name')}
      onChange={(event) => onChange({ name: event.target.value })}
    />
  )
}

const pictures = {
  signature: { label: 'deskOrders.fields.signature', kind: 'signature' },
  passport: { label: 'deskOrders.fields.passport', kind: 'passport' },
  photo: { label: 'deskOrders.fields.safePlace', kind: 'photo' },
} as const

function PictureField({
  part,
  values,
  missing,
  onChange,
}: VerbFieldsProps & { part: keyof typeof pictures }) {
  const t = useTranslations()
  const { label, kind } = pictures[part]
  return (
    <UploadField
      label={t(values.proof === 'document' ? 'deskOrders.fields.documentPhoto' : label)}
      kind={kind}
      error={useMissing(missing)(part)}
      onChange={(file) => onChange({ [part]: file })}
    />
  )
}

function WordField({ values, missing, onChange }: VerbFieldsProps) {
  const t = useTranslations('deskOrders.fields')
  return (
    <Checkbox
      label={t('documentWord')}
      checked={values.word ?? false}
      error={useMissing(missing)('word')}
      onChange={({ target }) => onChange({ word: target.checked || undefined })}
    />
  )
}
