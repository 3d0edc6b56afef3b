import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { pathOf } from '../../../shell/site-links.ts'
import art from '../art/signs.svg?url'
import { useInvitation } from './use-invitation.ts'

/** The referral offer, for a person who has looked around. Without a script it does not exist. */
export function FriendsInvitation() {
  return useInvitation() ? <FriendsDialog /> : null
}

function FriendsDialog() {
  const t = useTranslations()
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
        <p>{t('home.friends.text')}</p>
      </div>
    </Dialog>
  )
}
