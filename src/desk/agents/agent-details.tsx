import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { agentCalls } from '#modules/content/agents/agents.calls.ts'
import type { AgentDetail, AgentItem } from '#modules/content/agents/agents.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { Timeline } from '#ui/show/timeline.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { Fact } from '../parts/fact.tsx'
import { Reach } from '../parts/reach.tsx'
import { AgentMoveDialog } from './agent-move-dialog.tsx'
import { fullNameOf, moveNames, regionName, stateLooks, stateNames } from './agent-names.ts'
import { AgentNote } from './agent-note.tsx'

type AgentDetailsProps = {
  id: string
  onChanged: (next: AgentDetail) => void
  /** A colleague was faster. */
  onStale: () => void
  onClose: () => void
}

type Move = AgentItem['moves'][number]

const pollMs = () => 20_000

/** One application: how to reach them, what their place is, how far the contract is, and the next step. */
export function AgentDetails({ id, onChanged, onStale, onClose }: AgentDetailsProps) {
  const t = useTranslations()
  const heading = useId()
  const answer = useAnswer(agentCalls.readAgent, { params: { id } }, { pollMs })
  const [asked, setAsked] = useState<Move>()
  const agent = answer.data
  const changed = (next: AgentDetail) => {
    setAsked(undefined)
    answer.set(next)
    onChanged(next)
  }
  return (
    <aside className="desk-details" aria-labelledby={heading}>
      <DetailsHead id={heading} title={agent ? fullNameOf(agent) : t('deskAgents.loading')} onClose={onClose}>
        {agent && (
          <p className="desk-details__meta">
            <StateBadge {...stateLooks[agent.state]} label={t(stateNames[agent.state])} />
            <span className="muted">{t('deskAgents.number', { id })}</span>
          </p>
        )}
      </DetailsHead>
      <div className="desk-details__body">
        <Loaded of={answer} look="part" skeleton={<LoadingShape of="rows" count={5} />}>
          {(loaded) => <Body agent={loaded} onChanged={changed} />}
        </Loaded>
      </div>
      {agent && (
        <div className="desk-details__actions">
          {agent.moves.map((move, index) => (
            <Button
              key={move.to}
              small
              look={index === 0 && !isBack(move) ? 'main' : move.to === 'declined' ? 'danger' : 'second'}
              onClick={() => setAsked(move)}
            >
              {t(moveNames[move.to])}
            </Button>
          ))}
        </div>
      )}
      {agent && asked && (
        <AgentMoveDialog
          agent={agent}
          move={asked}
          onClose={() => setAsked(undefined)}
          onDone={changed}
          onStale={() => {
            setAsked(undefined)
            void answer.refresh()
            onStale()
          }}
        />
      )}
    </aside>
  )
}

/** What takes something back asks for a note, and is nothing to press without thinking. */
const isBack = ({ needs }: Move) => needs.includes('note')

function Body({ agent, onChanged }: { agent: AgentDetail; onChanged: (next: AgentDetail) => void }) {
  const t = useTranslations('deskAgents')
  const locale = useLocale()
  const format = formatter(locale)
  const { region_id: region, address, company, contract, point_id: point, owner, message } = agent
  return (
    <>
      <Reach phone={agent.phone} email={agent.email} phoneName={t('phone')} emailName={t('email')} />
      {message !== null && <blockquote className="agent-words">{message}</blockquote>}
      <dl className="desk-facts">
        <Fact name={t('place')}>
          {[regionName(region, locale), address].filter(Boolean).join(', ') || t('noPlace')}
        </Fact>
        {company !== null && <Fact name={t('company')}>{company}</Fact>}
        {contract !== null && <Fact name={t('contract')}>{contract}</Fact>}
        {point !== null && (
          <Fact name={t('point')}>
            <LocalLink to={`/desk/points/${point}`}>{t('pointNumber', { id: String(point) })}</LocalLink>
          </Fact>
        )}
        {owner !== null && <Fact name={t('owner')}>{owner}</Fact>}
        <Fact name={t('cameAt')}>{format.dateTime(Date.parse(agent.created_at))}</Fact>
      </dl>
      <p className="agent-ways">
        {agent.state === 'signed' && (
          <LocalLink to={`/desk/points/new?agent=${agent.id}`}>{t('makePoint')}</LocalLink>
        )}
        <LocalLink to={`/desk/inbox?kind=agent&q=${agent.phone}&message=${agent.id}`}>
          {t('answer')}
        </LocalLink>
      </p>
      <History agent={agent} />
      <AgentNote agent={agent} onChanged={onChanged} />
    </>
  )
}

/** Steps and notes, newest last, each with who took or wrote it. */
function History({ agent: { history } }: { agent: AgentDetail }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  return (
    <>
      <h3 className="desk-details__subtitle">{t('deskAgents.history')}</h3>
      <Timeline
        label={t('deskAgents.history')}
        events={history.map(({ state, note, by, at }, index) => ({
          id: `${at} ${index}`,
          title: t(stateNames[state]),
          note: [note, by].filter(Boolean).join(' · ') || undefined,
          time: { text: format.dateTime(Date.parse(at)), iso: at },
          state: index === history.length - 1 ? 'now' : 'past',
        }))}
      />
    </>
  )
}
