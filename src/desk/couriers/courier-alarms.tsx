import { useTranslations } from 'use-intl'
import type { CourierAlarm } from '#modules/delivery/domain/courier-attention.ts'

const alarmNames = {
  cash_full: 'deskCouriersNow.alarms.cash_full',
  late_parcels: 'deskCouriersNow.alarms.late_parcels',
  silent: 'deskCouriersNow.alarms.silent',
  cash_near: 'deskCouriersNow.alarms.cash_near',
  not_started: 'deskCouriersNow.alarms.not_started',
} as const satisfies Record<CourierAlarm, string>

/** Why somebody should look at this courier, in words. */
export function CourierAlarms({ alarms }: { alarms: readonly CourierAlarm[] }) {
  const t = useTranslations()
  if (alarms.length === 0) return null
  return (
    <span className="courier-alarms">
      {alarms.map((alarm) => (
        <span
          key={alarm}
          className="courier-alarms__one"
          data-calm={alarm === 'cash_near' || alarm === 'not_started' || undefined}
        >
          {t(alarmNames[alarm])}
        </span>
      ))}
    </span>
  )
}
