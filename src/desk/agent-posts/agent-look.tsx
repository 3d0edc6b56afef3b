import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { postsCalls } from '#modules/points/posts/posts.calls.ts'
import type { PostAgentLook } from '#modules/points/posts/posts.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useOnNews } from '../frame/desk-news.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { Fact } from '../parts/fact.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { Reach } from '../parts/reach.tsx'
import { useNow } from '../parts/use-now.ts'
import type { LookProps } from './point-look.tsx'
import { PostAgentDialog } from './post-agent-dialog.tsx'
import { AgentBadge } from './post-badges.tsx'
import { Stays } from './stays.tsx'
import { TakeAwayDialog } from './take-away-dialog.tsx'

/** Where they were seen to work when it was begun goes with it, whatever colleagues do meanwhile. */
type Deed = { kind: 'post' | 'away'; now: PostAgentLook['point'] }

/** One agent: where they work, where they did, and what is in their drawer. */
export function AgentLook({ id, onClose, onPoint }: LookProps) {
  const t = useTranslations('deskAgentPosts')
  const heading = useId()
  const answer = useAnswer(postsCalls.readPostAgent, { params: { id } })
  useOnNews(answer.refresh)
  const [deed, setDeed] = useState<Deed>()
  const agent = answer.data
  const begin = (kind: Deed['kind']) => setDeed({ kind, now: agent?.point ?? null })
  const mayPost = agent?.state === 'active'
  const mayTake = agent !== undefined && agent.state !== 'left' && agent.point !== null
  useShortcuts({
    create: mayPost ? () => begin('post') : undefined,
    cancel: mayTake ? () => begin('away') : undefined,
  })
  const ends = { onClose: () => setDeed(undefined), onDone: () => void answer.refresh() }
  const who = agent && { id: agent.id, name: agent.full_name }
  return (
    <aside className="desk-details" aria-labelledby={heading}>
      <DetailsHead id={heading} title={agent?.full_name ?? t('columns.agent')} onClose={onClose}>
        {agent && (
          <p className="desk-details__meta">
            <AgentBadge state={agent.state} />
          </p>
        )}
      </DetailsHead>
      <div className="desk-details__body">
        <Loaded of={answer} look="part" skeleton={<LoadingShape of="rows" count={6} />}>
          {(shown) => (
            <>
              <Reach phone={shown.phone} email={null} phoneName={t('call')} emailName="" />
              <Facts agent={shown} onPoint={onPoint} />
              <Stays title={t('ownHistory')} stays={shown.stays} tells="point" onOpen={onPoint} />
            </>
          )}
        </Loaded>
      </div>
      {agent && (
        <div className="desk-details__actions">
          {mayPost && (
            <Button small onClick={() => begin('post')}>
              {t(agent.point ? 'actions.move' : 'actions.post')}
            </Button>
          )}
          {mayTake && (
            <Button look="danger" small onClick={() => begin('away')}>
              {t('actions.takeAway')}
            </Button>
          )}
          {agent.state !== 'left' && (
            <LocalLink
              className={buttonClass({ look: 'second', small: true })}
              to={`/desk/staff?person=${agent.id}`}
            >
              {t('look.staffPage')}
            </LocalLink>
          )}
        </div>
      )}
      {who && deed?.kind === 'post' && <PostAgentDialog agent={who} now={deed.now} {...ends} />}
      {who && deed?.kind === 'away' && deed.now && <TakeAwayDialog agent={who} now={deed.now} {...ends} />}
    </aside>
  )
}

type FactsProps = { agent: PostAgentLook; onPoint: (point: string) => void }

function Facts({ agent, onPoint }: FactsProps) {
  const t = useTranslations('deskAgentPosts')
  const format = formatter(useLocale())
  const now = useNow()
  const { point, since, cash, seen_at: seen, agreed_point: agreed } = agent
  return (
    <dl className="desk-facts posts-facts">
      <Fact name={t('look.point')}>
        {point ? (
          <button type="button" className="posts-link" onClick={() => onPoint(String(point.id))}>
            {point.name}
          </button>
        ) : (
          <span className="posts-nobody">{t('noPoint')}</span>
        )}
      </Fact>
      {point && (
        <Fact name={t('look.since')}>
          {since === null ? t('unknownSince') : format.date(Date.parse(since))}
        </Fact>
      )}
      {agreed && agreed.id !== point?.id && <Fact name={t('look.agreed')}>{agreed.name}</Fact>}
      <Fact name={t('look.ownCash')}>{format.money(cash)}</Fact>
      <Fact name={t('look.seen')}>
        {seen === null ? t('neverSeen') : format.relative(new Date(seen), now)}
      </Fact>
    </dl>
  )
}
