import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { LoadedPages, LoadingShape } from '#client/loaded.tsx'
import { saveFile } from '#client/save-file.ts'
import { useLocale } from '#client/surroundings.ts'
import { type ItemOf, usePages } from '#client/use-pages.ts'
import { useTask } from '#client/use-task.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Confirm } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { type BadgeLook, StateBadge } from '#ui/show/state-badge.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { uploadPath } from '../frame/bulk-frame.tsx'

type Item = ItemOf<typeof bulkCalls.listUploads>

/** Who brought what, when, and what became of it. */
export function History() {
  const t = useTranslations('bulkFlow.history')
  const pages = usePages(bulkCalls.listUploads, {})
  const [dropping, setDropping] = useState<Item>()
  return (
    <>
      <LoadedPages
        of={pages}
        skeleton={<LoadingShape of="rows" count={3} />}
        empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      >
        {(items) => (
          <ul className="bulk-history__list" aria-busy={pages.busy}>
            {items.map((item) => (
              <Upload key={item.id} item={item} onDrop={() => setDropping(item)} />
            ))}
          </ul>
        )}
      </LoadedPages>
      {dropping && (
        <DropQuestion
          item={dropping}
          onClose={() => setDropping(undefined)}
          onDropped={() => {
            pages.drop(dropping.id)
            setDropping(undefined)
          }}
        />
      )}
    </>
  )
}

function Upload({ item, onDrop }: { item: Item; onDrop: () => void }) {
  const t = useTranslations('bulkFlow.history')
  const format = formatter(useLocale())
  const { id, kind, name, rows, total, created_by: by, created_at: at, state } = item
  const canDrop = state !== 'saving' && state !== 'saved'
  return (
    <li className="bulk-upload">
      <Icon name={kind === 'chat' ? 'chat' : 'sheet'} />
      <div className="bulk-upload__words">
        <LocalLink className="bulk-upload__name" to={uploadPath(id)}>
          {name}
        </LocalLink>
        <span className="muted">
          {item.aside_of !== null && `${t('setAside')}, `}
          {by}, <span className="unbroken">{format.dateTime(Date.parse(at))}</span>
        </span>
      </div>
      <span className="bulk-upload__rows">
        {rows > 0 && t('rows', { count: rows, shown: format.number(rows) })}
        {total > 0 && <span className="muted">{format.money(total)}</span>}
      </span>
      <span className="bulk-upload__state">
        <State item={item} />
      </span>
      <div className="bulk-upload__acts">
        {item.file_until !== null && <FileButton item={item} />}
        {canDrop && (
          <button type="button" className="icon-button" onClick={onDrop} title={t('drop')}>
            <Icon name="trash" size="small" />
            <span className="spoken">{t('dropNamed', { name })}</span>
          </button>
        )}
      </div>
    </li>
  )
}

const looks: Record<Item['state'], BadgeLook> = {
  parsing: { tone: 'faint', sign: 'dashed' },
  mapping: { tone: 'brand-line', sign: 'dashed' },
  ready: { tone: 'brand-line', sign: 'empty' },
  saving: { tone: 'brand', sign: 'half' },
  saved: { tone: 'ok', sign: 'ticked' },
  failed: { tone: 'danger-line', sign: 'alarm' },
}

const stateNames = {
  parsing: 'bulkFlow.history.states.parsing',
  mapping: 'bulkFlow.history.states.mapping',
  ready: 'bulkFlow.history.states.ready',
  saving: 'bulkFlow.history.states.saving',
  saved: 'bulkFlow.history.states.saved',
  failed: 'bulkFlow.history.states.failed',
} as const

function State({ item: { state, errors } }: { item: Item }) {
  const t = useTranslations('bulkFlow.history')
  const say = useTranslations()
  const format = formatter(useLocale())
  if (state === 'ready' && errors > 0)
    return (
      <StateBadge
        tone="danger-line"
        sign="alarm"
        label={t('errors', { count: errors, shown: format.number(errors) })}
      />
    )
  return <StateBadge {...looks[state]} label={say(stateNames[state])} />
}

function FileButton({ item: { id, name } }: { item: Item }) {
  const t = useTranslations('bulkFlow.history')
  const api = useApi()
  const toast = useToast()
  const failureText = useFailureText()
  const save = async () => {
    const answer = await api.call(bulkCalls.sendFile, { params: { id } })
    if (answer.ok) saveFile(answer.value, name)
    else toast({ text: failureText(answer.error), tone: 'danger' })
  }
  return (
    <button type="button" className="icon-button" onClick={() => void save()} title={t('file')}>
      <Icon name="download" size="small" />
      <span className="spoken">{t('fileNamed', { name })}</span>
    </button>
  )
}

type DropQuestionProps = { item: Item; onClose: () => void; onDropped: () => void }

function DropQuestion({ item: { id, name }, onClose, onDropped }: DropQuestionProps) {
  const t = useTranslations('bulkFlow.history')
  const task = useTask(bulkCalls.dropUpload)
  const failureText = useFailureText()
  const drop = async () => {
    const answer = await task.run({ params: { id } })
    // Somebody else was quicker.
    if (answer.ok || answer.error.code === 'not_found') onDropped()
  }
  return (
    <Confirm
      open
      danger
      title={t('dropTitle')}
      yes={t('dropYes')}
      no={t('dropNo')}
      busy={task.state === 'busy'}
      onYes={() => void drop()}
      onNo={onClose}
    >
      <p>{t('dropText', { name })}</p>
      <div role="alert">{task.error && failureText(task.error)}</div>
    </Confirm>
  )
}
