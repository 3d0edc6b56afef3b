import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { QrCode } from '#client/qr-code.tsx'
import { signal } from '#client/scan/scan-signal.ts'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useTask } from '#client/use-task.ts'
import type { CounterParcel } from '#modules/counter/counter.contract.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import { askingFor } from '#parcel/pay/asked-way.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Dialog } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Spinner } from '#ui/waiting/spinner.tsx'
import { useScans } from '../scan/use-scans.tsx'
import { useWatchedOrder } from '../use-watched-order.ts'

/** Named like its product, the same in every language. */
export type Provider = Readonly<{ type: 'payme' | 'click'; name: string }>

type LinkPaymentProps = { scan: number; parcel: CounterParcel; provider: Provider; onClose: () => void }

/** Paid on the receiver's own phone, behind the QR code. When the money has come, the counter hears of it by itself. */
export function LinkPayment({ scan, parcel: { order }, provider, onClose }: LinkPaymentProps) {
  const t = useTranslations('deskCounterHands.link')
  const common = useTranslations('common')
  const format = formatter(useLocale())
  const task = useTask(codCalls.openDoorPayment)
  const toast = useToast()
  const { changed } = useScans()
  const [link, setLink] = useState<string>()
  const open = useEffectEvent(async () => {
    const answer = await task.run({ body: { order_id: order.id } })
    if (answer.ok) setLink(askingFor(answer.value.link, provider.type))
  })
  useEffect(() => void open(), [])
  useWatchedOrder(order.id, true, (now) => {
    if (now.to_collect > 0) return
    changed(scan, now, { link_pay: false })
    signal('right')
    toast({ text: t('paid', { amount: format.money(order.to_collect) }) })
    onClose()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { provider: provider.name })}
      closeLabel={common('close')}
    >
      <div className="link-payment">
        {link ? <QrCode text={link} label={t('qr')} /> : !task.error && <Spinner />}
        <p className="link-payment__sum">{format.money(order.to_collect)}</p>
        <p>{t('how', { provider: provider.name })}</p>
        {link && (
          <p className="link-payment__waits" role="status">
            {t('waiting')}
          </p>
        )}
        <TaskFailure task={task} />
      </div>
    </Dialog>
  )
}
