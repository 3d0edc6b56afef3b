import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import { formatPhone } from '#platform/i18n/format.ts'

/** Dials the number; the digits are grouped for the eye. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a className={className ? `unbroken ${className}` : 'unbroken'} href={`tel:+998${phone}`}>
      {formatPhone(phone)}
    </a>
  )
}

/** "every day 8:00–22:00" */
export function SupportHours() {
  const t = useTranslations('shell')
  const { open, close } = brand.supportHours
  return <span className="muted unbroken">{t('supportHours', { from: open, to: close })}</span>
}
