import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { ParcelsUnderWay } from '#modules/points/desk/desk-points.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { Fact } from '../../parts/fact.tsx'

const whyNames = {
  no_point: 'deskPoints.close.why.noPoint',
  elsewhere: 'deskPoints.close.why.elsewhere',
  cannot_take: 'deskPoints.close.why.cannotTake',
} as const satisfies Record<ParcelsUnderWay['left'][number]['why'], string>

/** What becomes of every parcel under way, before it is so. */
export function ClosingCounts({ counted }: { counted: ParcelsUnderWay }) {
  const t = useTranslations()
  const { number } = formatter(useLocale())
  const { redirected, stored, expected, left, left_count: leftCount } = counted
  return (
    <>
      <h3 className="desk-details__subtitle">{t('deskPoints.close.counts')}</h3>
      <dl className="desk-facts">
        <Fact name={t('deskPoints.close.redirected')}>{number(redirected)}</Fact>
        <Fact name={t('deskPoints.close.stored')}>{number(stored)}</Fact>
        <Fact name={t('deskPoints.close.expected')}>{number(expected)}</Fact>
        <Fact name={t('deskPoints.close.left')}>{number(leftCount)}</Fact>
      </dl>
      {leftCount > 0 && (
        <Notice tone="warning" title={t('deskPoints.close.leftTitle')}>
          <ul className="closing-left">
            {left.map(({ order_id: id, track, why }) => (
              <li key={id}>
                <LocalLink to={`/desk/orders/${id}`} target="_blank">
                  {track}
                </LocalLink>{' '}
                {t(whyNames[why])}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
