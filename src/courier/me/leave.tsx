import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFieldView } from '#client/field/field-store.ts'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { Icon } from '../parts/icon.tsx'
import { useCourierSession } from '../parts/session.ts'
import { questionsIn, useWaitingText } from '../parts/waiting.ts'
import { whyStay } from './why-stay.ts'

/** Signing out waits until everything has been sent and read: nobody else could do either. */
export function Leave() {
  const t = useTranslations('courierMe.leave')
  const { number } = formatter(useLocale())
  const view = useFieldView()
  const { leave, lock } = useCourierSession()
  const [isAsked, setAsked] = useState(false)
  const what = useWaitingText(view)
  const unread = questionsIn(view)
  const words = {
    waits: t('waits', { what }),
    unread: t('unread', { count: unread, text: number(unread) }),
    shift: t('shift'),
  }
  const why = whyStay(view)
  return (
    <section className="me-leave">
      <Button look="second" courier block onClick={lock}>
        <Icon name="lock" />
        {t('lock')}
      </Button>
      <Button look="danger" courier block disabled={why !== undefined} onClick={() => setAsked(true)}>
        <Icon name="leave" />
        {t('go')}
      </Button>
      {why && <p>{words[why]}</p>}
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('title')}
        actions={
          <>
            <Button look="second" courier onClick={() => setAsked(false)}>
              {t('no')}
            </Button>
            <Button look="danger" courier onClick={() => void leave()}>
              {t('yes')}
            </Button>
          </>
        }
      >
        <p>{t('text')}</p>
      </Dialog>
    </section>
  )
}
