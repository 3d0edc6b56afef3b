import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { noonOf } from '#kernel/tashkent.ts'
import type { ComparisonDetail } from '#modules/payments/comparison/comparison.contract.ts'
import { paymentSearchCalls } from '#modules/payments/desk/payment-search.calls.ts'
import { providerName } from '#parcel/names/payment-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { Fact } from '../parts/fact.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { paymentPath, stages } from './payments-view.ts'
import { againstNames, differenceNames, stageNames } from './stage-names.ts'

/** The bank's statement shows the money of this list: noted at the cash desk. */
const settlementPath = ({ id, provider, day, their_sum: amount }: ComparisonDetail) =>
  `/desk/cash?${new URLSearchParams({ tab: 'providers', provider, day, amount: String(amount), comparison: id })}`

/** What did not agree, row by row, each with the way to its payment. */
export function Differences({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations()
  const label = useId()
  const comparison = useAnswer(paymentSearchCalls.readComparison, { params: { id } })
  return (
    <aside className="desk-details payment-story" aria-labelledby={label}>
      <DetailsHead id={label} title={t('deskPayments.compare.number', { id })} onClose={onClose} />
      <div className="desk-details__body">
        <Loaded of={comparison} skeleton={<LoadingRows />}>
          {(shown) => <Outcome comparison={shown} />}
        </Loaded>
      </div>
    </aside>
  )
}

function Outcome({ comparison }: { comparison: ComparisonDetail }) {
  const words = useTranslations()
  const t = useTranslations('deskPayments.compare')
  const format = formatter(useLocale())
  const { matched, differing } = comparison
  const counts = { matched: format.number(matched), differing: format.number(differing) }
  const day = format.date(noonOf(comparison.day))
  return (
    <>
      <Notice tone={differing > 0 ? 'danger' : 'info'} icon={differing > 0 ? 'warning' : 'check'}>
        {t('outcome', counts)}
      </Notice>
      <dl className="desk-facts">
        <Fact name={t('day')}>{day}</Fact>
        <Fact name={t('provider')}>{providerName(comparison.provider)}</Fact>
        <Fact name={t('with')}>{comparison.file_name ?? words(againstNames[comparison.against])}</Fact>
        <Fact name={t('ourSum')}>{format.money(comparison.our_sum)}</Fact>
        <Fact name={t('theirSum')}>{format.money(comparison.their_sum)}</Fact>
        <Fact name={t('ran')}>{format.dateTime(Date.parse(comparison.ran_at))}</Fact>
      </dl>
      {comparison.against === 'registry' && comparison.their_sum > 0 && (
        <LocalLink to={settlementPath(comparison)}>{t('settled')}</LocalLink>
      )}
      <ul className="payment-story__lines">
        {comparison.differences.map((difference) => (
          <Row key={difference.transaction} difference={difference} />
        ))}
      </ul>
      {differing > comparison.differences.length && <p className="muted">{t('more')}</p>}
    </>
  )
}

function Row({ difference }: { difference: ComparisonDetail['differences'][number] }) {
  const t = useTranslations()
  const { money } = formatter(useLocale())
  const side = (one: typeof difference.ours) => {
    if (one === null) return '—'
    const stage = stages.find((known) => known === one.state)
    return stage ? `${money(one.amount)}, ${t(stageNames[stage])}` : money(one.amount)
  }
  return (
    <li className="payment-story__call">
      <span>
        <strong>{t(differenceNames[difference.kind])}</strong>
        <span className="payment-story__id">
          {difference.checkout ? (
            <LocalLink to={paymentPath(difference.checkout)}>{difference.transaction}</LocalLink>
          ) : (
            difference.transaction
          )}
        </span>
        <span className="muted">{t('deskPayments.compare.ours', { what: side(difference.ours) })}</span>
        <span className="muted">{t('deskPayments.compare.theirs', { what: side(difference.theirs) })}</span>
      </span>
    </li>
  )
}
