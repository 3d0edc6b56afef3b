import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { CheckoutLine } from '#modules/payments/desk/payment-search.contract.ts'
import { providerName } from '#parcel/names/payment-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { checkoutNames, stageNames } from './stage-names.ts'

export const checkoutRowId = (number: string) => `checkout-${number}`

type CheckoutRowsProps = {
  items: readonly CheckoutLine[]
  current: string | undefined
  onChoose: (number: string) => void
}

export function CheckoutRows({ items, current, onChoose }: CheckoutRowsProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  return (
    <ul aria-label={t('deskPayments.search.list')}>
      {items.map((line) => (
        <li key={line.id}>
          <button
            type="button"
            id={checkoutRowId(line.id)}
            className="desk-row payment-row"
            aria-current={line.id === current || undefined}
            onClick={() => onChoose(line.id)}
          >
            <span className="payment-row__who">{line.payer.full_name || t('deskPayments.deleted')}</span>
            <strong className="payment-row__amount">{format.number(line.amount)}</strong>
            <span className="payment-row__number">{line.id}</span>
            <span className="payment-row__state" data-status={line.status}>
              {t(checkoutNames[line.status])}
            </span>
            <LastStage payments={line.payments} />
            <span className="muted">{format.dateTime(Date.parse(line.created_at))}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Which provider, and how far its newest transaction came. */
function LastStage({ payments }: Pick<CheckoutLine, 'payments'>) {
  const t = useTranslations()
  const last = payments.at(-1)
  return (
    <span className="muted">
      {last ? `${providerName(last.provider)}: ${t(stageNames[last.stage])}` : t(stageNames.none)}
    </span>
  )
}
