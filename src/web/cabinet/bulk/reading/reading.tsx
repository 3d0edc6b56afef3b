import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Girih } from '#ui/girih.tsx'
import { Progress } from '#ui/waiting/progress.tsx'
import { laidWall } from '../frame/laid-wall.ts'

/** The file is there; what stands in it is being read. */
export function Reading({ upload }: { upload: UploadAnswer }) {
  const t = useTranslations('bulkFlow.reading')
  const format = formatter(useLocale())
  const { progress, rows, name } = upload
  const checking = progress >= 0.5
  return (
    <div className="wrap bulk-work">
      <Girih wall={laidWall(progress)} className="bulk-work__art" />
      <h1>{t(checking ? 'checking' : 'reading')}</h1>
      <p className="bulk-work__name">{name}</p>
      <Progress
        className="bulk-work__progress"
        label={
          rows > 0
            ? t('rows', { count: rows, shown: format.number(rows) })
            : t(checking ? 'checkingNow' : 'readingNow')
        }
        value={progress}
        figures={`${Math.floor(progress * 100)} %`}
        note={t('mayLeave')}
      />
    </div>
  )
}
