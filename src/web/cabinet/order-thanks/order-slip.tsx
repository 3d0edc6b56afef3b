import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { CopyCode, useCopyCode } from '#parcel/code/copy-code.tsx'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { StatusBadge } from '#parcel/status/status-badge.tsx'
import { Route } from '#parcel/way/route.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFrame } from '../../shell/current-page.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { nextSteps } from './what-next.ts'

/** The stub of one order: what to write on the box and what to send to the receiver. */
export function OrderSlip({ order, townName }: { order: OrderDetail; townName: (city: number) => string }) {
  const t = useTranslations('basket.thanks')
  const shared = useTranslations('basket.shared')
  const { money } = formatter(useLocale())
  return (
    <li className="slip">
      <div className="slip__head">
        <h2>{t('number', { number: order.id })}</h2>
        {nextSteps(order).length === 0 && <StatusBadge order={order} />}
      </div>
      <div className="slip__code">
        <TrackCode code={order.tracking_code} className="slip__number" />
        <CopyCode code={order.tracking_code} />
      </div>
      <div className="slip__what">
        <Route from={townName(order.from.city)} to={townName(order.to.city)} toSpoken={shared('towards')} />
        <p>
          <span>{order.description}</span>
          <strong>{money(order.price)}</strong>
        </p>
      </div>
      <div className="slip__foot">
        <ShareTracking code={order.tracking_code} />
        <LocalLink className={buttonClass({ look: 'quiet', small: true })} to={`/order-list/${order.id}`}>
          {t('details')}
          <span className="spoken">{order.id}</span>
        </LocalLink>
      </div>
    </li>
  )
}

/** Through the phone's own sheet; where there is none, the link is copied. */
function ShareTracking({ code }: { code: string }) {
  const t = useTranslations('basket.thanks')
  const copy = useCopyCode()
  const locale = useLocale()
  const origin = useFrame()?.origin ?? ''
  const url = origin + localizedPath(locale, `/t/${code}`)
  const share = async () => {
    if (!navigator.share) return copy(url)
    try {
      await navigator.share({ text: t('shareText', { code }), url })
    } catch {
      // The person has closed the sheet.
    }
  }
  return (
    <Button look="quiet" small onClick={() => void share()}>
      <Icon name="external" size="small" />
      {t('share')}
    </Button>
  )
}
