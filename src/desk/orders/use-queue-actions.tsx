import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Confirmation } from '#modules/orders/desk-orders.contract.ts'
import { useToast } from '#ui/toast.tsx'
import type { ApiError } from '#web/api-client.ts'
import { randomKey } from '#web/random-key.ts'
import { useStaff } from '../signed-in.ts'
import { NoteDialog } from './note-dialog.tsx'
import { useOrderCalls } from './order-calls.ts'
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
  const failed = useTranslations('deskOrders.dialog')('failed')
  const calls = useOrderCalls()
  const toast = useToast()
  // With its order: the question stays about it, and its answer in sight, when the order has left the queue meanwhile.
  const [asked, setAsked] = useState<Asked>()
  const [busy, setBusy] = useState(false)
  const working = useRef(false)
  const me = useStaff()?.id
  const caller = item ? whoCalls(item, me, Date.now()) : 'nobody'
  const isMine = item !== undefined && (caller === 'nobody' || caller === 'me')

  const words = (error: ApiError) => error.message ?? failed
  const tell = (error: ApiError) => {
    toast({ text: words(error), tone: 'danger' })
    outcomes.onStale()
  }
  /** One at a time: a key that is held down does a thing once. */
  const once = async (task: () => Promise<void>) => {
    if (working.current) return
    working.current = true
    setBusy(true)
    await task()
    working.current = false
    setBusy(false)
  }

  const confirm = (order: Confirmation) =>
    once(async () => {
      const { version } = order.order
      const done = await calls.perform(order.id, 'confirm', { version, event_id: randomKey() })
      if (!done.ok) return tell(done.error)
      toast({ text: t('confirmed', { name: order.owner.full_name }), tone: 'ok' })
      outcomes.onDone(order.id)
    })

  const claim = (order: Confirmation, start: boolean) =>
    once(async () => {
      const answer = await (start ? calls.startCall(order.id) : calls.leaveCall(order.id))
      if (answer.ok) outcomes.onChanged(answer.value)
      else tell(answer.error)
    })

  async function cancel(order: Confirmation, note: string): Promise<string | undefined> {
    const { version } = order.order
    const done = await calls.perform(order.id, 'cancel', { version, note, event_id: randomKey() })
    if (!done.ok) {
      outcomes.onStale()
      return words(done.error)
    }
    setAsked(undefined)
    toast({ text: t('cancelled', { name: order.owner.full_name }), tone: 'ok' })
    outcomes.onDone(order.id)
    return undefined
  }

  async function noAnswer(order: Confirmation, note: string): Promise<string | undefined> {
    const answer = await calls.noAnswer(order.id, note)
    if (!answer.ok) {
      outcomes.onStale()
      return words(answer.error)
    }
    setAsked(undefined)
    outcomes.onChanged(answer.value)
    return undefined
  }

  return {
    busy,
    call: () => item && void claim(item, true),
    leave: () => item && void claim(item, false),
    confirm: isMine ? () => void confirm(item) : undefined,
    askNoAnswer: isMine ? () => setAsked({ what: 'noAnswer', order: item }) : undefined,
    askCancel: isMine ? () => setAsked({ what: 'cancel', order: item }) : undefined,
    dialogs: asked && (
      <QueueDialogs
        asked={asked}
        onClose={() => setAsked(undefined)}
        onNoAnswer={(note) => noAnswer(asked.order, note)}
        onCancel={(note) => cancel(asked.order, note)}
      />
    ),
  }
}

type Asked = { what: 'cancel' | 'noAnswer'; order: Confirmation }

type QueueDialogsProps = {
  asked: Asked
  onClose: () => void
  onNoAnswer: (note: string) => Promise<string | undefined>
  onCancel: (note: string) => Promise<string | undefined>
}

function QueueDialogs({ asked: { what, order }, onClose, onNoAnswer, onCancel }: QueueDialogsProps) {
  const t = useTranslations('deskOrders.queue')
  const name = order.owner.full_name
  return (
    <>
      <NoteDialog
        open={what === 'noAnswer'}
        title={t('noAnswer.title', { name })}
        label={t('noAnswer.label')}
        yes={t('noAnswer.yes')}
        onClose={onClose}
        onSubmit={onNoAnswer}
      />
      <NoteDialog
        open={what === 'cancel'}
        title={t('cancel.title', { name })}
        label={t('cancel.label')}
        yes={t('cancel.yes')}
        required
        danger
        onClose={onClose}
        onSubmit={onCancel}
      />
    </>
  )
}
