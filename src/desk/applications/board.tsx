import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import type { DeskApplicationItem } from '#modules/content/applications/applications.contract.ts'
import type { ApplicationStage } from '#modules/content/domain/application-stages.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useNow } from '../parts/use-now.ts'
import { ApplicationCard } from './application-card.tsx'
import { stageNames } from './application-names.ts'
import { besides, cardBeside, moveTo } from './board-view.ts'
import type { Board, BoardColumn } from './use-board.ts'

export const cardId = (id: string) => `application-${id}`

type BoardProps = {
  board: Board
  /** Whose details are open. */
  current: string | undefined
  /** The column of a phone. */
  shown: ApplicationStage
  onChoose: (id: string) => void
  onMove: (item: DeskApplicationItem, to: ApplicationStage) => void
  onDragging: (isDragging: boolean) => void
}

/** Who has applied, in the order in which people are hired. Cards go by drag, by keys, and by their menu. */
export function ApplicationBoard({ board, current, shown, onChoose, onMove, onDragging }: BoardProps) {
  const t = useTranslations('deskApplications')
  const now = useNow()
  const [dragged, setDragged] = useState<DeskApplicationItem>()
  const drag = (item: DeskApplicationItem | undefined) => {
    setDragged(item)
    onDragging(item !== undefined)
  }
  const byKey = (event: KeyboardEvent, item: DeskApplicationItem) => {
    const { key, shiftKey } = event
    if (key !== 'ArrowUp' && key !== 'ArrowDown' && key !== 'ArrowLeft' && key !== 'ArrowRight') return
    event.preventDefault()
    if (!shiftKey) {
      const next = cardBeside(board.columns, item.id, key)
      if (next) document.getElementById(cardId(next))?.focus()
      return
    }
    if (key === 'ArrowUp' || key === 'ArrowDown') return
    const to = besides(item.stage, key === 'ArrowRight' ? 1 : -1)
    if (to) onMove(item, to)
  }
  return (
    <section className="board" aria-label={t('board')} data-shown={shown}>
      {board.columns.map((column) => (
        <Column
          key={column.stage}
          column={column}
          dragged={dragged}
          onDrop={(item) => {
            drag(undefined)
            onMove(item, column.stage)
          }}
        >
          {column.items.map((item) => (
            <li key={item.id}>
              <ApplicationCard
                item={item}
                now={now}
                isCurrent={item.id === current}
                isMoving={board.moving?.item.id === item.id}
                onChoose={onChoose}
                onMove={onMove}
                onKey={byKey}
                onDrag={drag}
              />
            </li>
          ))}
        </Column>
      ))}
    </section>
  )
}

type ColumnProps = {
  column: BoardColumn
  dragged: DeskApplicationItem | undefined
  onDrop: (item: DeskApplicationItem) => void
  children: React.ReactNode
}

function Column({ column: { stage, list, items }, dragged, onDrop, children }: ColumnProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const [isOver, setOver] = useState(false)
  const takes = dragged !== undefined && moveTo(dragged, stage) !== undefined
  const count = `${format.number(items.length)}${list.nextCursor === null ? '' : '+'}`
  return (
    <section
      className="board-column"
      aria-labelledby={`stage-${stage}`}
      data-stage={stage}
      data-takes={takes || undefined}
      data-refuses={(dragged !== undefined && !takes && dragged.stage !== stage) || undefined}
      data-over={(takes && isOver) || undefined}
      onDragOver={(event) => {
        if (!takes) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget as Node | null) && setOver(false)
      }
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (dragged && takes) onDrop(dragged)
      }}
    >
      <h3 className="board-column__head" id={`stage-${stage}`}>
        {t(stageNames[stage])}
        <span className="board-column__count">{count}</span>
      </h3>
      {list.starting ? (
        <div className="board-column__cards">
          <LoadingShape of="rows" count={3} />
        </div>
      ) : (
        <ul className="board-column__cards">
          {children}
          {items.length === 0 && <li className="board-column__empty">{t('deskApplications.empty')}</li>}
          {list.error && list.error.status !== 403 && (
            <li>
              <LoadFailed look="part" error={list.error} retry={list.retry} />
            </li>
          )}
          {list.nextCursor !== null && !list.error && (
            <li>
              <Button look="second" small block busy={list.busy} onClick={list.more}>
                {t('desk.list.more')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
