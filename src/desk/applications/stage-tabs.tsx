import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { TabLinks } from '#ui/show/tabs.tsx'
import { stageNames } from './application-names.ts'
import type { BoardView } from './board-view.ts'
import type { BoardColumn } from './use-board.ts'

/** On a phone one column at a time. */
export function StageTabs({ columns, view }: { columns: readonly BoardColumn[]; view: BoardView }) {
  const t = useTranslations()
  const [params] = useSearchParams()
  const search = (stage: string) => {
    const next = new URLSearchParams(params)
    next.set('stage', stage)
    return `?${next}`
  }
  return (
    <div className="board-tabs">
      <TabLinks
        label={t('deskApplications.board')}
        wraps
        links={columns.map(({ stage, items }) => ({
          label: t(stageNames[stage]),
          count: items.length,
          current: stage === (view.stage ?? 'new'),
          href: search(stage),
        }))}
        link={({ href, ...rest }) => <Link {...rest} to={href} replace preventScrollReset />}
      />
    </div>
  )
}
