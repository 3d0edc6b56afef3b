import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TaskState } from '#client/task-state.tsx'
import { useWork } from '#client/use-task.ts'
import type { Address } from '#modules/accounts/accounts.contract.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import {
  type AddressDraft,
  draftOf,
  draftProblems,
  emptyDraft,
  isWhole,
  requestOf,
  type WholeDraft,
} from '#parcel/address-book/address-draft.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { AddressFields } from './address-fields.tsx'

type AddressDialogProps = {
  /** The address being changed, a new one, or none: then the dialog is closed. */
  edited: Address | 'new' | undefined
  onClose: () => void
  onSaved: () => Promise<void>
}

/** A sheet beside the list; on a phone it rises from below. */
export function AddressDialog({ edited, onClose, onSaved }: AddressDialogProps) {
  const t = useTranslations('addressBook')
  const common = useTranslations('common')
  const form = useId()
  const task = useWork()
  const close = () => {
    task.reset()
    onClose()
  }
  const actions = (
    <>
      <Button look="second" onClick={close}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={form} busy={task.state === 'busy'}>
        {t('save')}
      </Button>
    </>
  )
  return (
    <Dialog
      open={edited !== undefined}
      onClose={close}
      title={edited === 'new' ? t('addTitle') : t('editTitle')}
      closeLabel={common('close')}
      place="side"
      actions={actions}
    >
      {edited && <AddressForm id={form} edited={edited} task={task} onSaved={onSaved} />}
    </Dialog>
  )
}

type AddressFormProps = Pick<AddressDialogProps, 'onSaved'> & {
  id: string
  edited: Address | 'new'
  task: ReturnType<typeof useWork>
}

function AddressForm({ id, edited, task, onSaved }: AddressFormProps) {
  const t = useTranslations()
  const [draft, setDraft] = useState<AddressDraft>(edited === 'new' ? emptyDraft : draftOf(edited))
  const [checked, setChecked] = useState(false)
  const problems = draftProblems(draft)

  const send = async (whole: WholeDraft) => {
    const body = requestOf(whole)
    const answer = await task.run((api) =>
      edited === 'new'
        ? api.call(profileCalls.addAddress, { body })
        : api.call(profileCalls.changeAddress, { params: { id: edited.id }, body }),
    )
    if (answer.ok) await onSaved()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (isWhole(draft)) void send(draft)
    else focusFirstProblem(event.currentTarget, Object.keys(problems)[0])
  }
  const errorOf = (field: keyof typeof problems) => {
    const problem = checked ? problems[field] : undefined
    return problem ? t(problem) : task.told(field)
  }

  return (
    <form id={id} className="profile-form" onSubmit={submit} noValidate>
      <AddressFields
        draft={draft}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        errors={{
          label: errorOf('label'),
          region: errorOf('region'),
          city: errorOf('city'),
          street: errorOf('street'),
        }}
        canBeDefault={edited === 'new' || !edited.is_default}
      />
      <TaskState task={task} />
    </form>
  )
}

/** The first field that stops the form, so that nobody looks for it. */
function focusFirstProblem(form: HTMLFormElement, field: string | undefined): void {
  form.querySelector<HTMLElement>(`[data-field='${field}'] input`)?.focus()
}
