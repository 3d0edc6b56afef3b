import { lazy, Suspense, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import type { StaffMember } from '#modules/accounts/staff/staff.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { Fact } from '../parts/fact.tsx'
import { PersonHistory } from '../parts/history/person-history.tsx'
import { roleNames } from '../parts/role-names.ts'
import { mayDo } from '../sections.ts'
import type { Staff } from '../signed-in.ts'
import { CourierCard } from './courier-card.tsx'
import { CourierPhones } from './courier-phones.tsx'
import { Held } from './held.tsx'
import { StaffActions } from './staff-actions.tsx'
import { StatusBadge } from './status-badge.tsx'

/** Knows every district by its name, which only who looks at a courier needs. */
const CourierProfile = lazy(async () => ({ default: (await import('./courier-profile.tsx')).CourierProfile }))

type StaffDetailsProps = {
  person: StaffMember
  /** The person who looks. */
  staff: Staff
  onChanged: (person: StaffMember) => void
  /** Works here no longer. */
  onGone: () => void
  onClose: () => void
}

/** Beside the list; where there is no room for both, in its place. */
export function StaffDetails({ person, staff, onChanged, onGone, onClose }: StaffDetailsProps) {
  const t = useTranslations()
  const id = useId()
  const [changes, setChanges] = useState(0)
  const changed = (now: StaffMember) => {
    onChanged(now)
    setChanges((before) => before + 1)
  }
  return (
    <aside className="desk-details" aria-labelledby={id}>
      <DetailsHead id={id} title={person.full_name} onClose={onClose}>
        <p className="desk-details__meta">
          <StatusBadge status={person.status} />
          <span className="muted">{t(roleNames[person.role])}</span>
        </p>
      </DetailsHead>
      <div className="desk-details__body">
        <Reachable phone={person.phone} />
        <Facts person={person} />
        <Held key={`held ${changes}`} person={person} />
        {person.role === 'courier' && <CourierParts key={`parts ${changes}`} person={person} staff={staff} />}
        {mayDo(staff.role, 'audit.read') && <PersonHistory key={changes} person={person.id} />}
      </div>
      {mayDo(staff.role, 'staff.edit') ? (
        <StaffActions person={person} isSelf={person.id === staff.id} onChanged={changed} onGone={onGone} />
      ) : (
        <p className="desk-details__note">{t('staff.readOnly')}</p>
      )}
    </aside>
  )
}

/** Whoever is suspended carries no badge, but may have lost a phone. */
function CourierParts({ person, staff }: Pick<StaffDetailsProps, 'person' | 'staff'>) {
  const { id, status } = person
  const isAtWork = status === 'active'
  return (
    <>
      {isAtWork && mayDo(staff.role, 'courier-badge.read') && <CourierCard id={id} />}
      {isAtWork && mayDo(staff.role, 'courier-profile.read') && (
        <Suspense fallback={<LoadingShape of="rows" count={2} />}>
          <CourierProfile id={id} mayEdit={mayDo(staff.role, 'courier-profile.edit')} />
        </Suspense>
      )}
      {mayDo(staff.role, 'courier-device.read') && <CourierPhones id={id} />}
    </>
  )
}

function Reachable({ phone }: { phone: string }) {
  const t = useTranslations('staff')
  const format = formatter(useLocale())
  return (
    <div className="staff-call">
      <span className="staff-call__number">{format.phone(phone)}</span>
      <LinkButton look="second" small href={`tel:+998${phone}`}>
        <Icon name="phone" size="small" />
        {t('call')}
      </LinkButton>
    </div>
  )
}

function Facts({ person }: { person: StaffMember }) {
  const t = useTranslations('staff')
  const format = formatter(useLocale())
  const { seen_at: seen, created_at: created, second_step: given, passkeys } = person
  return (
    <dl className="desk-facts">
      <Fact name={t('columns.seen')}>{seen === null ? t('neverSeen') : format.dateTime(new Date(seen))}</Fact>
      <Fact name={t('columns.key')}>{t(given ? 'keyGiven' : 'keyMissing')}</Fact>
      {passkeys > 0 && <Fact name={t('passkeys')}>{format.number(passkeys)}</Fact>}
      <Fact name={t('since')}>{format.date(new Date(created))}</Fact>
    </dl>
  )
}
