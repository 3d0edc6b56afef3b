import './home.css'
import './home-phone.css'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { worklistCalls } from '#modules/worklist/worklist.calls.ts'
import type { WorkItemAnswer } from '#modules/worklist/worklist.contract.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { useDeskNews, useOnNews } from '../frame/desk-news.tsx'
import { KeyHint } from '../parts/keys/key-hint.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useWalk } from '../parts/keys/use-walk.ts'
import { LoadingRows } from '../parts/list-states.tsx'
import { RegionFilter } from '../parts/region-filter.tsx'
import { useNow } from '../parts/use-now.ts'
import { queueNames } from '../parts/work/work-names.ts'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { WorkDetails } from './details/work-details.tsx'
import { type ChangeView, type HomeView, useHomeView } from './home-view.ts'
import { QueueList } from './queue-list.tsx'
import { SecondPerson } from './second-person.tsx'
import { UrgentList, workRowId } from './urgent-list.tsx'

const pollMs = () => 30_000
const mostShown = 60

/** Where a day at the desk begins: what waits, the most urgent first, and beside it what is open of it. */
export function HomePage() {
  const staff = useStaff()
  const now = useNow()
  const texts = usePageTexts()
  const [view, change] = useHomeView()
  const { items, more, list } = useWork(view)
  const queues = useQueues(view)
  const rows = items.map((item) => ({ id: item.key }))
  const choose = (work: string | undefined) => change({ work })
  const walk = useWalk(rows, view.work, workRowId, choose)
  useShortcuts({
    next: walk(1),
    previous: walk(-1),
    close: view.work === undefined ? undefined : () => choose(undefined),
  })
  /** Done with: the eyes go on to the next. */
  const done = (key: string) => {
    const at = items.findIndex((item) => item.key === key)
    choose((items[at + 1] ?? items[at - 1])?.key)
    void list.refresh()
  }
  const open = items.find(({ key }) => key === view.work)
  return (
    <div className="desk-home" data-open={view.work !== undefined || undefined}>
      <h2 className="spoken">{texts?.title}</h2>
      {queues && (
        <QueueList
          queues={queues}
          chosen={view.queue}
          now={now}
          onChoose={(queue) => change({ queue, work: undefined })}
        />
      )}
      <div className="desk-home__middle">
        {staff && mayDo(staff.role, 'approval.read') && view.queue === undefined && (
          <SecondPerson now={now} />
        )}
        <section className="work-card work-card--list" aria-labelledby="urgent-title">
          <ListHead view={view} onChange={change} />
          {list.state === 'failed' && <LoadFailed error={list.error} retry={list.retry} />}
          {list.state === 'loading' && <LoadingRows />}
          {list.state === 'ready' && items.length === 0 && <Nothing view={view} onChange={change} />}
          {items.length > 0 && (
            <UrgentList
              items={items}
              current={view.work}
              me={staff?.id}
              now={now}
              onPress={({ key }) => choose(key === view.work ? undefined : key)}
            />
          )}
          <ListFoot more={more} />
        </section>
      </div>
      {view.work !== undefined && (
        <WorkDetails
          key={view.work}
          work={view.work}
          shown={open}
          onClose={() => choose(undefined)}
          onDone={done}
        />
      )}
    </div>
  )
}

function useWork({ queue, owner, region }: HomeView) {
  const query = { queue, owner, region: region === undefined ? undefined : Number(region), limit: mostShown }
  const list = useAnswer(worklistCalls.listWork, { query }, { keep: true, pollMs })
  useOnNews(list.refresh)
  // They have a card of their own above the list.
  const isBelow = ({ queue: own }: WorkItemAnswer) => queue !== undefined || own !== 'approvals'
  const all = list.data?.items ?? []
  const items = all.filter(isBelow)
  return { list, items, more: list.data?.more ?? 0 }
}

/** Of the chosen region; everywhere they are known already. */
function useQueues({ region }: HomeView) {
  const { queues } = useDeskNews()
  const asked = region === undefined ? undefined : { query: { region: Number(region) } }
  const there = useAnswer(worklistCalls.listQueues, asked, { keep: true, quiet: true, pollMs })
  useOnNews(there.refresh)
  return region === undefined ? queues : (there.data ?? queues)
}

type HeadProps = { view: HomeView; onChange: ChangeView }

function ListHead({ view, onChange }: HeadProps) {
  const t = useTranslations()
  const turn = (owner: 'me' | 'nobody') => onChange({ owner: view.owner === owner ? undefined : owner })
  return (
    <header className="work-card__head work-card__head--list">
      <h3 className="work-card__title" id="urgent-title">
        {view.queue === undefined ? t('deskHome.title') : t(queueNames[view.queue])}
      </h3>
      <div className="work-chips">
        {view.queue !== undefined && (
          <Chip isOn onPress={() => onChange({ queue: undefined, work: undefined })}>
            {t('deskHome.everything')}
          </Chip>
        )}
        <Chip isOn={view.owner === 'me'} onPress={() => turn('me')}>
          {t('deskHome.mine')}
        </Chip>
        <Chip isOn={view.owner === 'nobody'} onPress={() => turn('nobody')}>
          {t('deskHome.nobodys')}
        </Chip>
        <RegionFilter
          label={t('deskHome.region')}
          all={t('deskHome.region')}
          value={view.region}
          onChange={(region) => onChange({ region, work: undefined })}
        />
      </div>
    </header>
  )
}

type ChipProps = { isOn: boolean; onPress: () => void; children: string }

function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button type="button" className="work-chip" aria-pressed={isOn} onClick={onPress}>
      {children}
      {isOn && <Icon name="close" size="tiny" />}
    </button>
  )
}

function Nothing({ view, onChange }: HeadProps) {
  const t = useTranslations('deskHome')
  const isFiltered = view.queue !== undefined || view.owner !== undefined || view.region !== undefined
  if (!isFiltered) return <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
  const clear = () => onChange({ queue: undefined, owner: undefined, region: undefined })
  return (
    <EmptyState
      title={t('noneHere.title')}
      action={
        <Button look="second" onClick={clear}>
          {t('everything')}
        </Button>
      }
    >
      {t('noneHere.text')}
    </EmptyState>
  )
}

function ListFoot({ more }: { more: number }) {
  const t = useTranslations('deskHome')
  return (
    <footer className="desk-foot">
      <ul className="desk-foot__keys">
        <KeyHint keys={['J', 'K']}>{t('keys.walk')}</KeyHint>
        <KeyHint keys={['T']}>{t('keys.take')}</KeyHint>
        <KeyHint keys={['H']}>{t('keys.hand')}</KeyHint>
        <KeyHint keys={['L']}>{t('keys.later')}</KeyHint>
      </ul>
      {more > 0 && <span className="desk-foot__count">{t('more', { count: String(more) })}</span>}
    </footer>
  )
}
