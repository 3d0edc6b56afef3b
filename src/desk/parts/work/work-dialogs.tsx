import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { startOfDay, tashkentDay } from '#kernel/tashkent.ts'
import { worklistCalls } from '#modules/worklist/worklist.calls.ts'
import type { WorkDetail } from '#modules/worklist/worklist.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Select } from '#ui/fields/select.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { useStaff } from '../../signed-in.ts'
import { DeskFormDialog } from '../desk-form-dialog.tsx'
import { sendOnEnter } from '../keys/send-on-enter.ts'

type DialogProps = {
  work: WorkDetail
  onClose: () => void
  onDone: (work: WorkDetail) => void
}

const longestNote = 500

export function HandDialog({ work, onClose, onDone }: DialogProps) {
  const t = useTranslations('deskHome')
  const me = useStaff()?.id
  const toast = useToast()
  const task = useTask(worklistCalls.handWork)
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const others = work.colleagues.filter(({ id }) => id !== me)
  async function submit(): Promise<void> {
    setTried(true)
    if (to === '') return
    const body = { to, note: note.trim() || undefined }
    const done = await task.run({ params: { key: work.key }, body })
    if (!done.ok) return
    const name = others.find(({ id }) => id === to)?.full_name ?? ''
    toast({ text: t('hand.done', { name }), tone: 'ok' })
    onDone(done.value)
  }
  return (
    <DeskFormDialog
      title={t('hand.title')}
      no={t('no')}
      yes={t('hand.yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Select
        label={t('hand.to')}
        value={to}
        error={tried && to === '' ? t('hand.choose') : undefined}
        onChange={(event) => setTo(event.target.value)}
      >
        <option value="">{t('hand.choose')}</option>
        {others.map(({ id, full_name: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <TextArea
        label={t('hand.note')}
        optional={t('optional')}
        rows={2}
        maxLength={longestNote}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </DeskFormDialog>
  )
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** When it can be looked at again: hours from now, and the next hours at which people are at work. */
export function laterMoments(
  now: number,
): { word: 'hour' | 'threeHours' | 'evening' | 'tomorrow'; at: number }[] {
  const midnight = startOfDay(tashkentDay(new Date(now))).getTime()
  const evening = midnight + 18 * hourMs
  return [
    { word: 'hour', at: now + hourMs },
    { word: 'threeHours', at: now + 3 * hourMs },
    ...(evening > now + hourMs ? [{ word: 'evening' as const, at: evening }] : []),
    { word: 'tomorrow', at: midnight + dayMs + 9 * hourMs },
  ]
}

const momentNames = {
  hour: 'deskHome.later.hour',
  threeHours: 'deskHome.later.threeHours',
  evening: 'deskHome.later.evening',
  tomorrow: 'deskHome.later.tomorrow',
} as const

export function LaterDialog({ work, onClose, onDone }: DialogProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const toast = useToast()
  const task = useTask(worklistCalls.noteWork)
  const [moments] = useState(() => laterMoments(Date.now()))
  const [chosen, setChosen] = useState(0)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  async function submit(): Promise<void> {
    setTried(true)
    const at = moments[chosen]?.at
    if (note.trim() === '' || at === undefined) return
    const body = { text: note.trim(), look_at: new Date(at).toISOString() }
    const done = await task.run({ params: { key: work.key }, body })
    if (!done.ok) return
    toast({ text: t('deskHome.later.done', { moment: format.dateTime(at) }), tone: 'ok' })
    onDone(done.value)
  }
  return (
    <DeskFormDialog
      title={t('deskHome.later.title')}
      no={t('deskHome.no')}
      yes={t('deskHome.later.yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Select
        label={t('deskHome.later.when')}
        value={String(chosen)}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {moments.map(({ word }, index) => (
          <option key={word} value={String(index)}>
            {t(momentNames[word])}
          </option>
        ))}
      </Select>
      <NoteField label={t('deskHome.later.note')} value={note} tried={tried} onChange={setNote} />
    </DeskFormDialog>
  )
}

export function SettleDialog({ work, onClose, onDone }: DialogProps) {
  const t = useTranslations('deskHome')
  const toast = useToast()
  const task = useTask(worklistCalls.settleWork)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  async function submit(): Promise<void> {
    setTried(true)
    if (note.trim() === '') return
    const done = await task.run({ params: { key: work.key }, body: { note: note.trim() } })
    if (!done.ok) return
    toast({ text: t('settle.done'), tone: 'ok' })
    onDone(done.value)
  }
  return (
    <DeskFormDialog
      title={t('settle.title')}
      no={t('no')}
      yes={t('settle.yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('settle.text')}</p>
      <NoteField label={t('settle.note')} value={note} tried={tried} onChange={setNote} />
    </DeskFormDialog>
  )
}

type NoteFieldProps = { label: string; value: string; tried: boolean; onChange: (note: string) => void }

function NoteField({ label, value, tried, onChange }: NoteFieldProps) {
  const t = useTranslations('deskHome')
  return (
    <TextArea
      label={label}
      rows={2}
      maxLength={longestNote}
      value={value}
      error={tried && value.trim() === '' ? t('noteNeeded') : undefined}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={sendOnEnter}
    />
  )
}
