import './cod-desk.css'
import { useTranslations } from 'use-intl'
import { Segmented } from '#ui/fields/segmented.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { LoadingRows } from '../parts/list-states.tsx'
import { Batches } from './batches.tsx'
import { type TabId, useCodView } from './cod-view.ts'
import { HandIns } from './hand-ins.tsx'
import { Owed } from './owed.tsx'
import { WaitingAccounts } from './waiting-accounts.tsx'

/** The page is kept for everybody; to whom money is owed is known to the browser only. */
export function CodDeskPage() {
  return useHydrated() ? <CodScreen /> : <LoadingRows />
}

function CodScreen() {
  const [view, change] = useCodView()
  const head = <Tabs selected={view.tab} onSelect={(tab) => change({ tab })} />
  switch (view.tab) {
    case 'owed':
      return <Owed head={head} sender={view.sender} onSender={(sender) => change({ sender })} />
    case 'batches':
      return <Batches head={head} batch={view.batch} onBatch={(batch) => change({ batch })} />
    case 'handIns':
      return <HandIns head={head} />
    case 'accounts':
      return <WaitingAccounts head={head} />
  }
}

function Tabs({ selected, onSelect }: { selected: TabId; onSelect: (tab: TabId) => void }) {
  const t = useTranslations('cod.desk.tabs')
  return (
    <div className="desk-panel__head">
      <Segmented<TabId>
        label={t('label')}
        labelSpoken
        options={[
          { value: 'owed', label: t('owed') },
          { value: 'batches', label: t('batches') },
          { value: 'handIns', label: t('handIns') },
          { value: 'accounts', label: t('accounts') },
        ]}
        value={selected}
        onChange={onSelect}
      />
    </div>
  )
}
