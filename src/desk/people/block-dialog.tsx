import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import { customersCalls } from '#modules/accounts/customers/customers.calls.ts'
import type { CustomerDetail } from '#modules/accounts/customers/customers.contract.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { sendOnEnter } from '../parts/keys/send-on-enter.ts'
import { QuickReasons } from '../parts/quick-reasons.tsx'

type BlockDialogProps = {
  person: CustomerDetail
  onClose: () => void
  onDone: (person: CustomerDetail) => void
}

/** Keeps a customer out, or lets them in again: either way with a reason that colleagues read. */
export function BlockDialog({ person, onClose, onDone }: BlockDialogProps) {
  const t = useTranslations('deskPeople')
  const toast = useToast()
  const isOut = person.status === 'suspended'
  const block = useTask(customersCalls.blockCustomer)
  const unblock = useTask(customersCalls.unblockCustomer)
  const task = isOut ? unblock : block
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { full_name: name } = person
  async function submit(): Promise<void> {
    setTried(true)
    if (reason.trim() === '') return
    const done = await task.run({ params: { id: person.id }, body: { reason: reason.trim() } })
    if (!done.ok) return
    toast({ text: t(isOut ? 'unblock.done' : 'block.done', { name }) })
    onDone(done.value)
    onClose()
  }
  return (
    <DeskFormDialog
      title={t(isOut ? 'unblock.title' : 'block.title', { name })}
      no={t('block.no')}
      yes={t(isOut ? 'unblock.yes' : 'block.yes')}
      look={isOut ? 'main' : 'danger'}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t(isOut ? 'unblock.text' : 'block.text')}</p>
      {!isOut && (
        <QuickReasons
          legend={t('block.usual')}
          reasons={[t('block.reasons.fake'), t('block.reasons.forbidden'), t('block.reasons.rude')]}
          value={reason}
          onPick={setReason}
        />
      )}
      <TextArea
        label={t('block.reason')}
        rows={2}
        maxLength={500}
        value={reason}
        error={tried && reason.trim() === '' ? t('block.needed') : undefined}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={sendOnEnter}
      />
    </DeskFormDialog>
  )
}
