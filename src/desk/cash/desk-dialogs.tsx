import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import { cashCalls } from '#modules/payments/cash/cash.calls.ts'
import type { CashDeskView } from '#modules/payments/cash/cash.contract.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'

type Ends = { onClose: () => void; onDone: () => void }

/** A depot or an office gets a cash desk of its own. */
export function NewDeskDialog({ onClose, onDone }: Ends) {
  const t = useTranslations('deskCash.desks')
  const task = useTask(cashCalls.openDesk)
  const [name, setName] = useState('')
  const [place, setPlace] = useState<'depot' | 'office'>('depot')
  const [address, setAddress] = useState('')
  const [tried, setTried] = useState(false)
  async function submit() {
    setTried(true)
    if (name.trim() === '') return
    const answer = await task.run({ body: { name, place, address } })
    if (answer.ok) onDone()
  }
  return (
    <DeskFormDialog
      title={t('open')}
      no={t('no')}
      yes={t('openYes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Segmented
        label={t('place')}
        options={[
          { value: 'depot', label: t('depot') },
          { value: 'office', label: t('office') },
        ]}
        value={place}
        onChange={setPlace}
      />
      <TextField
        label={t('name')}
        value={name}
        maxLength={80}
        error={tried && name.trim() === '' ? t('nameNeeded') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('address')}
        optional={t('optional')}
        value={address}
        maxLength={200}
        onChange={(event) => setAddress(event.target.value)}
      />
    </DeskFormDialog>
  )
}

export function ChangeDeskDialog({ desk, onClose, onDone }: Ends & { desk: CashDeskView }) {
  const t = useTranslations('deskCash.desks')
  const task = useTask(cashCalls.changeDesk)
  const [name, setName] = useState(desk.name)
  const [address, setAddress] = useState(desk.address)
  const [givenUp, setGivenUp] = useState(false)
  async function submit() {
    if (name.trim() === '') return
    const body = { name, address, ...(givenUp ? { given_up: true as const } : {}) }
    const answer = await task.run({ params: { id: desk.id }, body })
    if (answer.ok) onDone()
  }
  return (
    <DeskFormDialog
      title={desk.name}
      no={t('no')}
      yes={givenUp ? t('giveUpYes') : t('save')}
      look={givenUp ? 'danger' : undefined}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <TextField
        label={t('name')}
        value={name}
        maxLength={80}
        error={name.trim() === '' ? t('nameNeeded') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('address')}
        optional={t('optional')}
        value={address}
        maxLength={200}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Checkbox
        label={t('giveUp')}
        checked={givenUp}
        onChange={(event) => setGivenUp(event.target.checked)}
      />
    </DeskFormDialog>
  )
}
