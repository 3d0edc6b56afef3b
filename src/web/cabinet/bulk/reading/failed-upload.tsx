import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { ErrorState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { usePageTexts } from '../../../shell/page-texts.ts'
import { pathOf } from '../../../shell/site-links.ts'
import { TemplateLinks } from '../start/template-links.tsx'

/** What is wrong with the file, where in it, and what to do instead. */
export function FailedUpload({ upload }: { upload: UploadAnswer }) {
  const t = useTranslations('bulkFlow.failed')
  const format = formatter(useLocale())
  const texts = usePageTexts()
  const { failure, name } = upload
  return (
    <div className="wrap bulk-failed">
      <h1 className="spoken">{texts?.title}</h1>
      <ErrorState
        title={t('title', { name })}
        action={
          <LocalLink className={buttonClass()} to={pathOf('bulkUpload')}>
            {t('another')}
          </LocalLink>
        }
      >
        <p>{failure?.message}</p>
        {failure?.row != null && <p>{t('row', { row: format.number(failure.row) })}</p>}
      </ErrorState>
      <TemplateLinks />
    </div>
  )
}
