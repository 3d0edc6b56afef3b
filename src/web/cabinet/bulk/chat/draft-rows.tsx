import './drafts.css'
import { useTranslations } from 'use-intl'
import { LoadedPages, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import type { Pages } from '#client/use-pages.ts'
import type { TaskLook } from '#client/use-task.ts'
import type { RowAnswer, UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import type { Field } from '#modules/bulk/domain/fields.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Price } from '#ui/show/price.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { DraftRow } from './draft-row.tsx'
import { NumberStar } from './number-star.tsx'
import type { ChatMessage } from './use-chat.ts'

type DraftRowsProps = {
  upload: UploadAnswer
  pages: Pages<RowAnswer>
  /** The same, as they were written since. */
  rows: readonly RowAnswer[]
  messages: readonly ChatMessage[]
  now: number | undefined
  task: TaskLook
  onChoose: (n: number) => void
  onWrite: (n: number, field: Field, text: string) => Promise<boolean>
  onDrop: (row: RowAnswer) => void
  onMake: (message: number) => void
  onNext: () => void
}

/** The rows that messages became, each in the order of the chat; what became none says so. */
export function DraftRows(props: DraftRowsProps) {
  const { upload, pages, rows, messages, now, task, onChoose, onWrite, onDrop } = props
  const t = useTranslations('bulkFlow.chat')
  const format = formatter(useLocale())
  const textOf = (row: RowAnswer) => messages.find(({ index }) => index === row.message)
  return (
    <section className="bulk-drafts" aria-label={t('drafts')}>
      <div className="bulk-drafts__head" aria-hidden="true">
        <span />
        <span>{t('heads.receiver')}</span>
        <span>{t('heads.where')}</span>
        <span>{t('heads.goods')}</span>
        <span>{t('heads.price')}</span>
      </div>
      <div className="bulk-drafts__scroll">
        <LoadedPages
          of={pages}
          skeleton={<LoadingShape of="rows" count={4} />}
          empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
        >
          {() => (
            <ol>
              {rows.map((row) => (
                <DraftRow
                  key={row.n}
                  row={row}
                  message={textOf(row)}
                  isNow={row.n === now}
                  task={task}
                  onChoose={() => onChoose(row.n)}
                  onWrite={(field, text) => onWrite(row.n, field, text)}
                  onDrop={() => onDrop(row)}
                />
              ))}
            </ol>
          )}
        </LoadedPages>
        <LeftOut messages={messages} onMake={props.onMake} />
      </div>
      <footer className="bulk-drafts__foot">
        <Sum upload={upload} />
        <Button disabled={upload.rows === 0} onClick={props.onNext}>
          {t('next', { count: format.number(upload.rows) })}
          <Icon name="arrowRight" size="small" />
        </Button>
      </footer>
    </section>
  )
}

function Sum({ upload: { total, priced } }: { upload: UploadAnswer }) {
  const t = useTranslations('bulkFlow.chat')
  const format = formatter(useLocale())
  return (
    <div className="bulk-drafts__sum">
      <Price hot amount={format.number(total)} currency={t('currency')} />
      <p className="muted">{t('sumNote', { count: priced, shown: format.number(priced) })}</p>
    </div>
  )
}

/** A long message is known by its beginning. */
const shownLength = 60
const beginning = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= shownLength ? line : `${line.slice(0, shownLength).trimEnd()}…`
}

function LeftOut({ messages, onMake }: Pick<DraftRowsProps, 'messages' | 'onMake'>) {
  const t = useTranslations('bulkFlow.chat')
  const left = messages.filter(({ rows }) => rows.length === 0)
  if (left.length === 0) return null
  return (
    <ul className="bulk-left" aria-label={t('leftOut')}>
      {left.map(({ index, kind, text }) => (
        <li key={index}>
          <NumberStar number={index + 1} dashed />
          <span>
            {kind === 'question'
              ? t('leftQuestion', { text: beginning(text) })
              : t('leftOther', { text: beginning(text) })}
          </span>
          <Button
            look="quiet"
            small
            aria-label={t('makeRowOf', { number: String(index + 1) })}
            onClick={() => onMake(index)}
          >
            {t('makeRow')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
