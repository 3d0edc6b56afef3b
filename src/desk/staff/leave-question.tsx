import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import type { StaffMember } from '#modules/accounts/staff/staff.contract.ts'
import { Button } from '#ui/button.tsx'
import { Confirm, Dialog } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { HeldList, holdsAnything, whileHeld } from './held-things.tsx'

type LeaveQuestionProps = { person: StaffMember; onDone: () => void; onGone: () => void }

/** Somebody leaves; what is in their hands is handed over first. */
export function LeaveQuestion({ person, onDone, onGone }: LeaveQuestionProps) {
  const t = useTranslations('staff')
  const task = useTask(staffCalls.dismissStaff)
  const held = useAnswer(staffCalls.readHeld, { params: { id: person.id } }, { pollMs: whileHeld })
  const toast = useToast()
  const failureText = useFailureText()
  const { full_name: name } = person
  const dismiss = async () => {
    const answer = await task.run({ params: { id: person.id } })
    if (answer.ok) {
      toast({ text: t('dismiss.done', { name }) })
      return onGone()
    }
    toast({ text: failureText(answer.error), tone: 'danger' })
    // Handed to them meanwhile: the question shows it now.
    if (answer.error.code.startsWith('staff_holds')) void held.refresh()
    else onDone()
  }
  if (held.data && holdsAnything(held.data)) {
    const close = (
      <Button look="second" onClick={onDone}>
        {t('dismiss.later')}
      </Button>
    )
    return (
      <Dialog open onClose={onDone} title={t('dismiss.title', { name })} actions={close}>
        <Notice tone="warning">
          {t(person.status === 'suspended' ? 'dismiss.holdsSuspended' : 'dismiss.holds')}
        </Notice>
        <HeldList person={person} held={held.data} onChanged={() => void held.refresh()} />
      </Dialog>
    )
  }
  return (
    <Confirm
      open
      title={t('dismiss.title', { name })}
      yes={t('dismiss.yes')}
      no={t('no')}
      danger
      busy={task.state === 'busy' || (held.data === undefined && held.error === undefined)}
      onNo={onDone}
      onYes={() => void dismiss()}
    >
      {t('dismiss.text')}
    </Confirm>
  )
}
