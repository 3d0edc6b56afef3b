import './inbox.css'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Pages, usePages } from '#client/use-pages.ts'
import { leadCalls } from '#modules/content/leads/leads.calls.ts'
import type { DeskLead } from '#modules/content/leads/leads.contract.ts'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { afterwards } from '../parts/afterwards.ts'
import { KeyHint } from '../parts/keys/key-hint.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useWalk } from '../parts/keys/use-walk.ts'
import { ListFoot, LoadedList, LoadingRows, NothingFound } from '../parts/list-states.tsx'
import { useNews } from '../parts/use-news.ts'
import { useStaff } from '../signed-in.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { HandleDialog } from './handle-dialog.tsx'
import { InboxFilters, type ViewProps } from './inbox-filters.tsx'
import { InboxList, rowId } from './inbox-list.tsx'
import { inputOf, useInboxView } from './inbox-view.ts'
import { LeadDetails } from './lead-details.tsx'
import { fullNameOf } from './lead-names.ts'
import { type LeadOutcomes, useLeadChange } from './use-lead-change.ts'

/** The page is kept for everybody; who wrote is known to the browser only. */
export function InboxPage() {
  return useHydrated() ? <InboxScreen /> : <LoadingRows />
}

/** A question about a message as it was when it was asked: the list may move on meanwhile. */
type Asked = { what: 'handle' | 'answer'; lead: DeskLead }

function InboxScreen() {
  const [view, change] = useInboxView()
  const list = usePages(leadCalls.listLeads, inputOf(view))
  const { items } = list
  const me = useStaff()
  const lead = items.find(({ id }) => id === view.message)
  const [asked, setAsked] = useState<Asked>()
  const search = useRef<HTMLInputElement>(null)
  const choose = (message: string | undefined) => change({ message })
  const leave = ({ id }: DeskLead) => {
    setAsked(undefined)
    const next = afterwards(items, id)
    list.drop(id)
    choose(next)
  }
  useNews(list, asked === undefined)
  useFate(lead, list.retry)
  const walk = useWalk(items, view.message, rowId, choose)
  const isFree = lead !== undefined && lead.state !== 'handled' && isFreeFor(lead, me?.id)
  const ask = (what: Asked['what']) => () => lead && setAsked({ what, lead })
  useShortcuts({
    next: walk(1),
    previous: walk(-1),
    search: () => search.current?.focus(),
    close: lead && (() => choose(undefined)),
    confirm: isFree ? ask('handle') : undefined,
    noAnswer: isFree ? ask('answer') : undefined,
  })
  if (list.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split" data-open={lead ? true : undefined}>
      <Panel>
        <InboxFilters view={view} onChange={change} search={search} />
        <ListBody list={list} view={view} onChange={change} />
        <footer className="desk-foot">
          <InboxKeys />
          <ListFoot list={list} />
        </footer>
      </Panel>
      {lead && (
        <OpenLead
          key={lead.id}
          lead={lead}
          isFree={isFree}
          outcomes={{ onChanged: list.put, onStale: list.retry }}
          onAnswer={ask('answer')}
          onHandle={ask('handle')}
          onLeft={leave}
          onClose={() => choose(undefined)}
        />
      )}
      {asked && <Question asked={asked} list={list} onLeft={leave} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

type OpenLeadProps = {
  lead: DeskLead
  isFree: boolean
  outcomes: LeadOutcomes
  onAnswer: () => void
  onHandle: () => void
  /** It belongs to another list now. */
  onLeft: (lead: DeskLead) => void
  onClose: () => void
}

/** What is done with one press, beside what is asked for. */
function OpenLead({ onLeft, ...props }: OpenLeadProps) {
  const t = useTranslations('deskInbox')
  const { lead, outcomes } = props
  const params = { id: lead.id }
  const reopening = useLeadChange(leadCalls.markLead, { ...outcomes, onChanged: onLeft })
  const sorting = useLeadChange(leadCalls.suspectLead, { ...outcomes, onChanged: onLeft })
  const reopen = () =>
    void reopening.change({ params, body: { state: 'new' } }, t('reopen.done', { name: fullNameOf(lead) }))
  const sort = (suspect: boolean) =>
    void sorting.change({ params, body: { suspect } }, suspect ? t('spam.putDone') : t('spam.backDone'))
  return <LeadDetails {...props} busy={reopening.busy || sorting.busy} onReopen={reopen} onSort={sort} />
}

type QuestionProps = {
  asked: Asked
  list: Pages<DeskLead>
  onLeft: (lead: DeskLead) => void
  onClose: () => void
}

function Question({ asked: { what, lead }, list, onLeft, onClose }: QuestionProps) {
  const dialog = { lead, onClose, onStale: list.retry }
  if (what === 'handle') return <HandleDialog {...dialog} onDone={() => onLeft(lead)} />
  const answered = (newest: DeskLead) => {
    onClose()
    list.put(newest)
  }
  return <AnswerDialog {...dialog} onChanged={answered} />
}

/** What a colleague has is theirs to answer. */
const isFreeFor = ({ owner }: DeskLead, me: string | undefined) => owner === null || owner.id === me

const fateEveryMs = 3_000
const fateForMs = 60_000

/** Whoever has just answered is told what became of it without waiting for the news. */
function useFate(lead: DeskLead | undefined, ask: () => void): void {
  const last = lead?.answers.at(-1)
  const waitsSince = last?.state === 'waiting' ? last.at : undefined
  useEffect(() => {
    if (waitsSince === undefined) return
    const timer = setInterval(() => {
      if (Date.now() - Date.parse(waitsSince) < fateForMs) ask()
    }, fateEveryMs)
    return () => clearInterval(timer)
  }, [waitsSince, ask])
}

function ListBody({ list, view, onChange }: ViewProps & { list: Pages<DeskLead> }) {
  const t = useTranslations('deskInbox')
  const { status, owner, kind, q } = view
  const isQueue = [status, owner, kind, q].every((part) => part === undefined)
  const empty = isQueue ? (
    <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
  ) : (
    <NothingFound
      title={t('nothing.title')}
      text={t('nothing.text')}
      clear={t('nothing.clear')}
      onClear={() =>
        onChange({ status: undefined, owner: undefined, kind: undefined, q: undefined, message: undefined })
      }
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
      <KeyHint keys={['A']}>{t('answer')}</KeyHint>
      <KeyHint keys={['C']}>{t('handle')}</KeyHint>
      <KeyHint keys={['Esc']}>{t('close')}</KeyHint>
    </ul>
  )
}
