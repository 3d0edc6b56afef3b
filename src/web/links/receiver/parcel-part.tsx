import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { ReceiverPage } from '#modules/orders/receiver/receiver.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { useDoorText } from '#parcel/pin/use-door-text.ts'
import type { Look } from '#parcel/track/use-parcel.ts'
import { type Say, whenOf } from '#parcel/track/when.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { pathOf } from '../../shell/site-links.ts'

type ParcelPartProps = { page: ReceiverPage; look: Look | undefined; onMoved: () => Promise<void> }

/** What it is, where it is, and when it comes; as tracking says it, and live like there. */
export function ParcelPart({ page, look, onMoved }: ParcelPartProps) {
  const t = useTranslations()
  const locale = useLocale()
  const tracked = look?.tracked
  useMoved(tracked, onMoved)
  // One of many keys: the union of all their arguments is more than the compiler takes.
  const say: Say = (key, values) => t(key as 'tracking.when.hours', values as never)
  const when = look?.tracked && whenOf(look.tracked, { locale, now: look.now, say })
  return (
    <div className="receiver__parcel">
      <header className="receiver__head">
        <p className="receiver__code">
          <TrackCode code={page.tracking_code} />
        </p>
        <h1>{when?.big ?? page.status_label}</h1>
        <p className="lead">{when?.small}</p>
        <p className="receiver__way">
          {tracked && (
            <span>
              {tracked.data.from.name} → {tracked.data.to.name}
            </span>
          )}
          <Link to={`${localizedPath(locale, pathOf('track'))}?code=${page.tracking_code}`}>
            {t('receiver.parcel.follow')}
          </Link>
        </p>
      </header>
      <Facts page={page} />
    </div>
  )
}

/** Something happened to the parcel while it was looked at: what can be chosen may be another thing now. */
function useMoved(tracked: object | undefined, onMoved: () => Promise<void>): void {
  const first = useRef<object>(undefined)
  useEffect(() => {
    if (!tracked) return
    if (first.current) void onMoved()
    first.current = tracked
  }, [tracked, onMoved])
}

function Facts({ page }: { page: ReceiverPage }) {
  const t = useTranslations('receiver.parcel')
  const { money } = formatter(useLocale())
  const { to, point } = page
  const door = useDoorText()(to)
  const where = point
    ? [point.name, point.address, point.landmark]
    : [to.street, door, to.mahalla, to.landmark, to.area]
  return (
    <section className="receiver-card receiver__facts" aria-label={t('title')}>
      <Fact icon="box" label={t('inside')}>
        {page.description}
      </Fact>
      <Fact icon={point ? 'point' : 'home'} label={t(point ? 'point' : 'door')}>
        {where.filter(Boolean).join(', ')}
      </Fact>
      {!point && to.note && (
        <Fact icon="info" label={t('note')}>
          {to.note}
        </Fact>
      )}
      {page.to_collect > 0 && (
        <Fact icon="cash" label={t('pay')}>
          {money(page.to_collect)}
        </Fact>
      )}
    </section>
  )
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="receiver-fact">
      <span className="receiver-fact__icon">
        <Icon name={icon} />
      </span>
      <div>
        <p className="muted receiver-fact__label">{label}</p>
        <strong>{children}</strong>
      </div>
    </div>
  )
}
