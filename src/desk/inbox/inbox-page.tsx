import './inbox.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { type Pages, usePages } from '#client/use-pages.ts'
import { useTask } from '#client/use-task.ts'
import { leadKinds } from '#modules/content/domain/lead-kinds.ts'
import { leadCalls } from '#modules/content/leads/leads.calls.ts'
import type { DeskLead } from '#modules/content/leads/leads.contract.ts'
import { useToast } from '#ui/float/toast.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { afterwards } from '../parts/afterwards.ts'
import { FilterSelect } from '../parts/filter-select.tsx'
import { KeyHint } from '../parts/key-hint.tsx'
import { ListFoot, LoadedList, LoadingRows, NothingFound } from '../parts/list-states.tsx'
import { useShortcuts } from '../parts/shortcuts.ts'
import { useNews } from '../parts/use-news.ts'
import { useWalk } from '../parts/use-walk.ts'
import { HandleDialog } from './handle-dialog.tsx'
import { InboxList, rowId } from './inbox-list.tsx'
import { type InboxView, inputOf, useInboxView } from './inbox-view.ts'
import { LeadDetails } from './lead-details.tsx'
import { fullNameOf, kindNames } from './lead-names.ts'

/** The page is kept for everybody; who wrote is known to the browser only. */
export function InboxPage() {
  return useHydrated() ? <InboxScreen /> : <LoadingRows />
}

function InboxScreen() {
  const [view, change] = useInboxView()
  const list = usePages(leadCalls.listLeads, inputOf(view))
  const { items } = list
  const lead = items.find(({ id }) => id === view.message)
  /** The message as it was when the question was asked: the list may move on meanwhile. */
  const [asked, setAsked] = useState<DeskLead>()
  const choose = (message: string | undefined) => change({ message })
  const decided = ({ id }: DeskLead) => {
    setAsked(undefined)
    const next = afterwards(items, id)
    list.drop(id)
    choose(next)
  }
  const { reopen, busy } = useReopening(decided)
  useNews(list, asked === undefined)
  const walk = useWalk(items, view.message, rowId, choose)
  useShortcuts({
    next: walk(1),
    previous: walk(-1),
    close: lead && (() => choose(undefined)),
    confirm: lead?.state === 'new' ? () => setAsked(lead) : undefined,
  })
  if (list.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split" data-open={lead ? true : undefined}>
      <Panel>
        <Filters view={view} onChange={change} />
        <ListBody list={list} view={view} onChange={change} />
        <footer className="desk-foot">
          <InboxKeys />
          <ListFoot list={list} />
        </footer>
      </Panel>
      {lead && (
        <LeadDetails
          key={lead.id}
          lead={lead}
          reopening={busy}
          onHandle={() => setAsked(lead)}
          onReopen={() => void reopen(lead)}
          onClose={() => choose(undefined)}
        />
      )}
      {asked && (
        <HandleDialog
          lead={asked}
          onClose={() => setAsked(undefined)}
          onDone={() => decided(asked)}
          onStale={list.retry}
        />
      )}
    </div>
  )
}

/** Back among those that wait: nothing is lost by it, so nobody is asked twice. */
function useReopening(onDone: (lead: DeskLead) => void) {
  const t = useTranslations('deskInbox.reopen')
  const task = useTask(leadCalls.markLead)
  const toast = useToast()
  const failureText = useFailureText()
  const reopen = async (lead: DeskLead) => {
    const answer = await task.run({ params: { id: lead.id }, body: { state: 'new' } })
    if (!answer.ok) return toast({ text: failureText(answer.error), tone: 'danger' })
    toast({ text: t('done', { name: fullNameOf(lead) }), tone: 'ok' })
    onDone(lead)
  }
  return { reopen, busy: task.state === 'busy' }
}

type ViewProps = { view: InboxView; onChange: (part: Partial<InboxView>) => void }

function Filters({ view, onChange }: ViewProps) {
  const t = useTranslations()
  return (
    <search className="desk-panel__head">
      <FilterSelect
        label={t('deskInbox.status')}
        all={t('deskInbox.statuses.new')}
        value={view.status}
        onChange={(value) =>
          onChange({ status: value === 'handled' ? value : undefined, message: undefined })
        }
      >
        <option value="handled">{t('deskInbox.statuses.handled')}</option>
      </FilterSelect>
      <FilterSelect
        label={t('deskInbox.kind')}
        all={t('deskInbox.anyKind')}
        value={view.kind}
        onChange={(value) => onChange({ kind: leadKinds.find((one) => one === value), message: undefined })}
      >
        {leadKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kindNames[kind])}
          </option>
        ))}
      </FilterSelect>
    </search>
  )
}

function ListBody({ list, view, onChange }: ViewProps & { list: Pages<DeskLead> }) {
  const t = useTranslations('deskInbox')
  const isQueue = view.status === undefined && view.kind === undefined
  const empty = isQueue ? (
    <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
  ) : (
    <NothingFound
      title={t('nothing.title')}
      text={t('nothing.text')}
      clear={t('nothing.clear')}
      onClear={() => onChange({ status: undefined, kind: undefined, message: undefined })}
    />
  )
  return (
    <LoadedList list={list} empty={empty}>
      <div className="desk-panel__rows">
        <InboxList items={list.items} current={view.message} onChoose={(message) => onChange({ message })} />
      </div>
    </LoadedList>
  )
}

/** What single keys do here. Not for those who have no keyboard. */
function InboxKeys() {
  const t = useTranslations('deskInbox.keys')
  return (
    <ul className="desk-foot__keys">
      <KeyHint keys={['J', 'K']}>{t('walk')}</KeyHint>
      <KeyHint keys={['C']}>{t('handle')}</KeyHint>
      <KeyHint keys={['Esc']}>{t('close')}</KeyHint>
    </ul>
  )
}
