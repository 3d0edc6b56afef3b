import './applications.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { usePages } from '#client/use-pages.ts'
import type { DeskApplicationItem } from '#modules/content/applications/applications.contract.ts'
import type { ApplicationStage } from '#modules/content/domain/application-stages.ts'
import { textIn } from '#modules/content/domain/texts.ts'
import { vacancyCalls } from '#modules/content/vacancies/vacancies.calls.ts'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { KeyHint } from '../parts/keys/key-hint.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { LoadingRows, NothingFound } from '../parts/list-states.tsx'
import { useCyrillic } from '../parts/texts/use-cyrillic.ts'
import { ApplicationDetails } from './application-details.tsx'
import { ApplicationBoard, cardId } from './board.tsx'
import { type BoardView, moveTo, useBoardView } from './board-view.ts'
import { MoveDialog } from './move-dialog.tsx'
import { StageTabs } from './stage-tabs.tsx'
import { useBoard } from './use-board.ts'

/** The page is kept for everybody; who applied is known to the browser of who hires only. */
export function ApplicationsPage() {
  return useHydrated() ? <ApplicationsScreen /> : <LoadingRows />
}

type Asked = { item: DeskApplicationItem; to: ApplicationStage }

function ApplicationsScreen() {
  const [view, change] = useBoardView()
  /** A move that needs a word first. */
  const [asked, setAsked] = useState<Asked>()
  const [isDragging, setDragging] = useState(false)
  const board = useBoard(view.vacancy, asked === undefined && !isDragging)
  const choose = (application: string | undefined) => change({ application })
  const close = () => {
    const id = view.application
    choose(undefined)
    if (id) requestAnimationFrame(() => document.getElementById(cardId(id))?.focus())
  }
  const move = (item: DeskApplicationItem, to: ApplicationStage) => {
    const possible = moveTo(item, to)
    if (!possible) return
    if (possible.needs_note) setAsked({ item, to })
    else void board.move(item, to)
  }
  useShortcuts({ close: view.application ? close : undefined })
  if (board.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split" data-open={view.application ? true : undefined}>
      <Panel>
        <Filters view={view} onChange={change} />
        <StageTabs columns={board.columns} view={view} />
        {isEmpty(board.columns) ? (
          <Nothing view={view} onChange={change} />
        ) : (
          <ApplicationBoard
            board={board}
            current={view.application}
            shown={view.stage ?? 'new'}
            onChoose={choose}
            onMove={move}
            onDragging={setDragging}
          />
        )}
        <footer className="desk-foot board-foot">
          <BoardKeys />
        </footer>
      </Panel>
      {view.application && (
        <ApplicationDetails
          key={view.application}
          id={view.application}
          board={board}
          onMove={move}
          onClose={close}
          onDeleted={(id) => {
            board.drop(id)
            choose(undefined)
          }}
        />
      )}
      {asked && (
        <MoveDialog
          item={asked.item}
          to={asked.to}
          onClose={() => setAsked(undefined)}
          onMove={(note) => {
            setAsked(undefined)
            void board.move(asked.item, asked.to, note)
          }}
        />
      )}
    </div>
  )
}

const isEmpty = (columns: ReturnType<typeof useBoard>['columns']) =>
  columns.every(({ list, items }) => list.known && items.length === 0)

type ViewProps = { view: BoardView; onChange: (part: Partial<BoardView>) => void }

function Filters({ view, onChange }: ViewProps) {
  const t = useTranslations('deskApplications')
  const locale = useLocale()
  const cyrillic = useCyrillic()
  const vacancies = usePages(vacancyCalls.listVacanciesForDesk, { query: {} })
  return (
    <search className="desk-panel__head">
      <FilterSelect
        label={t('vacancy')}
        all={t('anyVacancy')}
        value={view.vacancy}
        onChange={(vacancy) => onChange({ vacancy, application: undefined })}
      >
        {vacancies.items
          .filter(({ id, applications }) => applications > 0 || id === view.vacancy)
          .map(({ id, words }) => (
            <option key={id} value={id}>
              {textIn(words.title, locale, cyrillic ?? ((latin) => latin))}
            </option>
          ))}
      </FilterSelect>
      <p className="board-kept muted">{t('kept')}</p>
    </search>
  )
}

function Nothing({ view, onChange }: ViewProps) {
  const t = useTranslations('deskApplications')
  if (view.vacancy === undefined) return <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
  return (
    <NothingFound
      title={t('nothing.title')}
      text={t('nothing.text')}
      clear={t('nothing.clear')}
      onClear={() => onChange({ vacancy: undefined })}
    />
  )
}

/** What keys do on a card. Not for those who have no keyboard. */
function BoardKeys() {
  const t = useTranslations('deskApplications.keys')
  return (
    <ul className="desk-foot__keys">
      <KeyHint keys={['←', '↑', '↓', '→']}>{t('walk')}</KeyHint>
      <KeyHint keys={['Shift', '→']}>{t('move')}</KeyHint>
      <KeyHint keys={['Enter']}>{t('open')}</KeyHint>
      <KeyHint keys={['Esc']}>{t('close')}</KeyHint>
    </ul>
  )
}
