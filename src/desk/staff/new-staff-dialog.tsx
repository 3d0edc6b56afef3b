import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { type Task, useTask } from '#client/use-task.ts'
import { parsePhone } from '#kernel/phone.ts'
import type { StaffRole } from '#modules/accounts/domain/person.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import type { SecondStep, StaffMember } from '#modules/accounts/staff/staff.contract.ts'
import { Button } from '#ui/button.tsx'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { KeyDialog } from '../parts/second-step/key-dialog.tsx'
import { RoleSelect } from './role-select.tsx'

type NewStaffDialogProps = { open: boolean; onClose: () => void; onCreated: (person: StaffMember) => void }
type Created = { person: StaffMember; key: SecondStep }

/** Phone, name, role; then the key, which is shown this one time. */
export function NewStaffDialog({ open, onClose, onCreated }: NewStaffDialogProps) {
  const t = useTranslations('staff')
  const [created, setCreated] = useState<Created>()
  const form = useId()
  const task = useTask(staffCalls.addStaff)
  const close = () => {
    task.reset()
    onClose()
  }
  const actions = (
    <>
      <Button look="second" onClick={close}>
        {t('create.cancel')}
      </Button>
      <Button type="submit" form={form} busy={task.state === 'busy'}>
        {t('create.submit')}
      </Button>
    </>
  )
  return (
    <>
      <Dialog open={open} onClose={close} title={t('create.title')} actions={actions}>
        <NewStaffForm
          id={form}
          task={task}
          onCreated={(made) => {
            setCreated(made)
            onCreated(made.person)
            close()
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

const fields = ['phone', 'full_name', 'role'] as const

type NewStaffFormProps = {
  id: string
  task: Task<typeof staffCalls.addStaff>
  onCreated: (made: Created) => void
}

function NewStaffForm({ id, task, onCreated }: NewStaffFormProps) {
  const t = useTranslations()
  const failureText = useFailureText()
  const [phone, setPhone] = useState('')
  const [name, setName] = useState('')
  const [role, setRole] = useState<StaffRole>('courier')
  const [missing, setMissing] = useState<{ phone?: string; full_name?: string }>({})
  const isAtField = fields.some((field) => task.told(field) !== undefined)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    task.reset()
    const number = parsePhone(phone)
    const named = name.trim() !== ''
    setMissing({
      ...(number === undefined && { phone: t('staff.create.phoneNeeded') }),
      ...(!named && { full_name: t('staff.create.nameNeeded') }),
    })
    if (number === undefined || !named) return
    const answer = await task.run({ body: { phone: number, full_name: name, role } })
    if (answer.ok) onCreated({ person: answer.value.person, key: answer.value.second_step })
  }

  return (
    <form id={id} className="desk-form" noValidate onSubmit={(event) => void submit(event)}>
      <PhoneField
        label={t('staff.create.phone')}
        hint={t('staff.create.phoneHint')}
        value={phone}
        onChange={setPhone}
        error={missing.phone ?? task.told('phone')}
        autoComplete="off"
      />
      <TextField
        label={t('staff.create.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={missing.full_name ?? task.told('full_name')}
        maxLength={100}
        autoComplete="off"
      />
      <RoleSelect value={role} onChange={setRole} error={task.told('role')} />
      <div role="alert">
        {task.error && !isAtField && <Notice tone="danger">{failureText(task.error)}</Notice>}
      </div>
    </form>
  )
}
