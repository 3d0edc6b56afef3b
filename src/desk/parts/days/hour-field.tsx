import { useTranslations } from 'use-intl'
import { TimeField, type TimeFieldProps } from '#ui/pickers/days/time-field.tsx'

/** A time of day by the clock of Tashkent. */
export function HourField(props: Omit<TimeFieldProps, 'unread'>) {
  const t = useTranslations('desk.dates')
  return <TimeField {...props} unread={t('unreadTime')} />
}
