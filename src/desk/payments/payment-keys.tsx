import { useTranslations } from 'use-intl'

/** What single keys do here. Not for those who have no keyboard. */
export function PaymentKeys() {
  const t = useTranslations('deskPayments.keys')
  return (
    <ul className="desk-foot__keys">
      <li>
        <kbd>J</kbd>
        <kbd>K</kbd>
        {t('walk')}
      </li>
      <li>
        <kbd>C</kbd>
        {t('done')}
      </li>
    </ul>
  )
}
