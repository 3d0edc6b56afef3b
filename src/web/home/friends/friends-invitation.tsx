import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { pathOf } from '../../shell/site-links.ts'
import art from '../art/signs.svg?url'
import { useInvitation } from './use-invitation.ts'

/** The referral offer, for a person who has looked around. Without a script it does not exist. */
export function FriendsInvitation() {
  return useInvitation() ? <FriendsDialog /> : null
}

function FriendsDialog() {
  const t = useTranslations()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close()
  }

  useEffect(() => {
    dialog.current?.showModal()
    // Nobody asked for it, so nothing in it is chosen beforehand.
    dialog.current?.focus()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without being asked to
    <dialog
      ref={dialog}
      className="friends"
      aria-labelledby="friends-title"
      tabIndex={-1}
      onClick={closeOnBackdrop}
    >
      <div className="friends__inside">
        <button type="button" className="icon-button friends__close" onClick={close}>
          <Icon name="close" />
          <span className="spoken">{t('common.close')}</span>
        </button>
        <svg className="friends__art" viewBox="0 0 320 120" aria-hidden="true">
          <use href={`${art}#friends`} />
        </svg>
        <h2 className="friends__title" id="friends-title">
          {t('home.friends.title')}
        </h2>
        <p className="friends__text">{t('home.friends.text')}</p>
        <div className="friends__actions">
          <LocalLink className={buttonClass()} to={pathOf('promoFriends')}>
            {t('home.friends.more')}
          </LocalLink>
          <Button look="second" onClick={close}>
            {t('home.friends.later')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
