import './hand-out.css'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PhotoShown, TakePhoto } from '#client/photo/take-photo.tsx'
import { randomKey } from '#client/random-key.ts'
import { useLocale } from '#client/surroundings.ts'
import type { CounterPost } from '#modules/counter/counter.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { keepName, useCounterQueue } from '../../offline/counter-queue.tsx'
import type { OfflineAnswer, OfflineBar, OfflineItem } from '../../offline/offline-answer.ts'
import { Icon } from '../../parts/icon.tsx'
import { DoneCard } from '../done-card.tsx'
import { ShelfDrawing } from '../place/shelf-drawing.tsx'
import type { Scan } from '../scan/scan-list.ts'
import { useScans } from '../scan/use-scans.tsx'
import { codeDigits } from './offer.ts'
import { offlineReport } from './offline-report.ts'

type OfflineHandOutProps = { scan: Scan; answer: OfflineAnswer; post: CounterPost }

/** There is no line: what the device knows by itself, and what it may do with that. */
export function OfflineHandOut({ scan, answer, post }: OfflineHandOutProps) {
  const t = useTranslations('deskCounterHands.offline')
  const { again, scan: next } = useScans()
  if (answer.kind === 'items')
    return (
      <ul className="found-list">
        {answer.items.map((item) => (
          <li key={item.order_id}>
            <button type="button" onClick={() => next(item.tracking_code)}>
              <b>{item.place ?? '—'}</b>
              <span>{item.name}</span>
            </button>
          </li>
        ))}
      </ul>
    )
  if (answer.kind === 'unknown')
    return (
      <div className="hands__alone">
        <EmptyState
          level={2}
          title={t('unknown')}
          action={<Button onClick={() => again(scan.id)}>{t('again')}</Button>}
        >
          {t('unknownText')}
        </EmptyState>
      </div>
    )
  if (scan.done !== undefined) return <Queued scan={scan} item={answer.item} />
  return (
    <div className="hand-out">
      <OfflinePlace item={answer.item} post={post} />
      <OfflineCard scan={scan} item={answer.item} bar={answer.bar} />
    </div>
  )
}

function OfflinePlace({ item, post }: { item: OfflineItem; post: CounterPost }) {
  const t = useTranslations('deskCounterHands')
  const format = formatter(useLocale())
  return (
    <section className="shelf-card" aria-label={t('handOut.lies')}>
      <div className="shelf-card__head">
        <h2>{t('handOut.lies')}</h2>
      </div>
      <p className="shelf-card__place" data-none={item.place === null || undefined}>
        {item.place ?? t('place.none')}
      </p>
      {item.place && <ShelfDrawing place={item.place} layout={post.shelf} />}
      <dl className="parcel-facts">
        {item.stored_until !== null && (
          <div>
            <dt>{t('facts.kept')}</dt>
            <dd>{format.date(Date.parse(item.stored_until))}</dd>
          </div>
        )}
        <div>
          <dt>{t('facts.code')}</dt>
          <dd>
            <TrackCode code={item.tracking_code} />
          </dd>
        </div>
      </dl>
    </section>
  )
}

type OfflineCardProps = { scan: Scan; item: OfflineItem; bar: OfflineBar | undefined }

function OfflineCard({ scan, item, bar }: OfflineCardProps) {
  const t = useTranslations('deskCounterHands.offline')
  const all = useTranslations()
  const { again } = useScans()
  return (
    <section className="hand-out__card" aria-label={item.name}>
      <div className="hand-out__scroll">
        <header className="hand-out__who">
          <h2>{item.name}</h2>
          {item.delegate && <p>{t('delegate', { name: item.delegate })}</p>}
        </header>
        <Notice tone="warning" className="hand-out__notice">
          {bar ? all(`deskCounterHands.offline.bars.${bar}`) : t('text')}
        </Notice>
        {!bar && <OfflineForm scan={scan} item={item} />}
      </div>
      {bar && (
        <footer className="hand-out__end">
          <Button className="hand-out__go" onClick={() => again(scan.id)}>
            {t('again')}
          </Button>
        </footer>
      )}
    </section>
  )
}

function OfflineForm({ scan, item }: Omit<OfflineCardProps, 'bar'>) {
  const t = useTranslations('deskCounterHands.offline')
  const code = useTranslations('deskCounterHands.code')
  const photoWords = useTranslations('deskCounterHands.photo')
  const { store } = useCounterQueue()
  const { finish } = useScans()
  const [digits, setDigits] = useState('')
  const [photo, setPhoto] = useState<Blob>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const give = async (event: FormEvent) => {
    event.preventDefault()
    if (!store || !photo || digits.length < codeDigits || busy) return
    setBusy(true)
    await keepName(store, item.tracking_code, { name: item.name, place: item.place }).catch(() => undefined)
    const kept = await store.act(offlineReport(item, digits, photo, randomKey())).catch(() => undefined)
    setBusy(false)
    if (kept?.ok) finish(scan.id, t('done'))
    else setProblem(t(kept ? 'full' : 'notKept'))
  }
  return (
    <form className="offline-form" onSubmit={(event) => void give(event)}>
      <CodeField label={code('label')} hint={t('codeHint')} known block value={digits} onChange={setDigits} />
      <div className="document-part__picture">
        {photo ? (
          <PhotoShown
            photo={photo}
            alt={photoWords('document')}
            removeLabel={photoWords('remove')}
            onRemove={() => setPhoto(undefined)}
          />
        ) : (
          <TakePhoto
            label={photoWords('takeDocument')}
            unreadable={photoWords('unreadable')}
            onPhoto={setPhoto}
          />
        )}
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button
        type="submit"
        className="hand-out__go"
        busy={busy}
        disabled={!photo || digits.length < codeDigits}
      >
        <Icon name="check" />
        {t('give')}
      </Button>
    </form>
  )
}

function Queued({ scan, item }: { scan: Scan; item: OfflineItem }) {
  const t = useTranslations('deskCounterHands.offline')
  const next = useTranslations('deskCounterHands.handOut')
  const { leave } = useScans()
  return (
    <DoneCard title={scan.done ?? ''} name={item.name}>
      <p>{t('doneText')}</p>
      <div className="done-card__ways">
        <Button onClick={leave}>{next('next')}</Button>
      </div>
    </DoneCard>
  )
}
