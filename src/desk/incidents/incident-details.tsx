import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { IncidentDecision } from '#modules/orders/domain/incident/incident-words.ts'
import type { IncidentAnswer } from '#modules/orders/incidents/incidents.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { Fact } from '../parts/fact.tsx'
import { DecisionDialog } from '../parts/incidents/decision-dialog.tsx'
import { decisionNames } from '../parts/incidents/incident-names.ts'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'

type IncidentDetailsProps = { incident: IncidentAnswer; onClose: () => void; onChanged: () => void }

/** One incident: what happened, what the person in the field was told, and what can be decided. */
export function IncidentDetails({ incident, onClose, onChanged }: IncidentDetailsProps) {
  const t = useTranslations('deskIncidents')
  const title = useId()
  const [asked, setAsked] = useState<IncidentDecision>()
  return (
    <aside className="desk-details" aria-labelledby={title}>
      <DetailsHead id={title} title={incident.kind_label} onClose={onClose} />
      <div className="desk-details__body">
        <p>{incident.message}</p>
        <section>
          <h3 className="desk-details__subtitle">{t('toldInField')}</h3>
          <p>{incident.what_to_do}</p>
        </section>
        <Facts incident={incident} />
      </div>
      <Acts incident={incident} onAsk={setAsked} />
      {asked && (
        <DecisionDialog
          id={incident.id}
          decision={asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined)
            onChanged()
          }}
        />
      )}
    </aside>
  )
}

function Facts({ incident }: { incident: IncidentAnswer }) {
  const t = useTranslations('deskIncidents')
  const { money, dateTime } = formatter(useLocale())
  const { order, person, cash, expected, counted, parcels, said, status_then: then } = incident
  return (
    <dl className="desk-facts">
      {order && (
        <Fact name={t('order')}>
          <LocalLink to={`/desk/orders/${order.id}`}>
            <TrackCode code={order.tracking_code} />
          </LocalLink>{' '}
          · {order.status_label}
        </Fact>
      )}
      {then && <Fact name={t('statusThen')}>{then}</Fact>}
      {person && <Fact name={t('person')}>{person.full_name}</Fact>}
      {incident.verb_label && <Fact name={t('reported')}>{incident.verb_label}</Fact>}
      <Fact name={t('happened')}>{dateTime(Date.parse(incident.happened_at))}</Fact>
      <Fact name={t('opened')}>{dateTime(Date.parse(incident.opened_at))}</Fact>
      {cash !== null && <Fact name={t('cash')}>{money(cash)}</Fact>}
      {expected !== null && <Fact name={t('expected')}>{money(expected)}</Fact>}
      {counted !== null && <Fact name={t('counted')}>{money(counted)}</Fact>}
      {parcels.length > 0 && <Fact name={t('parcels')}>{parcels.join(', ')}</Fact>}
      {said && <Fact name={t('said')}>{said}</Fact>}
      <Decided incident={incident} />
    </dl>
  )
}

function Decided({ incident }: { incident: IncidentAnswer }) {
  const t = useTranslations()
  const { dateTime } = formatter(useLocale())
  const { decision, decided_at: at, decided_by: by, note } = incident
  if (decision === null || at === null) return null
  return (
    <>
      <Fact name={t('deskIncidents.decided')}>
        {t(decisionNames[decision])} · {by?.full_name ?? t('deskIncidents.byItself')} ·{' '}
        {dateTime(Date.parse(at))}
      </Fact>
      {note && <Fact name={t('deskIncidents.note')}>{note}</Fact>}
    </>
  )
}

type ActsProps = { incident: IncidentAnswer; onAsk: (decision: IncidentDecision) => void }

function Acts({ incident, onAsk }: ActsProps) {
  const t = useTranslations()
  const staff = useStaff()
  if (!staff || !mayDo(staff.role, 'incident.decide') || incident.decisions.length === 0) return null
  return (
    <div className="desk-details__actions">
      {incident.decisions.map((decision, index) => (
        <Button key={decision} small look={index === 0 ? 'main' : 'second'} onClick={() => onAsk(decision)}>
          {t(decisionNames[decision])}
        </Button>
      ))}
    </div>
  )
}
