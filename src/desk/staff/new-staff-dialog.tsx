import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { parsePhone } from '#kernel/phone.ts'
import type { StaffRole } from '#modules/accounts/domain/person.ts'
import type { SecondStep, StaffMember } from '#modules/accounts/staff.contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { ApiError } from '#web/api-client.ts'
import { KeyDialog } from './key-dialog.tsx'
import { RoleSelect } from './role-select.tsx'
import { useStaffCalls } from './staff-calls.ts'

type NewStaffDialogProps = { open: boolean; onClose: () => void; onCreated: (person: StaffMember) => void }
type Created = { person: StaffMember; key: SecondStep }

/** Phone, name, role; then the key, which is shown this one time. */
export function NewStaffDialog({ open, onClose, onCreated }: NewStaffDialogProps) {
  const t = useTranslations('staff')
  const [created, setCreated] = useState<Created>()
  const form = useId()
  const [busy, setBusy] = useState(false)
  const actions = (
    <>
      <Button look="second" onClick={onClose}>
        {t('create.cancel')}
      </Button>
      <Button type="submit" form={form} busy={busy}>
        {t('create.submit')}
      </Button>
    </>
  )
  return (
    <>
      <Dialog open={open} onClose={onClose} title={t('create.title')} actions={actions}>
        <NewStaffForm
          id={form}
          onBusy={setBusy}
          onCreated={(made) => {
            setCreated(made)
            onCreated(made.person)
            onClose()
          }}
        />
      </Dialog>
      <KeyDialog
        name={created?.person.full_name ?? ''}
        secondStep={created?.key}
        onClose={() => setCreated(undefined)}
      />
    </>
  )
}

type FieldErrors = Partial<Record<'phone' | 'full_name' | 'role', string>>

type NewStaffFormProps = { id: string; onBusy: (busy: boolean) => void; onCreated: (made: Created) => void }

function NewStaffForm({ id, onBusy, onCreated }: NewStaffFormProps) {
  const t = useTranslations()
  const calls = useStaffCalls()
  const [phone, setPhone] = useState('')
  const [name, setName] = useState('')
  const [role, setRole] = useState<StaffRole>('courier')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<string>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    const number = parsePhone(phone)
    const named = name.trim() !== ''
    setErrors({
      ...(number === undefined && { phone: t('staff.create.phoneNeeded') }),
      ...(!named && { full_name: t('staff.create.nameNeeded') }),
    })
    if (number === undefined || !named) return
    onBusy(true)
    const answer = await calls.create({ phone: number, full_name: name, role })
    onBusy(false)
    if (answer.ok) return onCreated({ person: answer.value.person, key: answer.value.second_step })
    const atFields = fieldErrors(answer.error)
    setErrors(atFields)
    if (Object.keys(atFields).length === 0) setRefusal(answer.error.message ?? t('desk.failed.action'))
  }

  return (
    <form id={id} className="desk-form" noValidate onSubmit={(event) => void submit(event)}>
      <PhoneField
        label={t('staff.create.phone')}
        hint={t('staff.create.phoneHint')}
        value={phone}
        onChange={setPhone}
        error={errors.phone}
        autoComplete="off"
      />
      <TextField
        label={t('staff.create.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={errors.full_name}
        maxLength={100}
        autoComplete="off"
      />
      <RoleSelect value={role} onChange={setRole} error={errors.role} />
      <div role="alert">{refusal && <Notice tone="danger">{refusal}</Notice>}</div>
    </form>
  )
}

function fieldErrors({ errors = [] }: ApiError): FieldErrors {
  const found: FieldErrors = {}
  for (const { path, message } of errors) {
    if (path === 'phone' || path === 'full_name' || path === 'role') found[path] = message
  }
  return found
}
