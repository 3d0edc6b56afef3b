import './work-details.css'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { deskOrdersCalls } from '#modules/orders/desk/desk-orders.calls.ts'
import { incidentsCalls } from '#modules/orders/incidents/incidents.calls.ts'
import type { WorkDetail, WorkItemAnswer } from '#modules/worklist/worklist.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useOnNews } from '../../frame/desk-news.tsx'
import { useShortcuts } from '../../parts/keys/shortcuts.ts'
import { useNow } from '../../parts/use-now.ts'
import { OwnerLine } from '../../parts/work/owner-line.tsx'
import { useWork } from '../../parts/work/use-work.ts'
import { useClockText } from '../../parts/work/work-clock.tsx'
import { HandDialog, LaterDialog, SettleDialog } from '../../parts/work/work-dialogs.tsx'
import { ToldLines, toldOf, useWorkLines } from '../../parts/work/work-lines.tsx'
import { calledFor, deedNames, pathOf, whoseNames } from '../../parts/work/work-names.ts'
import { WorkNote } from '../../parts/work/work-note.tsx'
import { useAbout } from '../urgent-list.tsx'
import { WorkDeeds } from './work-deeds.tsx'
import { WorkFacts } from './work-facts.tsx'

type WorkDetailsProps = {
  work: string
  /** As the list shows it; a thing that has left the list may still be read. */
  shown: WorkItemAnswer | undefined
  onClose: () => void
  onDone: (key: string) => void
}

const dialogs = { hand: HandDialog, later: LaterDialog, settle: SettleDialog } as const

/** One thing: its clock, who deals with it, whom to ring, what happened, and what ends it. */
export function WorkDetails({ work: key, shown, onClose, onDone }: WorkDetailsProps) {
  const title = useId()
  const t = useTranslations('deskHome.details')
  const work = useWork(key)
  const item = shown ?? work.data?.items[0]
  const incident = useIncident(item)
  const [asked, setAsked] = useState<keyof typeof dialogs>()
  const ask = (what: keyof typeof dialogs) => (work.data ? () => setAsked(what) : undefined)
  useShortcuts({ take: work.isMine ? work.leave : work.take, hand: ask('hand'), later: ask('later') })
  const Dialog = asked && dialogs[asked]
  const said = (next: WorkDetail) => {
    work.work.set(next)
    setAsked(undefined)
    if (asked === 'settle') onDone(key)
  }
  return (
    <aside className="desk-details work-details" aria-labelledby={title}>
      {item ? (
        <Head item={item} titleId={title} onClose={onClose} />
      ) : (
        <GoneHead titleId={title} onClose={onClose} />
      )}
      <div className="desk-details__body work-details__body">
        {incident && <p>{incident.message}</p>}
        {work.work.state === 'failed' && <p className="muted">{t('gone')}</p>}
        <OwnerLine work={work} onHand={() => setAsked('hand')} />
        {item && <Calls item={item} />}
        {item?.parcel && <Story parcel={item.parcel.id} work={work.data} />}
        {item && !item.parcel && <Lines work={work.data} />}
      </div>
      <div className="work-details__foot">
        <WorkNote work={key} onWritten={(next) => work.work.set(next)} />
        {item && (
          <WorkDeeds
            item={item}
            incident={incident}
            onDone={() => onDone(key)}
            onStale={() => void work.work.refresh()}
            onSettle={() => setAsked('settle')}
          />
        )}
      </div>
      {Dialog && work.data && <Dialog work={work.data} onClose={() => setAsked(undefined)} onDone={said} />}
    </aside>
  )
}

function useIncident(item: WorkItemAnswer | undefined) {
  const isIncident = item?.queue === 'incidents'
  const order_id = item?.parcel?.id
  const input = isIncident ? { query: { state: 'open' as const, order_id, limit: 100 } } : undefined
  const list = useAnswer(incidentsCalls.listIncidents, input, { quiet: true, keep: true })
  return isIncident ? list.data?.items.find(({ id }) => `incident:${id}` === item.key) : undefined
}

type HeadProps = { titleId: string; onClose: () => void }

function Head({ item, titleId, onClose }: HeadProps & { item: WorkItemAnswer }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const textOf = useClockText()
  const about = useAbout(item)
  const leftMs = Date.parse(item.due) - useNow()
  const moment = format.dateTime(Date.parse(item.due))
  return (
    <header className="work-details__head">
      <p className="work-details__clock" data-late={leftMs < 0 || undefined}>
        <b aria-hidden="true">{textOf(leftMs)}</b>
        <span className="muted">
          {t(leftMs < 0 ? 'deskHome.details.lateBy' : 'deskHome.details.decideBy', { moment })}
        </span>
      </p>
      <Close onClose={onClose} />
      <h3 id={titleId} className="work-details__title">
        {t(deedNames[item.deed])}
      </h3>
      {about && <p className="muted work-details__about">{about}</p>}
    </header>
  )
}

function GoneHead({ titleId, onClose }: HeadProps) {
  const t = useTranslations('deskHome.details')
  return (
    <header className="work-details__head">
      <h3 id={titleId} className="work-details__title">
        {t('gone')}
      </h3>
      <Close onClose={onClose} />
    </header>
  )
}

function Close({ onClose }: { onClose: () => void }) {
  const t = useTranslations('common')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The row that was pressed is out of sight now.
    if (window.matchMedia('(max-width: 1099px)').matches) button.current?.focus()
  }, [])
  return (
    <button ref={button} type="button" className="icon-button work-details__close" onClick={onClose}>
      <Icon name="close" />
      <span className="spoken">{t('close')}</span>
    </button>
  )
}

function Calls({ item }: { item: WorkItemAnswer }) {
  const t = useTranslations()
  const locale = useLocale()
  const navigate = useNavigate()
  const first = useRef<HTMLAnchorElement>(null)
  useShortcuts({
    call: () => first.current?.click(),
    open: () => void navigate(localizedPath(locale, pathOf(item))),
  })
  const called = calledFor(item)
  if (called.length === 0) return null
  return (
    <div className="work-calls">
      {called.slice(0, 2).map(({ whose, name, phone }, index) => (
        <a
          key={whose}
          ref={index === 0 ? first : undefined}
          className={buttonClass({ look: 'second', className: 'work-calls__one' })}
          href={`tel:+998${phone}`}
        >
          <Icon name="phone" size="small" />
          <span>
            {name}
            <span className="work-calls__whose">{t(whoseNames[whose])}</span>
          </span>
        </a>
      ))}
    </div>
  )
}

const mostLines = 8

function Story({ parcel, work }: { parcel: string; work: WorkDetail | undefined }) {
  const t = useTranslations('deskHome.details')
  const order = useAnswer(
    deskOrdersCalls.readDeskOrder,
    { params: { id: parcel } },
    { quiet: true, keep: true },
  )
  useOnNews(order.refresh)
  const said = useWorkLines(work)
  const lines = [...said, ...(order.data?.log ?? []).map(toldOf)].sort((a, b) => b.at - a.at)
  return (
    <>
      {order.data && <WorkFacts shown={order.data} />}
      <h4 className="desk-details__subtitle">{t('happened')}</h4>
      <ToldLines lines={lines.slice(0, mostLines)} label={t('happened')} />
    </>
  )
}

function Lines({ work }: { work: WorkDetail | undefined }) {
  const t = useTranslations('deskHome.details')
  const lines = useWorkLines(work)
  if (lines.length === 0) return null
  return (
    <>
      <h4 className="desk-details__subtitle">{t('happened')}</h4>
      <ToldLines lines={lines} label={t('happened')} />
    </>
  )
}
