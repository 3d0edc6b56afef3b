import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { referralTerms } from '#modules/promos/domain/referral.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import art from '../../../shell/art/signs.svg?url'
import { LocalLink } from '../../../shell/local-link.tsx'
import { pathOf } from '../../../shell/site-links.ts'
import { useInvitation } from './use-invitation.ts'

/** The referral offer, for a person who has looked around. Without a script it does not exist. */
export function FriendsInvitation() {
  return useInvitation() ? <FriendsDialog /> : null
}

function FriendsDialog() {
  const t = useTranslations()
  const { amount, money, number } = formatter(useLocale())
  const { shipments, days, reward } = referralTerms
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const words = useRef<HTMLDivElement>(null)

  // Nobody asked for it, so nothing in it is chosen beforehand.
  useEffect(() => words.current?.focus(), [])

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('home.friends.title')}
      closeLabel={t('common.close')}
      actions={
        <>
          <LocalLink className={buttonClass()} to={pathOf('promoFriends')}>
            {t('home.friends.more')}
          </LocalLink>
          <Button look="second" onClick={close}>
            {t('home.friends.later')}
          </Button>
        </>
      }
    >
      <div ref={words} className="friends" tabIndex={-1}>
        <svg className="friends__art" viewBox="0 0 320 120" aria-hidden="true">
          <use href={`${art}#friends`} />
        </svg>
        <p>
          {t('home.friends.reward', {
            count: shipments,
            shown: number(shipments),
            time: amount(days, 'day'),
            sum: money(reward),
          })}
        </p>
        <p className="muted">{t('home.friends.stand')}</p>
      </div>
    </Dialog>
  )
}
