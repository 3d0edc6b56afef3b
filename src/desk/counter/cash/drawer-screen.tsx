import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { type Answer, useAnswer } from '#client/use-answer.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import type { CounterPost, DrawerDay } from '#modules/counter/counter.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useSubView } from '../parts/sub-view.ts'
import { dayBefore } from './cash-view.ts'
import { CloseSide } from './close-side.tsx'
import { ClosedSide } from './closed-side.tsx'
import { CountedNotes, CountNotes } from './count-notes.tsx'
import { DrawerLines } from './drawer-lines.tsx'
import { forgottenIn } from './forgotten.ts'
import { LeftOnShelf } from './left-on-shelf.tsx'
import { useKeptCount } from './use-kept-count.ts'

type DrawerScreenProps = { post: CounterPost; today: string; asked: string | undefined }

/** What should be there, what was counted, and the difference; once closed, how it was closed. */
export function DrawerScreen({ post, today, asked }: DrawerScreenProps) {
  const drawer = useAnswer(counterCalls.readDrawer, { query: asked === undefined ? {} : { day: asked } })
  const before = useAnswer(
    counterCalls.readDrawer,
    asked === undefined ? { query: { day: dayBefore(today) } } : undefined,
    { quiet: true },
  )
  return (
    <Loaded of={drawer}>
      {(day) => (
        <Drawer
          post={post}
          day={day}
          today={today}
          drawer={drawer}
          forgotten={forgottenIn(day, before.data)}
        />
      )}
    </Loaded>
  )
}

type DrawerProps = {
  post: CounterPost
  day: DrawerDay
  today: string
  drawer: Answer<DrawerDay>
  forgotten: string | undefined
}

function Drawer({ post, day, today, drawer, forgotten }: DrawerProps) {
  const [count, setCount] = useKeptCount(`counter-count-${post.person.id}-${day.day}`)
  const { closing } = day
  return (
    <div className="till">
      <DrawerHead day={day} today={today} />
      {forgotten !== undefined && <Forgotten day={forgotten} />}
      <section className="counter-card till__left">
        <DrawerLines day={day} />
        {closing === null ? (
          <CountNotes count={count} onChange={setCount} />
        ) : (
          <CountedNotes closing={closing} />
        )}
        <LeftOnShelf />
      </section>
      {closing === null ? (
        <CloseSide
          day={day}
          today={today}
          count={count}
          onCount={setCount}
          onClosed={() => void drawer.refresh()}
        />
      ) : (
        <ClosedSide day={day} closing={closing} />
      )}
    </div>
  )
}

function DrawerHead({ day, today }: { day: DrawerDay; today: string }) {
  const t = useTranslations('deskCounterCash.drawer')
  const { date, number } = formatter(useLocale())
  const { to } = useSubView()
  const { parcels } = day
  const came = parcels.taken_in + parcels.stored
  const left = parcels.handed_out + parcels.given_on
  return (
    <header className="counter-head">
      {day.day !== today && (
        <LocalLink className="counter-head__back" to={to({ day: undefined })} aria-label={t('back')}>
          <Icon name="arrowLeft" />
        </LocalLink>
      )}
      <h2>{t(day.closing === null ? 'title' : 'closed')}</h2>
      <p>
        {date(noonOf(day.day), 'weekday')}. {t('moved', { came: number(came), left: number(left) })}
      </p>
      {day.closing === null && (
        <nav className="counter-head__end" aria-label={t('more')}>
          <LocalLink
            className={buttonClass({ look: 'second', small: true })}
            to={to({ view: 'hand-in', day: undefined })}
          >
            {t('handIn')}
          </LocalLink>
        </nav>
      )}
    </header>
  )
}

function Forgotten({ day }: { day: string }) {
  const t = useTranslations('deskCounterCash.drawer')
  const { date } = formatter(useLocale())
  const { to } = useSubView()
  return (
    <Notice tone="warning" className="till__forgotten">
      {t('forgotten', { day: date(noonOf(day)) })}{' '}
      <LocalLink to={to({ day })}>{t('closeForgotten')}</LocalLink>
    </Notice>
  )
}
