import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { saveFile } from '#client/save-file.ts'
import { useLocale } from '#client/surroundings.ts'
import { TaskState } from '#client/task-state.tsx'
import { useWork } from '#client/use-task.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

const formats = [
  { format: 'xlsx', name: 'Excel', call: bulkCalls.sendTemplate },
  { format: 'csv', name: 'CSV', call: bulkCalls.sendTemplateCsv },
] as const

/** An empty table with the right columns, in the language of the page. */
export function TemplateLinks() {
  const t = useTranslations('bulkFlow.template')
  const lang = useLocale()
  const task = useWork()
  const [asked, setAsked] = useState<string>()
  const save = ({ format, call }: (typeof formats)[number]) => {
    setAsked(format)
    return task.run(async (api) => {
      const answer = await api.call(call, { query: { lang } })
      if (answer.ok) saveFile(answer.value, `tezbox-${lang}.${format}`)
      return answer
    })
  }
  return (
    <section className="bulk-template" aria-labelledby="bulk-template">
      <Icon name="sheet" />
      <div className="bulk-template__words">
        <h2 id="bulk-template">{t('title')}</h2>
        <p className="muted">{t('text')}</p>
      </div>
      <div className="bulk-template__files">
        {formats.map((one) => (
          <Button
            key={one.format}
            look="second"
            small
            busy={task.state === 'busy' && asked === one.format}
            aria-label={t('save', { format: one.name })}
            onClick={() => void save(one)}
          >
            <Icon name="download" size="small" />
            {one.name}
          </Button>
        ))}
      </div>
      <TaskState task={task} />
    </section>
  )
}
