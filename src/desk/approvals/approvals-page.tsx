import './approvals.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Pages, usePages } from '#client/use-pages.ts'
import { approvalsCalls } from '#modules/accounts/approvals/approvals.calls.ts'
import type { ApprovalView } from '#modules/accounts/approvals/approvals.contract.ts'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { afterwards } from '../parts/afterwards.ts'
import {
  ApproveDialog,
  RejectDialog,
  ReleaseDialog,
  WithdrawDialog,
} from '../parts/approvals/approval-dialogs.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { KeyHint } from '../parts/keys/key-hint.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useWalk } from '../parts/keys/use-walk.ts'
import { ListFoot, LoadedList, LoadingRows } from '../parts/list-states.tsx'
import { ApprovalDetails, mayReject, type Question } from './approval-details.tsx'
import { ApprovalRows, rowId } from './approval-list.tsx'
import { type ApprovalsView, inputOf, useApprovalsView } from './approvals-view.ts'

/** The page is kept for everybody; what waits is known to the browser only. */
export function ApprovalsPage() {
  return useHydrated() ? <ApprovalsScreen /> : <LoadingRows />
}

const dialogs = {
  approve: ApproveDialog,
  reject: RejectDialog,
  withdraw: WithdrawDialog,
  release: ReleaseDialog,
} as const satisfies Record<Question, unknown>

function ApprovalsScreen() {
  const [view, change] = useApprovalsView()
  const list = usePages(approvalsCalls.listApprovals, inputOf(view))
  const { items } = list
  const approval = items.find(({ id }) => id === view.approval)
  /** As it was when the question was asked: the list may move on meanwhile. */
  const [asked, setAsked] = useState<{ question: Question; approval: ApprovalView }>()
  const ask = (question: Question) => approval && setAsked({ question, approval })
  const choose = (id: string | undefined) => change({ approval: id })
  const done = ({ id }: ApprovalView) => {
    setAsked(undefined)
    const next = afterwards(items, id)
    list.drop(id)
    choose(next)
  }
  const walk = useWalk(items, view.approval, rowId, choose)
  useShortcuts({
    next: walk(1),
    previous: walk(-1),
    close: approval && (() => choose(undefined)),
    confirm: approval?.may_approve ? () => ask('approve') : undefined,
    cancel: approval && mayReject(approval) ? () => ask('reject') : undefined,
  })
  if (list.error?.status === 403) return <NoAccess />
  const Asked = asked && dialogs[asked.question]
  return (
    <div className="desk-split" data-open={approval ? true : undefined}>
      <Panel>
        <StatusFilter view={view} onChange={change} />
        <ListBody list={list} view={view} onChoose={choose} />
        <footer className="desk-foot">
          <Keys />
          <ListFoot list={list} />
        </footer>
      </Panel>
      {approval && (
        <ApprovalDetails
          key={approval.id}
          approval={approval}
          onAsk={ask}
          onClose={() => choose(undefined)}
        />
      )}
      {asked && Asked && (
        <Asked
          approval={asked.approval}
          onClose={() => setAsked(undefined)}
          onDone={() => done(asked.approval)}
          onStale={list.retry}
        />
      )}
    </div>
  )
}

/** What single keys do here. Not for those who have no keyboard. */
function Keys() {
  const t = useTranslations('approvals.keys')
  return (
    <ul className="desk-foot__keys">
      <KeyHint keys={['J', 'K']}>{t('walk')}</KeyHint>
      <KeyHint keys={['C']}>{t('approve')}</KeyHint>
      <KeyHint keys={['X']}>{t('reject')}</KeyHint>
    </ul>
  )
}

type FilterProps = { view: ApprovalsView; onChange: (part: Partial<ApprovalsView>) => void }

function StatusFilter({ view, onChange }: FilterProps) {
  const t = useTranslations('approvals')
  return (
    <div className="desk-panel__head">
      <FilterSelect
        label={t('status')}
        all={t('statuses.waiting')}
        value={view.status}
        onChange={(value) =>
          onChange({ status: value === 'decided' ? 'decided' : undefined, approval: undefined })
        }
      >
        <option value="decided">{t('statuses.decided')}</option>
      </FilterSelect>
    </div>
  )
}

type ListBodyProps = { list: Pages<ApprovalView>; view: ApprovalsView; onChoose: (id: string) => void }

function ListBody({ list, view, onChoose }: ListBodyProps) {
  const t = useTranslations('approvals')
  const empty =
    view.status === undefined ? (
      <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
    ) : (
      <EmptyState title={t('nothing.title')}>{t('nothing.text')}</EmptyState>
    )
  return (
    <LoadedList list={list} empty={empty}>
      <div className="desk-panel__rows">
        <ApprovalRows items={list.items} current={view.approval} onChoose={onChoose} />
      </div>
    </LoadedList>
  )
}
