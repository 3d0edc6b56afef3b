import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFieldView } from '#client/field/field-store.ts'
import { Notice } from '#ui/show/notice.tsx'
import { Icon } from '../parts/icon.tsx'
import { useWaitingText } from '../parts/waiting.ts'

/** What this phone still has to send, and whether its browser keeps it. */
export function ThisPhone() {
  const t = useTranslations('courierMe.phone')
  const view = useFieldView()
  const what = useWaitingText(view)
  return (
    <section className="me-card">
      <h2>{t('title')}</h2>
      <Link className="me-row" to="/queue">
        {t('queue')}
        <span>{what === '' ? t('empty') : what}</span>
        <Icon name="chevronRight" size="small" />
      </Link>
      {view.room.persistent === false && <Notice tone="warning">{t('notKept')}</Notice>}
      <p>{t('lost')}</p>
    </section>
  )
}
