import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { LIMIT_DAYS, referralTerms } from '#modules/promos/domain/referral.ts'
import type { DeskReferral } from '#modules/promos/referral/referral.contract.ts'
import { stateLooks, stateNames } from '#parcel/referral/referral-states.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { Fact } from '../parts/fact.tsx'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { VerdictDialog } from './verdict-dialog.tsx'

type Verdict = 'allow' | 'refuse'

type ReferralDetailsProps = { referral: DeskReferral; onClose: () => void; onChanged: () => void }

/** One invitation with everything that speaks for and against it. */
export function ReferralDetails({ referral, onClose, onChanged }: ReferralDetailsProps) {
  const t = useTranslations()
  const title = useId()
  const [asked, setAsked] = useState<Verdict>()
  const { friend, inviter, reasons, not_counted: notCounted, note } = referral
  return (
    <aside className="desk-details" aria-labelledby={title}>
      <DetailsHead id={title} title={friend.company || friend.full_name || '—'} onClose={onClose}>
        <StateBadge {...stateLooks[referral.state]} label={t(stateNames[referral.state])} />
      </DetailsHead>
      <div className="desk-details__body">
        <dl className="desk-facts">
          <Fact name={t('deskReferrals.friend')}>
            <Who person={friend} />
          </Fact>
          <Fact name={t('deskReferrals.inviter')}>
            <Who person={inviter} />
          </Fact>
          <Course referral={referral} />
        </dl>
        {reasons.length > 0 && (
          <section>
            <h3 className="desk-details__subtitle">{t('deskReferrals.doubts')}</h3>
            <ul className="referral-list">
              {reasons.map(({ code, text }) => (
                <li key={code}>{text}</li>
              ))}
            </ul>
          </section>
        )}
        {notCounted.length > 0 && (
          <section>
            <h3 className="desk-details__subtitle">{t('referrals.page.notCounted')}</h3>
            <ul className="referral-list">
              {notCounted.map(({ code, count, text }) => (
                <li key={code}>{t('referrals.page.notCountedLine', { shown: String(count), why: text })}</li>
              ))}
            </ul>
          </section>
        )}
        {note && <p className="referral-note">{t('referrals.page.note', { note })}</p>}
        {referral.approval && <p className="referral-note">{t('deskReferrals.waits')}</p>}
      </div>
      <Acts referral={referral} onAsk={setAsked} />
      {asked && (
        <VerdictDialog
          verdict={asked}
          id={referral.id}
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

function Who({ person }: { person: DeskReferral['friend'] }) {
  const { phone } = formatter(useLocale())
  return (
    <>
      {person.company || person.full_name || '—'}{' '}
      {person.phone && (
        <a className="unbroken" href={`tel:+998${person.phone}`}>
          {phone(person.phone)}
        </a>
      )}
    </>
  )
}

function Course({ referral }: { referral: DeskReferral }) {
  const t = useTranslations()
  const { amount, money, number, date } = formatter(useLocale())
  const { shipments, receivers, deadline, given, paid, taken_back: back } = referral
  const of = (done: number, needed: number) => `${number(done)} / ${number(needed)}`
  return (
    <>
      <Fact name={t('deskReferrals.progress')}>{of(shipments, referralTerms.shipments)}</Fact>
      <Fact name={t('deskReferrals.receivers')}>{of(receivers, referralTerms.receivers)}</Fact>
      <Fact name={t('deskReferrals.ended')}>{date(Date.parse(deadline))}</Fact>
      <Fact name={t('deskReferrals.given', { time: amount(LIMIT_DAYS, 'day') })}>{money(given)}</Fact>
      {paid !== null && <Fact name={t('deskReferrals.paid')}>{money(paid)}</Fact>}
      {back > 0 && <Fact name={t('deskReferrals.takenBack')}>{money(back)}</Fact>}
    </>
  )
}

const undecided = ['collecting', 'waiting', 'review']

function Acts({ referral, onAsk }: { referral: DeskReferral; onAsk: (verdict: Verdict) => void }) {
  const t = useTranslations('deskReferrals')
  const staff = useStaff()
  const canPay = referral.may_be_paid && referral.approval === null
  const canRefuse = undecided.includes(referral.state)
  if (!staff || !mayDo(staff.role, 'referral.decide') || !(canPay || canRefuse)) return null
  return (
    <div className="desk-details__actions">
      {canPay && (
        <Button small onClick={() => onAsk('allow')}>
          {t('allow.open')}
        </Button>
      )}
      {canRefuse && (
        <Button look="second" small onClick={() => onAsk('refuse')}>
          {t('refuse.open')}
        </Button>
      )}
    </div>
  )
}
