import { useTranslations } from 'use-intl'
import { Icon } from '../icon.tsx'
import { noteCall } from './calls-made.ts'

type CallButtonProps = { orderId: string; name: string; phone: string }

export const telOf = (phone: string) => `tel:+998${phone}`

/** One tap calls; that it was tried is remembered for the report of a failed attempt. */
export function CallSign({ orderId, name, phone }: CallButtonProps) {
  const t = useTranslations('courierStop')
  if (phone === '') return null
  return (
    <a
      className="screen-bar__button"
      href={telOf(phone)}
      onClick={() => noteCall(orderId, phone, Date.now())}
    >
      <Icon name="phone" />
      <span className="spoken">{t('callTo', { name })}</span>
    </a>
  )
}
