import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useTask } from '#client/use-task.ts'
import type { StaffRole } from '#modules/accounts/domain/person.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import type { SecondStep, StaffChange, StaffMember } from '#modules/accounts/staff/staff.contract.ts'
import { Button } from '#ui/button.tsx'
import { Confirm, Dialog } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { roleNames } from '../parts/role-names.ts'
import { KeyDialog } from '../parts/second-step/key-dialog.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { RoleSelect } from './role-select.tsx'

type StaffActionsProps = {
  person: StaffMember
  /** Nobody takes their own rights away, or gives themselves an authenticator; the server refuses it as well. */
  isSelf: boolean
  onChanged: (person: StaffMember) => void
  onGone: () => void
}

type Question = 'status' | 'role' | 'key' | 'leave'

/** What an administrator can do to a person. Each asks first: sessions end with it. */
export function StaffActions({ person, isSelf, onChanged, onGone }: StaffActionsProps) {
  const t = useTranslations('staff')
  const [question, setQuestion] = useState<Question>()
  const answered = () => setQuestion(undefined)
  const suspended = person.status === 'suspended'
  return (
    <div className="desk-details__actions">
      {isSelf ? (
        <Notice tone="info" className="desk-details__notice">
          {t('itIsYou')}
        </Notice>
      ) : (
        <>
          <Button look="second" small onClick={() => setQuestion('role')}>
            {t('changeRole.action')}
          </Button>
          <Button look={suspended ? 'second' : 'danger'} small onClick={() => setQuestion('status')}>
            {t(suspended ? 'reactivate.action' : 'suspend.action')}
          </Button>
          <Button look="danger" small onClick={() => setQuestion('leave')}>
            {t('dismiss.action')}
          </Button>
          <Button look="second" small onClick={() => setQuestion('key')}>
            {t('newKey.action')}
          </Button>
        </>
      )}
      <StatusQuestion person={person} open={question === 'status'} onDone={answered} onChanged={onChanged} />
      {question === 'role' && <RoleQuestion person={person} onDone={answered} onChanged={onChanged} />}
      {question === 'leave' && <LeaveQuestion person={person} onDone={answered} onGone={onGone} />}
      <KeyQuestion person={person} open={question === 'key'} onDone={answered} onChanged={onChanged} />
    </div>
  )
}

type QuestionProps = { person: StaffMember; onDone: () => void; onChanged: (person: StaffMember) => void }

/** Sends a change; the words for having done it are the caller's. */
function useChange({ person, onDone, onChanged }: QuestionProps) {
  const task = useTask(staffCalls.changeStaff)
  const toast = useToast()
  const failureText = useFailureText()
  const send = async (body: StaffChange, done: string) => {
    const answer = await task.run({ params: { id: person.id }, body })
    onDone()
    if (!answer.ok) return toast({ text: failureText(answer.error), tone: 'danger' })
    onChanged(answer.value)
    toast({ text: done })
  }
  return { busy: task.state === 'busy', send }
}

function StatusQuestion({ open, ...question }: QuestionProps & { open: boolean }) {
  const t = useTranslations('staff')
  const { busy, send } = useChange(question)
  const { full_name: name, status } = question.person
  const suspended = status === 'suspended'
  return (
    <Confirm
      open={open}
      title={t(suspended ? 'reactivate.title' : 'suspend.title', { name })}
      yes={t(suspended ? 'reactivate.yes' : 'suspend.yes')}
      no={t('no')}
      danger={!suspended}
      busy={busy}
      onNo={question.onDone}
      onYes={() =>
        void send(
          { status: suspended ? 'active' : 'suspended' },
          t(suspended ? 'reactivate.done' : 'suspend.done', { name }),
        )
      }
    >
      {t(suspended ? 'reactivate.text' : 'suspend.text')}
    </Confirm>
  )
}

function RoleQuestion(question: QuestionProps) {
  const t = useTranslations()
  const { person, onDone } = question
  const { busy, send } = useChange(question)
  const [role, setRole] = useState<StaffRole>(person.role)
  const { full_name: name } = person
  const actions = (
    <>
      <Button look="second" onClick={onDone}>
        {t('staff.no')}
      </Button>
      <Button
        busy={busy}
        disabled={role === person.role}
        onClick={() => void send({ role }, t('staff.changeRole.done', { name, role: t(roleNames[role]) }))}
      >
        {t('staff.changeRole.yes')}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onDone} title={t('staff.changeRole.title', { name })} actions={actions}>
      <div className="desk-form">
        <RoleSelect value={role} onChange={setRole} />
        <Notice tone="warning">{t('staff.changeRole.text')}</Notice>
      </div>
    </Dialog>
  )
}

function KeyQuestion({ open, person, onDone, onChanged }: QuestionProps & { open: boolean }) {
  const t = useTranslations('staff')
  const task = useTask(staffCalls.renewSecondStep)
  const toast = useToast()
  const failureText = useFailureText()
  const [key, setKey] = useState<SecondStep>()
  const { full_name: name } = person
  const ask = async () => {
    const answer = await task.run({ params: { id: person.id } })
    onDone()
    if (!answer.ok) return toast({ text: failureText(answer.error), tone: 'danger' })
    setKey(answer.value)
  }
  const close = () => {
    setKey(undefined)
    onChanged({ ...person, second_step: true })
  }
  return (
    <>
      <Confirm
        open={open}
        title={t('newKey.title', { name })}
        yes={t('newKey.yes')}
        no={t('no')}
        danger
        busy={task.state === 'busy'}
        onNo={onDone}
        onYes={() => void ask()}
      >
        {t('newKey.text')}
      </Confirm>
      <KeyDialog name={name} secondStep={key} onClose={close} />
    </>
  )
}
