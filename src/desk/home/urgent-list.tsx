import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { WorkItemAnswer } from '#modules/worklist/worklist.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { StatusBadge } from '#parcel/status/status-badge.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { kindNames as approvalKinds } from '../parts/approvals/approval-names.ts'
import { kindNames as incidentKinds } from '../parts/incidents/incident-names.ts'
import { WorkClock } from '../parts/work/work-clock.tsx'
import { calledFor, deedNames } from '../parts/work/work-names.ts'

export const workRowId = (key: string) => `work-${key}`

type UrgentListProps = {
  items: readonly WorkItemAnswer[]
  current: string | undefined
  me: string | undefined
  now: number
  onPress: (item: WorkItemAnswer) => void
}

/** The most urgent first: how long is left, what to do, about what. */
export function UrgentList({ items, current, me, now, onPress }: UrgentListProps) {
  const t = useTranslations('deskHome')
  return (
    <ul className="urgent-rows" aria-label={t('list')}>
      <li className="urgent-row urgent-row--head" aria-hidden="true">
        <span>{t('columns.left')}</span>
        <span>{t('columns.what')}</span>
        <span className="urgent-row__way">{t('columns.way')}</span>
        <span className="urgent-row__owner">{t('columns.owner')}</span>
        <span className="urgent-row__amount">{t('columns.amount')}</span>
        <span className="urgent-row__state">{t('columns.state')}</span>
      </li>
      {items.map((item) => (
        <li key={item.key} className="urgent-row" data-current={item.key === current || undefined}>
          <WorkClock due={item.due} now={now} />
          <What item={item} isCurrent={item.key === current} onPress={() => onPress(item)} />
          <span className="urgent-row__way">
            {item.parcel && `${item.parcel.from_place} — ${item.parcel.to_place}`}
          </span>
          <Owner item={item} me={me} />
          <Amount item={item} />
          <span className="urgent-row__state">
            {item.parcel && <StatusBadge order={statusOf(item.parcel)} />}
          </span>
          <CallLink item={item} />
        </li>
      ))}
    </ul>
  )
}

type Parcel = NonNullable<WorkItemAnswer['parcel']>
type Shown = Parameters<typeof StatusBadge>[0]['order']

const statusOf = ({ status, status_label }: Parcel): Shown => ({
  status: status as Shown['status'],
  status_label,
})

type WhatProps = { item: WorkItemAnswer; isCurrent: boolean; onPress: () => void }

function What({ item, isCurrent, onPress }: WhatProps) {
  const t = useTranslations()
  const about = useAbout(item)
  return (
    <button
      type="button"
      id={workRowId(item.key)}
      className="urgent-row__what"
      aria-current={isCurrent || undefined}
      onClick={onPress}
    >
      <b>{t(deedNames[item.deed])}</b>
      <span className="urgent-row__about">
        {item.parcel && <TrackCode className="urgent-row__code" code={item.parcel.tracking_code} />}
        <span className="urgent-row__who">{about}</span>
      </span>
    </button>
  )
}

/** Who or what it is about, in words. */
export function useAbout(item: WorkItemAnswer): string {
  const t = useTranslations()
  const [first] = calledFor(item)
  if (item.queue === 'incidents' && item.about !== null) {
    const kind = t(incidentKinds[item.about as keyof typeof incidentKinds])
    return first ? `${kind}, ${first.name}` : kind
  }
  if (item.queue === 'approvals' && item.about !== null)
    return t(approvalKinds[item.about as keyof typeof approvalKinds])
  return item.about ?? first?.name ?? ''
}

function Owner({ item: { owner }, me }: { item: WorkItemAnswer; me: string | undefined }) {
  const t = useTranslations('deskHome')
  const isMine = owner !== null && owner.id === me
  return (
    <span className="urgent-row__owner" data-mine={isMine || undefined}>
      {owner === null ? t('nobody') : isMine ? t('you') : owner.full_name}
    </span>
  )
}

function Amount({ item: { amount } }: { item: WorkItemAnswer }) {
  const format = formatter(useLocale())
  return <span className="urgent-row__amount">{amount !== null && format.number(amount)}</span>
}

/** On a phone the thing is rung about at once. */
function CallLink({ item }: { item: WorkItemAnswer }) {
  const t = useTranslations('deskOrders.queue')
  const [first] = calledFor(item)
  if (!first) return null
  return (
    <a className="urgent-row__call icon-button" href={`tel:+998${first.phone}`}>
      <Icon name="phone" size="small" />
      <span className="spoken">
        {t('call')}: {first.name}
      </span>
    </a>
  )
}
