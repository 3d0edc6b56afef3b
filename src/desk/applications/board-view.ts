import type { DeskApplicationItem } from '#modules/content/applications/applications.contract.ts'
import { type ApplicationStage, applicationStages } from '#modules/content/domain/application-stages.ts'
import { useFilters } from '../parts/use-filters.ts'

/** What the address says: a reload, or a colleague, finds the same again. */
export type BoardView = {
  vacancy: string | undefined
  /** The column that a phone shows. */
  stage: ApplicationStage | undefined
  application: string | undefined
}

export function readView(params: URLSearchParams): BoardView {
  return {
    vacancy: params.get('vacancy') ?? undefined,
    stage: applicationStages.find((one) => one === params.get('stage')),
    application: params.get('application') ?? undefined,
  }
}

export const useBoardView = () => useFilters(readView)

/** An application on its way to another stage, while the server is asked. */
export type Moving = { item: DeskApplicationItem; to: ApplicationStage }

/** A column with what is on its way: gone from where it was, first where it goes. */
export function withMoving(
  items: readonly DeskApplicationItem[],
  stage: ApplicationStage,
  moving: Moving | undefined,
): readonly DeskApplicationItem[] {
  if (!moving) return items
  const others = items.filter(({ id }) => id !== moving.item.id)
  return stage === moving.to ? [moving.item, ...others] : others
}

/** How a move between two stages can be made now; undefined when it cannot. */
export const moveTo = ({ moves }: Pick<DeskApplicationItem, 'moves'>, to: ApplicationStage) =>
  moves.find((one) => one.to === to)

/** The stage beside one on the board. */
export const besides = (stage: ApplicationStage, step: 1 | -1): ApplicationStage | undefined =>
  applicationStages[applicationStages.indexOf(stage) + step]

const dayMs = 86_400_000
/** People look elsewhere after two days of silence. */
const lateMs = 2 * dayMs

/** Whether somebody has waited too long for the next word; who is hired or refused waits no more. */
export const isLate = ({ stage, changed_at: at }: DeskApplicationItem, now: number): boolean =>
  stage !== 'hired' && stage !== 'refused' && now - Date.parse(at) > lateMs

type Column = { stage: ApplicationStage; items: readonly { id: string }[] }

/** Which card an arrow key leads to: along a column, or to the same height in the next one that has any. */
export function cardBeside(
  columns: readonly Column[],
  id: string,
  key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight',
): string | undefined {
  const at = columns.findIndex(({ items }) => items.some((item) => item.id === id))
  const row = columns[at]?.items.findIndex((item) => item.id === id) ?? -1
  if (row < 0) return undefined
  if (key === 'ArrowUp' || key === 'ArrowDown')
    return columns[at]?.items[row + (key === 'ArrowDown' ? 1 : -1)]?.id
  const aside = key === 'ArrowRight' ? columns.slice(at + 1) : columns.slice(0, at).reverse()
  const next = aside.find(({ items }) => items.length > 0)
  return next?.items[Math.min(row, next.items.length - 1)]?.id
}
