import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useField } from '#client/field/field-store.ts'
import { QrCode } from '#client/qr-code.tsx'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useTask } from '#client/use-task.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import { askingFor } from '#parcel/pay/asked-way.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Dialog } from '#ui/float/dialog.tsx'
import { Spinner } from '#ui/waiting/spinner.tsx'

const askAgainMs = 4_000

/** Named like its product, the same in every language. */
export type Provider = Readonly<{ type: 'payme' | 'click'; name: string }>

type DoorPaymentProps = { stop: Stop; provider: Provider; onClose: () => void }

/**
 * The receiver pays on their own phone: the page behind the QR code offers this provider first. What is to be collected
 * falls to nothing when the money has come.
 */
export function DoorPayment({ stop, provider, onClose }: DoorPaymentProps) {
  const t = useTranslations('courierDeliver.link')
  const common = useTranslations('common')
  const format = formatter(useLocale())
  const store = useField()
  const task = useTask(codCalls.openDoorPayment)
  const [link, setLink] = useState<string>()
  const open = useEffectEvent(async () => {
    const answer = await task.run({ body: { order_id: stop.order_id } })
    if (answer.ok) setLink(askingFor(answer.value.link, provider.type))
  })
  useEffect(() => void open(), [])
  const look = useEffectEvent(() => void store.sync())
  useEffect(() => {
    const timer = setInterval(() => look(), askAgainMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { provider: provider.name })}
      closeLabel={common('close')}
    >
      <div className="door-payment">
        {link ? <QrCode text={link} label={t('qr')} /> : !task.error && <Spinner />}
        <p className="door-payment__sum">{format.money(stop.to_collect)}</p>
        <p>{t('how', { provider: provider.name })}</p>
        {link && (
          <p className="muted" role="status">
            {t('waiting')}
          </p>
        )}
        <TaskFailure task={task} />
      </div>
    </Dialog>
  )
}
