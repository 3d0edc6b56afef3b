import { useTranslations } from 'use-intl'
import { useAnswer } from '#client/use-answer.ts'
import { leadCalls } from '#modules/content/leads/leads.calls.ts'
import type { DeskLead } from '#modules/content/leads/leads.contract.ts'
import { Button } from '#ui/button.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { useStaff } from '../signed-in.ts'
import { type LeadOutcomes, useLeadChange } from './use-lead-change.ts'

/** Who takes care of it; taken, handed to a colleague or let go with one press. */
export function LeadOwner({ lead, ...outcomes }: LeadOutcomes & { lead: DeskLead }) {
  const t = useTranslations('deskInbox.owner')
  const me = useStaff()
  const colleagues = useAnswer(leadCalls.listLeadColleagues, {})
  const { change, busy } = useLeadChange(leadCalls.handLead, outcomes)
  const { owner } = lead
  const isMine = owner !== null && owner.id === me?.id
  const hand = (to: string | null, words: string) =>
    void change({ params: { id: lead.id }, body: { from: owner?.id ?? null, to } }, words)
  const others = (colleagues.data ?? []).filter(({ id }) => id !== owner?.id && id !== me?.id)
  return (
    <section className="lead-owner" aria-label={t('label')}>
      <p className="lead-owner__who">
        <span className="muted">{t('label')}: </span>
        <strong>{owner === null ? t('nobody') : isMine ? t('me') : owner.name}</strong>
      </p>
      {lead.state !== 'handled' && (
        <div className="lead-owner__ways">
          {isMine ? (
            <Button look="second" small busy={busy} onClick={() => hand(null, t('letGoDone'))}>
              {t('letGo')}
            </Button>
          ) : (
            <Button
              look="second"
              small
              busy={busy}
              onClick={() => me && hand(me.id, owner === null ? t('taken') : t('takenOver'))}
            >
              {owner === null ? t('take') : t('takeOver')}
            </Button>
          )}
          {others.length > 0 && (
            <FilterSelect
              label={t('hand')}
              all={t('hand')}
              value={undefined}
              onChange={(to) => {
                const name = others.find(({ id }) => id === to)?.name
                if (to !== undefined && name !== undefined) hand(to, t('handed', { name }))
              }}
            >
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </FilterSelect>
          )}
        </div>
      )}
    </section>
  )
}
