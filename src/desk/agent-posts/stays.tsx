import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { AgentStay } from '#modules/points/posts/posts.contract.ts'
import { formatter } from '#platform/i18n/format.ts'

type StaysProps = {
  title: string
  stays: readonly AgentStay[]
  /** What of a stay is told here: the other side of it is known. */
  tells: 'person' | 'point'
  onOpen: (id: string) => void
}

/** Who worked where from when until when, and who said so; newest first. */
export function Stays({ title, stays, tells, onOpen }: StaysProps) {
  const t = useTranslations('deskAgentPosts')
  return (
    <section>
      <h3 className="desk-details__subtitle">{title}</h3>
      {stays.length === 0 && <p className="muted">{t('noHistory')}</p>}
      <ol className="posts-stays">
        {stays.map((stay) => (
          <li key={stay.id} data-now={stay.ended === null || undefined}>
            <button
              type="button"
              className="posts-link"
              onClick={() => onOpen(tells === 'person' ? stay.person.id : String(stay.point.id))}
            >
              {tells === 'person' ? stay.person.full_name || t('stay.gone') : stay.point.name}
            </button>
            <Period stay={stay} />
            <SaidBy stay={stay} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Period({ stay: { began, ended } }: { stay: AgentStay }) {
  const t = useTranslations('deskAgentPosts.stay')
  const format = formatter(useLocale())
  const day = (at: string | null) => (at === null ? t('unknown') : format.date(Date.parse(at)))
  return (
    <span className="posts-stays__period">
      {t('period', { from: day(began.at), until: ended ? day(ended.at) : t('now') })}
    </span>
  )
}

function SaidBy({ stay: { began, ended } }: { stay: AgentStay }) {
  const t = useTranslations('deskAgentPosts.stay')
  return (
    <>
      {began.by !== null && (
        <span className="posts-stays__said">
          {t('began', { who: began.by })}
          {began.note !== null && <q>{began.note}</q>}
        </span>
      )}
      {ended && ended.by !== null && (
        <span className="posts-stays__said">
          {t('ended', { who: ended.by })}
          {ended.note !== null && <q>{ended.note}</q>}
        </span>
      )}
    </>
  )
}
