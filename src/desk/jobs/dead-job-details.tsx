import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DeadJob } from '#modules/background/background.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { Fact } from '../parts/fact.tsx'
import { About } from './about.tsx'
import { DismissDialog, RetryDialog } from './dead-dialogs.tsx'
import { failureNames } from './job-names.ts'

type DeadJobDetailsProps = { job: DeadJob; onClose: () => void; onSettled: (id: string) => void }

/** One that has stopped: what it was about, why, and the two ways out. */
export function DeadJobDetails({ job, onClose, onSettled }: DeadJobDetailsProps) {
  const t = useTranslations()
  const { dateTime, number } = formatter(useLocale())
  const title = useId()
  const [asked, setAsked] = useState<'retry' | 'dismiss'>()
  const dialog = { id: job.id, onClose: () => setAsked(undefined), onDone: () => onSettled(job.id) }
  return (
    <aside className="desk-details" aria-labelledby={title}>
      <DetailsHead id={title} title={job.label} onClose={onClose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: text alone must be scrolled by keys too */}
      <div className="desk-details__body" tabIndex={0}>
        {job.retired && <Notice tone="info">{t('deskJobs.retired')}</Notice>}
        <dl className="desk-facts">
          <Fact name={t('deskJobs.facts.why')}>{t(failureNames[job.failure])}</Fact>
          <Fact name={t('deskJobs.facts.about')}>
            <About about={job.about} />
          </Fact>
          <Fact name={t('deskJobs.facts.tries')}>{number(job.attempts)}</Fact>
          <Fact name={t('deskJobs.facts.since')}>{dateTime(Date.parse(job.enqueued_at))}</Fact>
          <Fact name={t('deskJobs.facts.died')}>{dateTime(Date.parse(job.died_at))}</Fact>
          <Fact name={t('deskJobs.facts.name')}>{job.job}</Fact>
        </dl>
        {job.sentence && (
          <section>
            <h3 className="desk-details__subtitle">{t('deskJobs.facts.sentence')}</h3>
            <p className="job-sentence" lang="en">
              {job.sentence}
            </p>
          </section>
        )}
      </div>
      <div className="desk-details__actions">
        {!job.retired && <Button onClick={() => setAsked('retry')}>{t('deskJobs.retry')}</Button>}
        <Button look="second" onClick={() => setAsked('dismiss')}>
          {t('deskJobs.dismiss')}
        </Button>
      </div>
      {asked === 'retry' && <RetryDialog {...dialog} />}
      {asked === 'dismiss' && <DismissDialog {...dialog} />}
    </aside>
  )
}
