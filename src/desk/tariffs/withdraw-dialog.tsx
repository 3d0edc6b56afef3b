import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { useWork } from '#client/use-task.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Confirm } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import type { Compared } from './compared.ts'
import { publishCopy } from './publish-copy.ts'

type WithdrawDialogProps = { compared: Compared; onClose: () => void; onDone: () => void }

/** Of two versions with one moment the later counts, so a plan is taken back by a copy of what is in force. */
export function WithdrawDialog({ compared, onClose, onDone }: WithdrawDialogProps) {
  const t = useTranslations('deskTariffs.publish')
  const waits = useTranslations('desk.secondPerson')
  const format = formatter(useLocale())
  const { run, state } = useWork()
  const toast = useToast()
  const failureText = useFailureText()
  const version = String(compared.shown.version)
  const from = new Date(compared.shown.effective_from ?? 0)
  const moment = format.dateTime(from)
  const withdraw = async () => {
    const note = t('withdrawNote', { version })
    const answer = await run((api) => publishCopy(api, compared.current.version, note, from))
    onClose()
    if (!answer.ok) return toast({ text: failureText(answer.error), tone: 'danger' })
    toast({ text: waits('asked') })
    onDone()
  }
  return (
    <Confirm
      open
      danger
      busy={state === 'busy'}
      title={t('withdrawTitle', { version })}
      yes={t('withdrawYes')}
      no={t('no')}
      onYes={() => void withdraw()}
      onNo={onClose}
    >
      {t('withdraw', { moment, version })}
    </Confirm>
  )
}
