import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { saveFile } from '#client/save-file.ts'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useWork } from '#client/use-task.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { Icon } from '#ui/icon.tsx'
import { type LabelPart, labelParts } from './label-parts.ts'
import { type Paper, PaperDrawing } from './paper-drawing.tsx'

/** A thousand labels take the server a while. */
const patienceMs = 180_000

/** All labels: on label paper, four to a sheet, or for a label printer. */
export function PrintLabels({ upload: { id, saved } }: { upload: UploadAnswer }) {
  const t = useTranslations('bulkFlow.labels')
  const format = formatter(useLocale())
  const [paper, setPaper] = useState<Paper>('label')
  const [asked, setAsked] = useState<number>()
  /** Parts that were saved since the page was opened: nobody has to count on their fingers. */
  const [had, setHad] = useState<ReadonlySet<string>>(new Set())
  const task = useWork()
  const save = ({ part }: LabelPart) => {
    setAsked(part)
    return task.run(async (api) => {
      const params = { id }
      const query = { part, lang: format.locale }
      const patience = { timeoutMs: patienceMs }
      const answer =
        paper === 'zpl'
          ? await api.call(bulkCalls.sendZpl, { params, query }, patience)
          : await api.call(bulkCalls.sendLabels, { params, query: { ...query, format: paper } }, patience)
      if (answer.ok) {
        const name = fileName(id, paper, part)
        saveFile(answer.value, name)
        setHad((before) => new Set(before).add(name))
      }
      return answer
    })
  }
  const parts = labelParts(saved)
  return (
    <section className="bulk-part" aria-labelledby="bulk-print">
      <h2 id="bulk-print" className="bulk-part__title">
        {t('print')}
      </h2>
      <p className="muted">{t(parts.length > 1 ? 'printParts' : 'printText')}</p>
      <RadioCards<Paper>
        label={<span className="spoken">{t('paper')}</span>}
        value={paper}
        cards={[
          { ...drawn('label'), label: t('papers.label'), note: t('papers.labelNote') },
          { ...drawn('a4'), label: t('papers.a4'), note: t('papers.a4Note') },
          { ...drawn('zpl'), label: 'ZPL', note: t('papers.zplNote') },
        ]}
        onChange={setPaper}
      />
      <div className="bulk-print__parts" data-many={parts.length > 1 || undefined}>
        {parts.map((part) => (
          <Button
            key={part.part}
            look={parts.length === 1 ? 'main' : 'second'}
            small={parts.length > 1}
            busy={task.state === 'busy' && asked === part.part}
            onClick={() => void save(part)}
          >
            <Icon name={had.has(fileName(id, paper, part.part)) ? 'check' : 'download'} size="small" />
            {parts.length === 1
              ? t('saveAll', { count: saved, shown: format.number(saved) })
              : t('savePart', { from: format.number(part.from), to: format.number(part.to) })}
            {had.has(fileName(id, paper, part.part)) && <span className="spoken">{t('had')}</span>}
          </Button>
        ))}
      </div>
      <TaskFailure task={task} />
    </section>
  )
}

const drawn = (value: Paper) => ({ value, sign: <PaperDrawing paper={value} /> })

const fileName = (id: string, paper: Paper, part: number) =>
  `tezbox-${id}-${part}.${paper === 'zpl' ? 'zpl' : 'pdf'}`
