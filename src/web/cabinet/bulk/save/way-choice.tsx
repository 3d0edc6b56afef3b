import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { type RadioCard, RadioCards } from '#ui/fields/radio-cards.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { type BulkBill, shortBy } from './bill-lines.ts'

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
  // Who has no limit is not told of what others have.
  const ways = bill.ways.filter((way) => way.payment_type !== 'on_account' || way.available !== null)
  const cards = ways.map(
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
      <TooLittle bill={bill} />
    </section>
  )
}

/** How much the balance lacks, and the way to it. */
function TooLittle({ bill }: { bill: BulkBill }) {
  const t = useTranslations('bulkFlow.save')
  const format = formatter(useLocale())
  const lacks = shortBy(bill, 'balance')
  if (lacks === 0) return null
  return (
    <div className="bulk-lacks">
      <p>
        <b>{t('lacks', { amount: format.money(lacks) })}</b> {t('lacksText')}
      </p>
      <LocalLink className={buttonClass({ look: 'second', small: true })} to="/dashboard/balance">
        {t('topUp')}
      </LocalLink>
    </div>
  )
}
