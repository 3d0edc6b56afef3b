import './queue.css'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { isOf } from '#client/field/day-with-queue.ts'
import { type FieldView, useField, useFieldView } from '#client/field/field-store.ts'
import { useLocale } from '#client/surroundings.ts'
import type { IncidentTold } from '#modules/delivery/field/field.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { dayView, numberOf } from '../parts/day-view.ts'
import { Icon } from '../parts/icon.tsx'
import { ScreenBar } from '../parts/screen-bar.tsx'
import { ScreenFoot } from '../parts/screen-foot.tsx'
import { questionsIn, useWaitingText } from '../parts/waiting.ts'
import { RefusedPhoto } from './refused-photo.tsx'
import { TroubleCard } from './trouble-card.tsx'
import { clockMinutesOff, incidentsApart, troubleView } from './trouble-view.ts'
import { WaitingList } from './waiting-list.tsx'

/** `/queue`: nothing that was done is ever silently gone; what asks for something comes first. */
export function QueuePage() {
  const navigate = useNavigate()
  const store = useField()
  const view = useFieldView()
  const { day, queue, files, troubles, refusedFiles } = view
  const stops = day?.stops ?? []
  const numbers = dayView(stops)
  const incidents = incidentsApart(day?.incidents ?? [], troubles)
  const waits = queue.length + files.length > 0
  const isQuiet = !waits && questionsIn(view) + incidents.length === 0
  return (
    <main className="field-screen">
      <Head view={view} onBack={() => navigate(-1)} />
      <Warnings view={view} />
      {troubles.map((trouble) => {
        const shown = troubleView(trouble, stops, day?.incidents ?? [])
        return (
          <TroubleCard
            key={shown.id}
            trouble={shown}
            number={shown.stop && numberOf(numbers, shown.stop.order_id)}
            onUnderstood={() => void store.understood(shown.id)}
          />
        )
      })}
      {refusedFiles.map((file) => (
        <RefusedPhoto
          key={file.clientId}
          file={file}
          stop={stops.find((stop) => file.parcel !== undefined && isOf(stop, file.parcel))}
          onUnderstood={() => void store.understood(file.clientId)}
        />
      ))}
      <Incidents incidents={incidents} />
      <WaitingList view={view} stops={stops} />
      {isQuiet && <AllSent />}
      {waits && <SendNow view={view} onSend={() => void store.sync()} />}
    </main>
  )
}

function Head({ view, onBack }: { view: FieldView; onBack: () => void }) {
  const t = useTranslations('courierQueue')
  const format = formatter(useLocale())
  const count = questionsIn(view)
  const what = useWaitingText(view)
  const waiting = what === '' ? t('title') : t('waits', { what })
  return (
    <ScreenBar
      title={count > 0 ? t('questions', { count, text: format.number(count) }) : waiting}
      under={
        view.line === 'offline' ? (
          <span className="queue-line">
            <Icon name="offline" size="small" />
            {t('offline')}
          </span>
        ) : (
          <span className="queue-line queue-line--online">
            <Icon name="check" size="small" />
            {t(what !== '' ? 'online' : count > 0 ? 'allTaken' : 'connected')}
          </span>
        )
      }
      onBack={onBack}
    />
  )
}

/** Said before it matters: no room for photos, and a clock that is wrong. */
function Warnings({ view: { room, clockOffMs } }: { view: FieldView }) {
  const t = useTranslations('courierQueue')
  const format = formatter(useLocale())
  const off = clockMinutesOff(clockOffMs)
  return (
    <>
      {room.low && (
        <Notice tone="warning" className="field-screen__notice">
          {t('roomLow')}
        </Notice>
      )}
      {off !== 0 && (
        <Notice tone="info" className="field-screen__notice">
          {t(off > 0 ? 'clockAhead' : 'clockBehind', { time: format.amount(Math.abs(off), 'minute') })}
        </Notice>
      )}
    </>
  )
}

function Incidents({ incidents }: { incidents: readonly IncidentTold[] }) {
  const t = useTranslations('courierQueue')
  const format = formatter(useLocale())
  if (incidents.length === 0) return null
  return (
    <section className="queue-incidents">
      <h2>{t('atDesk')}</h2>
      {incidents.map(({ id, tracking_code, message, what_to_do, decided, opened_at }) => (
        <article key={id} className="trouble">
          <p className="trouble__head">
            <span>
              <b>{tracking_code}</b>
            </span>
            <time>{format.time(Date.parse(opened_at))}</time>
          </p>
          <h3>{decided ?? what_to_do}</h3>
          <p className="trouble__why">{message}</p>
        </article>
      ))}
    </section>
  )
}

function AllSent() {
  const t = useTranslations('courierQueue')
  return (
    <div className="queue-empty">
      <EmptyState level={2} title={t('emptyTitle')}>
        {t('emptyText')}
      </EmptyState>
    </div>
  )
}

function SendNow({ view: { line, syncing }, onSend }: { view: FieldView; onSend: () => void }) {
  const t = useTranslations('courierQueue')
  return (
    <ScreenFoot>
      <Button
        className="field-screen__go"
        block
        busy={syncing}
        disabled={line === 'offline'}
        onClick={onSend}
      >
        {t(line === 'offline' ? 'sendLater' : 'sendNow')}
      </Button>
    </ScreenFoot>
  )
}
