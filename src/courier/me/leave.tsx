import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFieldView } from '#client/field/field-store.ts'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { Icon } from '../parts/icon.tsx'
import { useCourierSession } from '../parts/session.ts'

/** Signing out waits until everything has been sent: nobody else could send it. */
export function Leave({ hasShift }: { hasShift: boolean }) {
  const t = useTranslations('courierMe.leave')
  const { number } = formatter(useLocale())
  const { queue, files } = useFieldView()
  const { leave, lock } = useCourierSession()
  const [isAsked, setAsked] = useState(false)
  const waiting = queue.length + files.length
  const why =
    waiting > 0 ? t('waits', { count: waiting, text: number(waiting) }) : hasShift ? t('shift') : undefined
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
      {why && <p>{why}</p>}
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
