import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { saveFile } from '#client/save-file.ts'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { applicationCalls } from '#modules/content/applications/applications.calls.ts'
import type { DeskApplication } from '#modules/content/applications/applications.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

type CvFileProps = { application: DeskApplication; cv: NonNullable<DeskApplication['cv']> }

/** Saved, not shown: what strangers have written is opened by the program that is made for it. */
export function CvFile({ application, cv }: CvFileProps) {
  const t = useTranslations('deskApplications.cv')
  const format = formatter(useLocale())
  const failureText = useFailureText()
  const task = useTask(applicationCalls.readCv)
  const save = async () => {
    const file = await task.run({ params: { id: application.id } })
    if (file.ok) saveFile(file.value, cv.name)
  }
  return (
    <section className="application-cv" aria-label={t('title')}>
      <Icon name="file" />
      <p className="application-cv__name">
        <strong>{cv.name}</strong>
        <span className="muted">
          {cv.type.toUpperCase()}, {format.fileSize(cv.bytes)}
        </span>
      </p>
      <Button look="second" small busy={task.state === 'busy'} onClick={() => void save()}>
        <Icon name="download" size="small" />
        {t('save')}
      </Button>
      <p className="application-cv__hint muted">{t('hint')}</p>
      <div role="alert" className="application-cv__hint">
        {task.error && <span className="application-cv__failed">{failureText(task.error)}</span>}
      </div>
    </section>
  )
}
