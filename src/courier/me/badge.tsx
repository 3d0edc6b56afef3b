import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { QrCode } from '#client/qr-code.tsx'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import type { KeptBadge } from '../parts/badge/valid-badge.ts'

/** What a customer may ask for at the door: face, first name and the QR to check, and the word, which is said and never shown. */
export function Badge({ badge }: { badge: KeptBadge | undefined }) {
  const t = useTranslations('courierMe.badge')
  return (
    <section className="me-card">
      <h2>{t('title')}</h2>
      {badge ? <BadgeShown badge={badge} /> : <p>{t('away')}</p>}
    </section>
  )
}

/** One tap is enough: nobody looks for it below the edge while a customer waits. */
const bringIntoView = (shown: HTMLElement | null) => shown?.scrollIntoView({ block: 'center' })

function BadgeShown({ badge }: { badge: KeptBadge }) {
  const t = useTranslations('courierMe.badge')
  const { time } = formatter(useLocale())
  const [shown, setShown] = useState<'qr' | 'word'>()
  const turn = (what: 'qr' | 'word') => setShown(shown === what ? undefined : what)
  return (
    <>
      <div className="me-badge__who">
        <Avatar name={badge.first_name} photo={badge.face ?? undefined} size="large" />
        <div>
          <b>{badge.first_name}</b>
          <p>{t('number', { number: badge.number })}</p>
        </div>
      </div>
      {shown === 'qr' && (
        <div className="me-badge__qr" ref={bringIntoView}>
          <QrCode text={badge.link} label={t('qr')} />
        </div>
      )}
      {shown === 'word' && (
        <div className="me-badge__word" ref={bringIntoView}>
          <p>
            {t('word')}, {t('until', { at: time(Date.parse(badge.word_until) - 1) })}
          </p>
          <b>{badge.word}</b>
          <p>{t('wordHint')}</p>
        </div>
      )}
      <div className="me-badge__buttons">
        <Button look="second" courier onClick={() => turn('qr')} aria-expanded={shown === 'qr'}>
          {t(shown === 'qr' ? 'hide' : 'show')}
        </Button>
        <Button look="second" courier onClick={() => turn('word')} aria-expanded={shown === 'word'}>
          {t(shown === 'word' ? 'hide' : 'reveal')}
        </Button>
      </div>
    </>
  )
}
