import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Girih } from '#ui/girih.tsx'
import { Progress } from '#ui/waiting/progress.tsx'
import { laidWall } from '../frame/laid-wall.ts'

/** Rows become orders; it goes on without this page. */
export function Saving({ upload: { saved, rows } }: { upload: UploadAnswer }) {
  const t = useTranslations('bulkFlow.save')
  const format = formatter(useLocale())
  return (
    <div className="wrap bulk-work">
      <Girih wall={laidWall(rows === 0 ? 0 : saved / rows)} className="bulk-work__art" />
      <h1>{t('saving')}</h1>
      <p className="bulk-work__name">{t('savingText')}</p>
      <Progress
        className="bulk-work__progress"
        label={t('savingNow')}
        value={rows === 0 ? undefined : saved / rows}
        figures={`${format.number(saved)} / ${format.number(rows)}`}
        note={t('mayLeave')}
      />
    </div>
  )
}
