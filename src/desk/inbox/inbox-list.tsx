import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DeskLead } from '#modules/content/leads/leads.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { fullNameOf, kindNames, lookOf, stateNames } from './lead-names.ts'

type InboxListProps = {
  items: readonly DeskLead[]
  current: string | undefined
  onChoose: (id: string) => void
}

export const rowId = (id: string) => `message-${id}`

export function InboxList({ items, current, onChoose }: InboxListProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  return (
    <ul aria-label={t('deskInbox.list')}>
      {items.map((lead) => (
        <li key={lead.id}>
          <button
            type="button"
            id={rowId(lead.id)}
            className="desk-row"
            aria-current={lead.id === current || undefined}
            onClick={() => onChoose(lead.id)}
          >
            <span className="inbox-row__who">{fullNameOf(lead)}</span>
            <span className="muted unbroken">{format.dateTime(Date.parse(lead.created_at))}</span>
            <span className="inbox-row__kind" data-kind={lead.kind}>
              {t(kindNames[lead.kind])}
              {lead.company !== null && <span className="muted"> · {lead.company}</span>}
            </span>
            <span className="inbox-row__state">
              <StateBadge
                {...lookOf(lead)}
                label={(lead.state === 'in_work' && lead.owner?.name) || t(stateNames[lead.state])}
              />
              {lead.answers.some(({ state }) => state === 'failed') && (
                <StateBadge tone="danger" sign="alarm" label={t('deskInbox.answers.states.failed')} />
              )}
            </span>
            <span className="inbox-row__words">{lead.note ?? lead.message}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
