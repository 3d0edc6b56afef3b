import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type RadioCard, RadioCards } from '#ui/fields/radio-cards.tsx'
import type { BulkBill } from './bill-lines.ts'

export type Way = BulkBill['ways'][number]['payment_type']

type WayChoiceProps = { bill: BulkBill; value: Way; onChoose: (way: Way) => void }

const names = {
  balance: 'bulkFlow.save.ways.balance',
  on_account: 'bulkFlow.save.ways.onAccount',
  cash: 'bulkFlow.save.ways.cash',
  receiver: 'bulkFlow.save.ways.receiver',
} as const satisfies Record<Way, string>

/** Every way there is; those that are off say why. */
export function WayChoice({ bill, value, onChoose }: WayChoiceProps) {
  const t = useTranslations('bulkFlow.save')
  const say = useTranslations()
  const format = formatter(useLocale())
  const noteOf = (type: Way, available: number | null) => {
    const amount = available === null ? '' : format.money(available)
    if (type === 'balance') return t('notes.balance', { amount })
    if (type === 'on_account') return t('notes.onAccount', { amount })
    return type === 'cash' ? t('notes.cash') : t('notes.receiver')
  }
  const cards = bill.ways.map(
    ({ payment_type: type, enabled, reason, available }): RadioCard<Way> => ({
      value: type,
      label: say(names[type]),
      ...(enabled ? { note: noteOf(type, available) } : { unavailable: reason ?? t('unavailable') }),
    }),
  )
  return (
    <section className="bulk-part">
      <RadioCards
        label={<span className="bulk-part__title">{t('payTitle')}</span>}
        cards={cards}
        value={value}
        onChange={onChoose}
      />
    </section>
  )
}
