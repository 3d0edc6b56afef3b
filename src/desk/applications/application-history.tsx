import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DeskApplication } from '#modules/content/applications/applications.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Timeline } from '#ui/show/timeline.tsx'
import { stageNames } from './application-names.ts'

/** The stages, newest last, each with who took them there. */
export function ApplicationHistory({ application: { history } }: { application: DeskApplication }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  return (
    <>
      <h3 className="desk-details__subtitle">{t('deskApplications.history')}</h3>
      <Timeline
        label={t('deskApplications.history')}
        events={history.map(({ stage, by, at }, index) => ({
          id: at,
          title: t(stageNames[stage]),
          note: by ?? undefined,
          time: { text: format.dateTime(Date.parse(at)), iso: at },
          state: index === history.length - 1 ? 'now' : 'past',
        }))}
      />
    </>
  )
}
