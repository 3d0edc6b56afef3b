import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { uploadPath } from '../frame/bulk-frame.tsx'

/** Uploads whose merchant knows it already; said once, not at each step. */
const told = new Set<string>()

/** The same file was here before: nobody should send forty parcels twice. */
export function SameFile({ upload }: { upload: UploadAnswer }) {
  const t = useTranslations('bulkFlow.same')
  const format = formatter(useLocale())
  const [seen, setSeen] = useState(told.has(upload.id))
  const { same_file: before, state } = upload
  if (!before || seen || (state !== 'mapping' && state !== 'ready')) return null
  const at = format.dateTime(Date.parse(before.created_at))
  const close = () => {
    told.add(upload.id)
    setSeen(true)
  }
  return (
    <div className="wrap bulk-same" role="status">
      <div className="bulk-same__inside">
        <Icon name="warning" size="small" />
        <p>
          {t(before.state === 'saved' ? 'saved' : 'unsaved', { at })}{' '}
          <LocalLink to={uploadPath(before.id)}>{t('open')}</LocalLink>
        </p>
        <button type="button" className="icon-button" onClick={close}>
          <Icon name="close" size="small" />
          <span className="spoken">{t('goOn')}</span>
        </button>
      </div>
    </div>
  )
}
