import { useTranslations } from 'use-intl'
import { useAnswer } from '#client/use-answer.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import { districtAt, type End, isByLink, isDoorAt } from '#parcel/draft/ends.ts'
import type { OrderDraft } from '#parcel/draft/order-draft.ts'
import { buttonClass } from '#ui/button.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { firstPath } from './paths.ts'
import { usePlace } from './use-places.ts'
import type { Wizard } from './use-wizard.ts'

/** What the first page has settled, in one line. */
export function RouteSummary({ wizard, shownOnPhone }: { wizard: Wizard; shownOnPhone: boolean }) {
  const t = useTranslations('sendParcel.shared')
  const { draft } = wizard
  const [from, to] = [useWhere('from', draft), useWhere('to', draft)]
  return (
    <div className="wizard-summary" data-phone={shownOnPhone || undefined}>
      <div className="wizard-summary__end">
        <span>{from}</span>
        <b>{draft.sender_name}</b>
      </div>
      <span className="wizard-summary__road" aria-hidden="true" />
      <div className="wizard-summary__end">
        <span>{to}</span>
        <b>{isByLink(draft) ? draft.to.link_name : draft.receiver_name}</b>
      </div>
      <LocalLink className={buttonClass({ look: 'quiet', small: true })} to={firstPath}>
        {t('change')}
      </LocalLink>
    </div>
  )
}

/** The district with the street of a door, or the name of a chosen point; behind a link only the district is known. */
function useWhere(end: End, draft: OrderDraft): string {
  const isHidden = end === 'to' && isByLink(draft)
  const isDoor = isDoorAt(end, draft)
  const place = usePlace(districtAt(end, draft))
  const id = isDoor || isHidden ? null : draft[end].point_id
  const question = id === null ? undefined : { params: { id } }
  const { data: point } = useAnswer(pointsCalls.readPoint, question, { quiet: true })
  const exact = isDoor && !isHidden ? draft[end].street : point?.name
  return [place?.label, exact].filter(Boolean).join(', ')
}
