import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { regionById } from '#modules/geo/domain/regions.ts'
import { postsCalls } from '#modules/points/posts/posts.calls.ts'
import type { PostedAgent, PostPointLook } from '#modules/points/posts/posts.contract.ts'
import { useTownNames } from '#parcel/place/use-town-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useOnNews } from '../frame/desk-news.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { Fact } from '../parts/fact.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { kindNames } from '../parts/points/point-names.ts'
import { Reach } from '../parts/reach.tsx'
import { AddAgentDialog } from './add-agent-dialog.tsx'
import { PostAgentDialog } from './post-agent-dialog.tsx'
import { AgentBadge, PointBadge } from './post-badges.tsx'
import { Stays } from './stays.tsx'
import { TakeAwayDialog } from './take-away-dialog.tsx'

export type LookProps = {
  id: string
  onClose: () => void
  onPoint: (point: string) => void
  onAgent: (agent: string) => void
}

type Deed = { kind: 'add' } | { kind: 'move' | 'away'; agent: PostedAgent }

/** One point: who works there, who did, and what lies there. */
export function PointLook({ id, onClose, onAgent }: LookProps) {
  const t = useTranslations('deskAgentPosts')
  const heading = useId()
  const answer = useAnswer(postsCalls.readPostPoint, { params: { id: Number(id) } })
  useOnNews(answer.refresh)
  const [deed, setDeed] = useState<Deed>()
  const point = answer.data
  const [only, ...others] = point?.agents ?? []
  useShortcuts({
    create: point && (() => setDeed({ kind: 'add' })),
    cancel: only && others.length === 0 ? () => setDeed({ kind: 'away', agent: only }) : undefined,
  })
  return (
    <aside className="desk-details" aria-labelledby={heading}>
      <DetailsHead id={heading} title={point?.name ?? t('columns.point')} onClose={onClose}>
        {point && <Where point={point} />}
      </DetailsHead>
      <div className="desk-details__body">
        <Loaded of={answer} look="part" skeleton={<LoadingShape of="rows" count={6} />}>
          {(shown) => (
            <>
              <Facts point={shown} />
              <AgentsHere point={shown} onAgent={onAgent} onDeed={setDeed} />
              <Stays title={t('history')} stays={shown.stays} tells="person" onOpen={onAgent} />
            </>
          )}
        </Loaded>
      </div>
      {point && (
        <div className="desk-details__actions">
          <Button small onClick={() => setDeed({ kind: 'add' })}>
            <Icon name="plus" size="small" />
            {t('actions.add')}
          </Button>
          <LocalLink className={buttonClass({ look: 'second', small: true })} to={`/desk/points/${point.id}`}>
            {t('look.pointPage')}
          </LocalLink>
        </div>
      )}
      {point && deed && (
        <PointDeed
          deed={deed}
          point={point}
          onClose={() => setDeed(undefined)}
          onDone={() => void answer.refresh()}
        />
      )}
    </aside>
  )
}

function Where({ point }: { point: PostPointLook }) {
  const t = useTranslations()
  const locale = useLocale()
  const town = useTownNames()
  const { id, kind, region_id: region, district_id: district } = point
  return (
    <>
      <p className="desk-details__meta">
        <PointBadge point={point} />
        <span className="muted">
          {t('deskAgentPosts.kindAndNumber', { kind: t(kindNames[kind]), id: String(id) })}
        </span>
      </p>
      <p className="muted">{[regionById(region)?.name[locale], town(district)].filter(Boolean).join(', ')}</p>
    </>
  )
}

function Facts({ point: { address, occupied, capacity, cash, agents } }: { point: PostPointLook }) {
  const t = useTranslations('deskAgentPosts')
  const format = formatter(useLocale())
  return (
    <dl className="desk-facts posts-facts">
      <Fact name={t('look.address')}>{address}</Fact>
      <Fact name={t('look.parcels')}>
        {t('heldOf', { held: format.number(occupied), capacity: format.number(capacity) })}
      </Fact>
      {agents.length > 0 && <Fact name={t('look.cash')}>{format.money(cash)}</Fact>}
    </dl>
  )
}

type AgentsHereProps = {
  point: PostPointLook
  onAgent: (agent: string) => void
  onDeed: (deed: Deed) => void
}

function AgentsHere({ point, onAgent, onDeed }: AgentsHereProps) {
  const t = useTranslations('deskAgentPosts')
  return (
    <section>
      <h3 className="desk-details__subtitle">{t('agentsHere')}</h3>
      {point.agents.length === 0 && <p className="posts-nobody">{t('nobodyHere')}</p>}
      <ul className="posts-here">
        {point.agents.map((agent) => (
          <li key={agent.id}>
            <div className="posts-here__who">
              <button type="button" className="posts-link" onClick={() => onAgent(agent.id)}>
                {agent.full_name}
              </button>
              {agent.state !== 'active' && <AgentBadge state={agent.state} />}
            </div>
            <Reach phone={agent.phone} email={null} phoneName={t('call')} emailName="" />
            {agent.state !== 'left' && (
              <div className="posts-here__deeds">
                {agent.state === 'active' && (
                  <Button look="second" small onClick={() => onDeed({ kind: 'move', agent })}>
                    <span aria-hidden="true">{t('actions.moveShort')}</span>
                    <span className="spoken">{t('actions.moveNamed', { name: agent.full_name })}</span>
                  </Button>
                )}
                <Button look="quiet" small onClick={() => onDeed({ kind: 'away', agent })}>
                  <span aria-hidden="true">{t('actions.takeAwayShort')}</span>
                  <span className="spoken">{t('actions.takeAwayNamed', { name: agent.full_name })}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type PointDeedProps = { deed: Deed; point: PostPointLook; onClose: () => void; onDone: () => void }

function PointDeed({ deed, point, ...ends }: PointDeedProps) {
  if (deed.kind === 'add') return <AddAgentDialog point={point} {...ends} />
  const agent = { id: deed.agent.id, name: deed.agent.full_name }
  return deed.kind === 'move' ? (
    <PostAgentDialog agent={agent} now={point} {...ends} />
  ) : (
    <TakeAwayDialog agent={agent} now={point} {...ends} />
  )
}
