import './courier-card.css'
import { type ChangeEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { QrCode } from '#client/qr-code.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask, useWork } from '#client/use-task.ts'
import { brand } from '#kernel/brand.ts'
import { badgeCalls } from '#modules/delivery/badge.calls.ts'
import type { DeskBadge } from '#modules/delivery/badge.contract.ts'
import { tagTexts } from '#parcel/rating/rating-tags.ts'
import { useCourierPhoto } from '#parcel/rating/use-courier-photo.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Confirm, Dialog } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'

export function CourierCardDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('courierCard')
  const common = useTranslations('common')
  const badge = useAnswer(badgeCalls.readDeskBadge, { params: { id } })
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={common('close')} place="side">
      <div className="desk-form">
        <Loaded of={badge} look="part" skeleton={<LoadingShape of="rows" count={3} />}>
          {(shown) => (
            <>
              <Badge badge={shown} />
              <BadgeActions id={id} onChanged={badge.set} />
            </>
          )}
        </Loaded>
        <Ratings id={id} />
      </div>
    </Dialog>
  )
}

/** As it is printed and worn. */
function Badge({ badge }: { badge: DeskBadge }) {
  const t = useTranslations('courierCard')
  const { first_name: name, number, link } = badge
  return (
    <div className="courier-card">
      <p className="courier-card__brand">{brand.name}</p>
      <Avatar name={name} photo={useCourierPhoto(badge.photo)} size="large" className="courier-card__face" />
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

type BadgeActionsProps = { id: string; onChanged: (badge: DeskBadge) => void }

function BadgeActions({ id, onChanged }: BadgeActionsProps) {
  const t = useTranslations('courierCard')
  const toast = useToast()
  const failureText = useFailureText()
  const renewal = useTask(badgeCalls.renewBadge)
  const [asking, setAsking] = useState(false)
  const renew = async () => {
    const answer = await renewal.run({ params: { id } })
    setAsking(false)
    if (answer.ok) onChanged(answer.value)
    else toast({ text: failureText(answer.error), tone: 'danger' })
  }
  return (
    <>
      <PhotoField id={id} onChanged={onChanged} />
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
        busy={renewal.state === 'busy'}
        onYes={() => void renew()}
        onNo={() => setAsking(false)}
      >
        {t('renewText')}
      </Confirm>
    </>
  )
}

function PhotoField({ id, onChanged }: BadgeActionsProps) {
  const t = useTranslations('courierCard')
  const toast = useToast()
  const failureText = useFailureText()
  const note = useId()
  const sending = useWork()
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    const answer = await sending.run((api) =>
      api.call(badgeCalls.changeCourierPhoto, { params: { id }, file }),
    )
    if (answer.ok) onChanged(answer.value)
    else toast({ text: failureText(answer.error), tone: 'danger' })
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
          disabled={sending.state === 'busy'}
          aria-describedby={note}
          onChange={(event) => void send(event)}
        />
      </label>
      <p className="field__hint" id={note}>
        {t('photoNote')}
      </p>
    </div>
  )
}

const sideNames = { sender: 'courierCard.sides.sender', receiver: 'courierCard.sides.receiver' } as const

function Ratings({ id }: { id: string }) {
  const t = useTranslations()
  const { dateTime } = formatter(useLocale())
  const { data: ratings } = useAnswer(badgeCalls.readCourierRatings, { params: { id } })
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
                {t(sideNames[one.side])} · {dateTime(Date.parse(one.given_at))}
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
