import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DrawerClosing, DrawerDay } from '#modules/counter/counter.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { type BadgeLook, StateBadge } from '#ui/show/state-badge.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { Difference } from '../parts/difference.tsx'
import { useSubView } from '../parts/sub-view.ts'
import { closedNames } from './cash-names.ts'
import { Earned } from './earned.tsx'

const looks = {
  even: { tone: 'ok', sign: 'ticked' },
  open: { tone: 'danger', sign: 'alarm' },
  explained: { tone: 'plain', sign: 'full' },
  booked: { tone: 'plain', sign: 'full' },
} as const satisfies Record<DrawerClosing['state'], BadgeLook>

/** The day is closed: how it was, and what the desk has said to a difference. */
export function ClosedSide({ day, closing }: { day: DrawerDay; closing: DrawerClosing }) {
  const words = useTranslations()
  const t = useTranslations('deskCounterCash.closed')
  const { number, time, dateTime } = formatter(useLocale())
  const { to } = useSubView()
  const { state, note, review_note: review, reviewed_by: by, reviewed_at: at } = closing
  return (
    <aside className="counter-card counter-side">
      <div className="drawer-closed">
        <StateBadge {...looks[state]} label={words(closedNames[state])} />
        <span className="counter-quiet">{t('at', { time: time(Date.parse(closing.closed_at)) })}</span>
      </div>
      <dl className="counter-sums">
        <div>
          <dt>{t('expected')}</dt>
          <dd>{number(closing.expected)}</dd>
        </div>
        <div>
          <dt>{t('counted')}</dt>
          <dd>{number(closing.counted)}</dd>
        </div>
      </dl>
      <Difference amount={closing.difference} />
      {note && <p className="drawer-closed__note">{note}</p>}
      {state === 'open' && <p className="counter-quiet">{t('waits')}</p>}
      {at !== null && (
        <p className="counter-quiet">
          {t('reviewed', { name: by ?? '', time: dateTime(Date.parse(at)) })}
          {review && ` ${review}`}
        </p>
      )}
      <Earned day={day} />
      <div className="counter-side__foot">
        <LocalLink
          className={buttonClass({ block: true, className: 'counter-go' })}
          to={to({ view: 'hand-in', day: undefined })}
        >
          {t('handIn')}
        </LocalLink>
        <p className="counter-quiet">{t('next')}</p>
      </div>
    </aside>
  )
}
