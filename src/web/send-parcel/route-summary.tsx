import { useTranslations } from 'use-intl'
import { buttonClass } from '#ui/button.tsx'
import { isByLink, isDoorAt } from '../order-draft/ends.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { firstPath } from './paths.ts'
import { usePlace } from './use-places.ts'
import type { Wizard } from './use-wizard.ts'

/** What the first page has settled, in one line. */
export function RouteSummary({ wizard, shownOnPhone }: { wizard: Wizard; shownOnPhone: boolean }) {
  const t = useTranslations('sendParcel.shared')
  const { draft } = wizard
  const [from, to] = [usePlace(draft.from), usePlace(draft.to)]
  const where = (end: 'from' | 'to', label = '') => {
    const street = isDoorAt(end, draft) && !(end === 'to' && isByLink(draft)) ? draft[end].street : ''
    return [label, street].filter(Boolean).join(', ')
  }
  return (
    <div className="wizard-summary" data-phone={shownOnPhone || undefined}>
      <div className="wizard-summary__end">
        <span>{where('from', from?.label)}</span>
        <b>{draft.sender_name}</b>
      </div>
      <span className="wizard-summary__road" aria-hidden="true" />
      <div className="wizard-summary__end">
        <span>{where('to', to?.label)}</span>
        <b>{isByLink(draft) ? draft.to.link_name : draft.receiver_name}</b>
      </div>
      <LocalLink className={buttonClass({ look: 'quiet', small: true })} to={firstPath}>
        {t('change')}
      </LocalLink>
    </div>
  )
}
