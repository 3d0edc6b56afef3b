import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { debtDeskCalls } from '#modules/payments/debts/debt-desk.calls.ts'
import type { DeskDebt } from '#modules/payments/debts/debt-desk.contract.ts'
import { debtsCalls } from '#modules/payments/debts/debts.calls.ts'
import { type WriteOffGround, writeOffGrounds } from '#modules/payments/domain/debts.ts'
import { formatter } from '#platform/i18n/format.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'

type DialogProps = { debt: DeskDebt; onClose: () => void; onDone: () => void }

/** The whole debt, counted into the till: parts of it are for the counter's own calls. */
export function CashDialog({ debt, onClose, onDone }: DialogProps) {
  const t = useTranslations('deskDebts.cash')
  const { money } = formatter(useLocale())
  const toast = useToast()
  const task = useTask(debtsCalls.takeCash)
  const amount = money(debt.remaining)
  async function submit(): Promise<void> {
    const body = { order_id: debt.order_id ?? '', amount: debt.remaining }
    if (!(await task.run({ body })).ok) return
    toast({ text: t('done', { amount }), tone: 'ok' })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t('title')}
      no={t('no')}
      yes={t('yes', { amount })}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('text', { amount })}</p>
    </DeskFormDialog>
  )
}

/** The sender reads the answer on the balance page. */
export function KeepDialog({ debt, onClose, onDone }: DialogProps) {
  const t = useTranslations('deskDebts.keep')
  const toast = useToast()
  const task = useTask(debtDeskCalls.keepDebt)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  async function submit(): Promise<void> {
    setTried(true)
    if (note.trim() === '') return
    if (!(await task.run({ params: { id: debt.id }, body: { note: note.trim() } })).ok) return
    toast({ text: t('done'), tone: 'ok' })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t('title')}
      no={t('no')}
      yes={t('yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('text', { reason: debt.dispute?.reason ?? '' })}</p>
      <TextArea
        label={t('note')}
        value={note}
        maxLength={500}
        error={tried && note.trim() === '' ? t('needed') : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
    </DeskFormDialog>
  )
}

const grounds = {
  not_owed: { label: 'deskDebts.writeOff.grounds.notOwed', note: 'deskDebts.writeOff.grounds.notOwedText' },
  uncollectible: {
    label: 'deskDebts.writeOff.grounds.uncollectible',
    note: 'deskDebts.writeOff.grounds.uncollectibleText',
  },
} as const satisfies Record<WriteOffGround, { label: string; note: string }>

/** One asks, another approves. */
export function WriteOffDialog({ debt, onClose, onDone }: DialogProps) {
  const t = useTranslations('deskDebts.writeOff')
  const say = useTranslations()
  const { money } = formatter(useLocale())
  const toast = useToast()
  const task = useTask(debtDeskCalls.writeOffDebt)
  const [ground, setGround] = useState<WriteOffGround>()
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  async function submit(): Promise<void> {
    setTried(true)
    if (!ground || note.trim() === '') return
    if (!(await task.run({ params: { id: debt.id }, body: { ground, note: note.trim() } })).ok) return
    toast({ text: t('done'), tone: 'ok' })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t('title', { amount: money(debt.remaining) })}
      no={t('no')}
      yes={t('yes')}
      look="danger"
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('text')}</p>
      <RadioCards
        label={t('ground')}
        cards={writeOffGrounds.map((value) => ({
          value,
          label: say(grounds[value].label),
          note: say(grounds[value].note),
        }))}
        value={ground}
        onChange={setGround}
        error={tried && !ground ? t('groundNeeded') : undefined}
      />
      <TextArea
        label={t('note')}
        value={note}
        maxLength={500}
        error={tried && note.trim() === '' ? t('needed') : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
    </DeskFormDialog>
  )
}
