import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Api } from '#client/api.ts'
import { saveFile } from '#client/save-file.ts'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useWork } from '#client/use-task.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

type Paper = 'manifest' | 'file'

/** The list that the courier signs, and the file as it came. */
export function OtherPapers({ upload }: { upload: UploadAnswer }) {
  const t = useTranslations('bulkFlow.labels')
  const format = formatter(useLocale())
  const task = useWork()
  const [asked, setAsked] = useState<Paper>()
  const { id, name, file_until: until } = upload
  const save = (paper: Paper) => {
    setAsked(paper)
    return task.run(async (api) => {
      const answer = await ask(api, paper, id)
      if (answer.ok) saveFile(answer.value, paper === 'manifest' ? `tezbox-${id}-manifest.pdf` : name)
      return answer
    })
  }
  const busy = (paper: Paper) => task.state === 'busy' && asked === paper
  return (
    <section className="bulk-part" aria-labelledby="bulk-papers">
      <h2 id="bulk-papers" className="bulk-part__title">
        {t('papersTitle')}
      </h2>
      <p className="muted">{t('manifestText')}</p>
      <Button look="second" small busy={busy('manifest')} onClick={() => void save('manifest')}>
        <Icon name="download" size="small" />
        {t('manifest')}
      </Button>
      {until !== null && (
        <>
          <p className="muted">{t('fileText', { day: format.date(Date.parse(until)) })}</p>
          <Button look="second" small busy={busy('file')} onClick={() => void save('file')}>
            <Icon name="download" size="small" />
            {t('file')}
          </Button>
        </>
      )}
      <TaskFailure task={task} />
    </section>
  )
}

const ask = (api: Api, paper: Paper, id: string) =>
  paper === 'manifest'
    ? api.call(bulkCalls.sendManifest, { params: { id } })
    : api.call(bulkCalls.sendFile, { params: { id } })
