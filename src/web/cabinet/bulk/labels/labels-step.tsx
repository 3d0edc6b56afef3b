import './labels.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { myOrdersPath } from '../../../shell/header/account-links.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { pathOf } from '../../../shell/site-links.ts'
import { uploadPath } from '../frame/bulk-frame.tsx'
import { noonOf, shownInterval } from '../save/collection.ts'
import { OtherPapers } from './other-papers.tsx'
import { PrintLabels } from './print-labels.tsx'

/** Orders are made: what to print, and who comes when. */
export function LabelsStep({ upload }: { upload: UploadAnswer }) {
  const t = useTranslations('bulkFlow.labels')
  const format = formatter(useLocale())
  const { saved, collection, set_aside: aside, aside_id: asideId } = upload
  return (
    <div className="wrap bulk-labels">
      <header className="bulk-labels__head">
        <span className="bulk-labels__tick">
          <Icon name="check" />
        </span>
        <div>
          <h1>{t('title', { count: saved, shown: format.number(saved) })}</h1>
          <p className="lead">{t('lead', { name: upload.name, amount: format.money(upload.total) })}</p>
        </div>
      </header>
      {aside > 0 && asideId !== null && (
        <Notice tone="warning" title={t('aside', { count: aside, shown: format.number(aside) })}>
          <LocalLink to={uploadPath(asideId)}>{t('asideOpen')}</LocalLink>
        </Notice>
      )}
      <div className="bulk-labels__parts">
        <PrintLabels upload={upload} />
        <div className="bulk-labels__side">
          {collection && <Collection collection={collection} />}
          <OtherPapers upload={upload} />
        </div>
      </div>
      <p className="bulk-labels__next">
        <LocalLink className={buttonClass({ look: 'second' })} to={myOrdersPath}>
          {t('orders')}
        </LocalLink>
        <LocalLink className={buttonClass({ look: 'quiet' })} to={pathOf('bulkUpload')}>
          <Icon name="plus" size="small" />
          {t('another')}
        </LocalLink>
      </p>
    </div>
  )
}

function Collection({ collection }: { collection: NonNullable<UploadAnswer['collection']> }) {
  const t = useTranslations('bulkFlow.labels')
  const format = formatter(useLocale())
  const { day, interval, fee } = collection
  return (
    <section className="bulk-part bulk-visit" aria-labelledby="bulk-visit">
      <h2 id="bulk-visit" className="bulk-part__title">
        <Icon name="calendar" />
        {t('visit')}
      </h2>
      <p className="bulk-visit__when">
        {format.date(noonOf(day), 'weekday')}, <span className="unbroken">{shownInterval(interval)}</span>
      </p>
      <p className="muted">{fee === 0 ? t('visitFree') : t('visitFee', { amount: format.money(fee) })}</p>
      <p className="muted">{t('visitText')}</p>
    </section>
  )
}
