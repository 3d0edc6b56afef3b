import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiError } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { randomKey } from '#client/random-key.ts'
import { useTask, useWork } from '#client/use-task.ts'
import { deskOrdersCalls } from '#modules/orders/desk/desk-orders.calls.ts'
import type { Confirmation } from '#modules/orders/desk/desk-orders.contract.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { useToast } from '#ui/float/toast.tsx'
import { useStaff } from '../../signed-in.ts'
import { NoteDialog } from './note-dialog.tsx'
import { whoCalls } from './queue-state.ts'

type Outcomes = {
  onChanged: (item: Confirmation) => void
  /** It left the queue. */
  onDone: (id: string) => void
  /** Somebody else was first: what is shown is old. */
  onStale: () => void
}

export type QueueActions = {
  busy: boolean
  call: () => void
  leave: () => void
  /** Absent while a colleague is on the line. */
  confirm: (() => void) | undefined
  askNoAnswer: (() => void) | undefined
  askCancel: (() => void) | undefined
  dialogs: ReactNode
}

/** What can be done to the order whose customer is being called. */
export function useQueueActions(item: Confirmation | undefined, outcomes: Outcomes): QueueActions {
  const t = useTranslations('deskOrders.queue')
  const failureText = useFailureText()
  const toast = useToast()
  // One at a time: a key that is held down does a thing once.
  const work = useWork()
  // With its order: the question stays about it, and its answer in sight, when the order has left the queue meanwhile.
  const [asked, setAsked] = useState<Asked>()
  const me = useStaff()?.id
  const caller = item ? whoCalls(item, me, Date.now()) : 'nobody'
  const isMine = item !== undefined && (caller === 'nobody' || caller === 'me')

  const tell = (error: ApiError) => {
    toast({ text: failureText(error), tone: 'danger' })
    outcomes.onStale()
  }
  const confirm = ({ id, order: { version }, owner }: Confirmation) =>
    work.run(async (api) => {
      const said = { params: { id }, body: { version, event_id: randomKey() } }
      const answer = await api.call(orderVerbsCalls.confirm, said)
      if (answer.ok) {
        toast({ text: t('confirmed', { name: owner.full_name }), tone: 'ok' })
        outcomes.onDone(id)
      } else tell(answer.error)
      return answer
    })
  const claim = ({ id }: Confirmation, start: boolean) =>
    work.run(async (api) => {
      const call = start ? deskOrdersCalls.startCall : deskOrdersCalls.leaveCall
      const answer = await api.call(call, { params: { id } })
      if (answer.ok) outcomes.onChanged(answer.value)
      else tell(answer.error)
      return answer
    })

  const close = () => setAsked(undefined)
  const shared = asked && { order: asked.order, onClose: close, onStale: outcomes.onStale }
  return {
    busy: work.state === 'busy',
    call: () => item && void claim(item, true),
    leave: () => item && void claim(item, false),
    confirm: isMine ? () => void confirm(item) : undefined,
    askNoAnswer: isMine ? () => setAsked({ what: 'noAnswer', order: item }) : undefined,
    askCancel: isMine ? () => setAsked({ what: 'cancel', order: item }) : undefined,
    dialogs:
      shared &&
      (asked.what === 'cancel' ? (
        <CancelDialog {...shared} onDone={outcomes.onDone} />
      ) : (
        <NoAnswerDialog {...shared} onChanged={outcomes.onChanged} />
      )),
  }
}

type Asked = { what: 'cancel' | 'noAnswer'; order: Confirmation }

type NoAnswerDialogProps = Pick<Outcomes, 'onChanged' | 'onStale'> & {
  order: Confirmation
  onClose: () => void
}

function NoAnswerDialog({ order, onClose, onChanged, onStale }: NoAnswerDialogProps) {
  const t = useTranslations('deskOrders.queue.noAnswer')
  const task = useTask(deskOrdersCalls.tellNoAnswer)
  const submit = async (note: string) => {
    const answer = await task.run({ params: { id: order.id }, body: note ? { note } : {} })
    if (!answer.ok) return onStale()
    onClose()
    onChanged(answer.value)
  }
  return (
    <NoteDialog
      title={t('title', { name: order.owner.full_name })}
      label={t('label')}
      yes={t('yes')}
      task={task}
      onClose={onClose}
      onSubmit={(note) => void submit(note)}
    />
  )
}

type CancelDialogProps = Pick<Outcomes, 'onDone' | 'onStale'> & { order: Confirmation; onClose: () => void }

function CancelDialog({ order: { id, order, owner }, onClose, onDone, onStale }: CancelDialogProps) {
  const t = useTranslations('deskOrders.queue')
  const toast = useToast()
  const task = useTask(orderVerbsCalls.cancel)
  // The same press twice is one event, also when the first answer got lost.
  const [eventId] = useState(randomKey)
  const name = owner.full_name
  const submit = async (note: string) => {
    const body = { version: order.version, note, event_id: eventId }
    const answer = await task.run({ params: { id }, body })
    if (!answer.ok) return onStale()
    onClose()
    toast({ text: t('cancelled', { name }), tone: 'ok' })
    onDone(id)
  }
  return (
    <NoteDialog
      title={t('cancel.title', { name })}
      label={t('cancel.label')}
      yes={t('cancel.yes')}
      required
      danger
      task={task}
      onClose={onClose}
      onSubmit={(note) => void submit(note)}
    />
  )
}
