import './courier-card.css'
import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import type { CourierRatings, DeskBadge } from '#modules/delivery/badge.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Confirm, Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { type Envelope, useApi } from '#web/api-client.ts'
import { useLocale } from '#web/shell/current-page.ts'
import { tagTexts } from '#web/shell/rating-tags.ts'
import { usePhoto } from '#web/shell/use-photo.ts'
import { QrCode } from './qr-code.tsx'

const readBadge = ({ data }: Envelope) => data as DeskBadge | undefined
const readRatings = ({ data }: Envelope) => data as CourierRatings | undefined

export function CourierCardDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('courierCard')
  const common = useTranslations('common')
  const { badge, busy, ask } = useBadge(id)
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={common('close')} place="side">
      <div className="desk-form">
        {badge ? <Badge badge={badge} /> : <Skeleton of="rows" count={3} label={common('loading')} />}
        {badge && <BadgeActions busy={busy} ask={ask} />}
        <Ratings id={id} />
      </div>
    </Dialog>
  )
}

type Ask = (path: 'badge' | 'photo', body?: FormData) => Promise<void>

function useBadge(id: string): { badge: DeskBadge | undefined; busy: boolean; ask: Ask } {
  const api = useApi()
  const toast = useToast()
  const failed = useTranslations('desk.failed')
  const [badge, setBadge] = useState<DeskBadge>()
  const [busy, setBusy] = useState(false)
  const at = `/api/desk/v1/couriers/${id}`

  useEffect(() => {
    const left = new AbortController()
    void api.request(`${at}/badge`, { read: readBadge, signal: left.signal }).then((answer) => {
      if (left.signal.aborted) return
      if (answer.ok) setBadge(answer.value)
      else toast({ text: answer.error.message ?? failed('title'), tone: 'danger' })
    })
    return () => left.abort()
  }, [api, at, toast, failed])

  const ask: Ask = async (path, body) => {
    setBusy(true)
    const answer = await api.request(`${at}/${path}`, { method: 'POST', body, read: readBadge })
    setBusy(false)
    if (answer.ok) setBadge(answer.value)
    else toast({ text: answer.error.message ?? failed('action'), tone: 'danger' })
  }
  return { badge, busy, ask }
}

/** As it is printed and worn. */
function Badge({ badge }: { badge: DeskBadge }) {
  const t = useTranslations('courierCard')
  const { first_name: name, number, link } = badge
  return (
    <div className="courier-card">
      <p className="courier-card__brand">{brand.name}</p>
      <Avatar name={name} photo={usePhoto(badge.photo)} size="large" />
      <p className="courier-card__name">{name}</p>
      <p>{t('courier')}</p>
      <p className="courier-card__number">
        <span className="spoken">{t('number')} </span>
        {number.slice(0, 3)} {number.slice(3)}
      </p>
      <QrCode text={link} label={t('qr')} />
      <p className="courier-card__check">{t('check')}</p>
    </div>
  )
}

function BadgeActions({ busy, ask }: { busy: boolean; ask: Ask }) {
  const t = useTranslations('courierCard')
  const [asking, setAsking] = useState(false)
  const renew = async () => {
    await ask('badge')
    setAsking(false)
  }
  return (
    <>
      <PhotoField busy={busy} ask={ask} />
      <div className="courier-card-actions">
        <Button look="second" small onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button look="danger" small onClick={() => setAsking(true)}>
          {t('renew')}
        </Button>
      </div>
      <Confirm
        open={asking}
        title={t('renewTitle')}
        yes={t('renewYes')}
        no={t('no')}
        danger
        busy={busy}
        onYes={() => void renew()}
        onNo={() => setAsking(false)}
      >
        {t('renewText')}
      </Confirm>
    </>
  )
}

function PhotoField({ busy, ask }: { busy: boolean; ask: Ask }) {
  const t = useTranslations('courierCard')
  const id = useId()
  const send = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    const form = new FormData()
    form.append('file', file)
    void ask('photo', form)
  }
  return (
    <div className="courier-photo">
      <label className={`${buttonClass({ look: 'second', small: true })} courier-photo__button`}>
        <Icon name="camera" size="small" />
        {t('photo')}
        <input
          type="file"
          className="spoken"
          accept="image/*"
          disabled={busy}
          aria-describedby={id}
          onChange={send}
        />
      </label>
      <p className="field__hint" id={id}>
        {t('photoNote')}
      </p>
    </div>
  )
}

const sideNames = { sender: 'courierCard.sides.sender', receiver: 'courierCard.sides.receiver' } as const

function Ratings({ id }: { id: string }) {
  const t = useTranslations()
  const api = useApi()
  const { dateTime } = formatter(useLocale())
  const [ratings, setRatings] = useState<CourierRatings>()
  useEffect(() => {
    const left = new AbortController()
    const path = `/api/desk/v1/couriers/${id}/ratings`
    void api.request(path, { read: readRatings, signal: left.signal }).then((answer) => {
      if (answer.ok) setRatings(answer.value)
    })
    return () => left.abort()
  }, [api, id])
  if (!ratings) return null
  return (
    <section>
      <h3>{t('courierCard.ratings')}</h3>
      {ratings.length === 0 && <p className="muted">{t('courierCard.noRatings')}</p>}
      <ul className="courier-ratings">
        {ratings.map((one) => (
          <li key={`${one.order_id} ${one.side}`}>
            <p className="courier-ratings__head">
              <strong>{t('courierCard.stars', { stars: String(one.stars) })}</strong>
              <span className="muted">
                {t(sideNames[one.side])} · {dateTime(Date.parse(one.given_at), 'dayMonth')}
              </span>
            </p>
            {one.tags.length > 0 && <p>{one.tags.map((tag) => t(tagTexts[tag])).join(', ')}</p>}
            {one.comment && <p>{one.comment}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
