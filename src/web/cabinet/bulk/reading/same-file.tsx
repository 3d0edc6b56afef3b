import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { uploadPath } from '../frame/bulk-frame.tsx'

/** The same file was here before: nobody should send forty parcels twice. */
export function SameFile({ upload }: { upload: UploadAnswer }) {
  const t = useTranslations('bulkFlow.same')
  const format = formatter(useLocale())
  const [seen, setSeen] = useState(false)
  const { same_file: before, state } = upload
  if (!before || seen || (state !== 'mapping' && state !== 'ready')) return null
  const at = format.dateTime(Date.parse(before.created_at), 'dayMonth')
  return (
    <div className="wrap bulk-same" role="status">
      <Notice tone="warning">
        <div className="bulk-same__inside">
          <p>{t(before.state === 'saved' ? 'saved' : 'unsaved', { at })}</p>
          <LocalLink className={buttonClass({ look: 'second', small: true })} to={uploadPath(before.id)}>
            {t('open')}
          </LocalLink>
          <Button look="quiet" small onClick={() => setSeen(true)}>
            {t('goOn')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
