import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatter } from '#platform/i18n/format.ts'
import { Confirm } from '#ui/dialog.tsx'
import { useToast } from '#ui/toast.tsx'
import { useLocale } from '#web/shell/current-page.ts'
import type { Compared } from './compared.ts'
import { useTariffCalls } from './tariff-calls.ts'

type WithdrawDialogProps = { compared: Compared; onClose: () => void; onDone: () => void }

/** Of two versions with one moment the later counts, so a plan is taken back by a copy of what is in force. */
export function WithdrawDialog({ compared, onClose, onDone }: WithdrawDialogProps) {
  const t = useTranslations('deskTariffs.publish')
  const format = formatter(useLocale())
  const calls = useTariffCalls()
  const toast = useToast()
  const failed = useTranslations('desk.failed')
  const [busy, setBusy] = useState(false)
  const version = String(compared.shown.version)
  const from = new Date(compared.shown.effective_from ?? 0)
  const moment = format.dateTime(from, 'long')
  const withdraw = async () => {
    setBusy(true)
    const answer = await calls.publishCopy(compared.current.version, t('withdrawNote', { version }), from)
    setBusy(false)
    onClose()
    if (!answer.ok) return toast({ text: answer.error.message ?? failed('action'), tone: 'danger' })
    toast({ text: t('withdrawNote', { version }) })
    onDone()
  }
  return (
    <Confirm
      open
      danger
      busy={busy}
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
