import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { QrCode } from '#client/qr-code.tsx'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useBadge } from '../parts/badge/use-badge.ts'
import type { KeptBadge } from '../parts/badge/valid-badge.ts'

/** What a customer may ask for at the door: the QR to check, and the word, which is said and never shown. */
export function Badge({ name }: { name: string }) {
  const t = useTranslations('courierMe.badge')
  const badge = useBadge()
  return (
    <section className="me-card">
      <h2>{t('title')}</h2>
      {badge ? <BadgeShown badge={badge} name={name} /> : <p>{t('away')}</p>}
    </section>
  )
}

function BadgeShown({ badge, name }: { badge: KeptBadge; name: string }) {
  const t = useTranslations('courierMe.badge')
  const { time } = formatter(useLocale())
  const [shown, setShown] = useState<'qr' | 'word'>()
  const turn = (what: 'qr' | 'word') => setShown(shown === what ? undefined : what)
  return (
    <>
      <p>
        {name} · {t('number', { number: badge.number })}
      </p>
      {shown === 'qr' && (
        <div className="me-badge__qr">
          <QrCode text={badge.link} label={t('qr')} />
        </div>
      )}
      {shown === 'word' && (
        <div className="me-badge__word">
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
