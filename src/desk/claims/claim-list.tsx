import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DeskClaim } from '#modules/orders/claims/claims.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { isToDecide, kindNames } from './claim-names.ts'

type ClaimListProps = {
  items: readonly DeskClaim[]
  current: string | undefined
  onChoose: (id: string) => void
}

export const rowId = (id: string) => `claim-${id}`

/** Narrow on purpose: the photos beside it need the room. */
export function ClaimList({ items, current, onChoose }: ClaimListProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  return (
    <ul className="claim-rows" aria-label={t('claims.list')}>
      {items.map((claim) => (
        <li key={claim.id}>
          <button
            type="button"
            id={rowId(claim.id)}
            className="desk-row claim-row"
            aria-current={claim.id === current || undefined}
            onClick={() => onChoose(claim.id)}
          >
            <span className="claim-row__kind" data-kind={claim.kind}>
              {isToDecide(claim) ? t('claims.found.mark') : t(kindNames[claim.kind])}
            </span>
            <span className="claim-row__amount">{format.number(claim.decision?.amount ?? claim.limit)}</span>
            <span className="claim-row__who">{claim.owner.full_name || t('claims.deleted')}</span>
            <span className="claim-row__photos">
              {claim.images.length > 0 && (
                <>
                  <Icon name="camera" size="tiny" />
                  {format.number(claim.images.length)}
                  <span className="spoken">{t('claims.photos.label')}</span>
                </>
              )}
            </span>
            <TrackCode className="claim-row__code" code={claim.order.tracking_code} />
            <span className="muted claim-row__when">
              {claim.approval ? t('desk.secondPerson.waits') : format.dateTime(Date.parse(claim.opened_at))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
