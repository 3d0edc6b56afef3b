import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { TaskLook } from '#client/use-task.ts'
import type { CellAnswer, RowAnswer } from '#modules/bulk/bulk.contract.ts'
import type { Field } from '#modules/bulk/domain/fields.ts'
import { formatter } from '#platform/i18n/format.ts'
import { lacksHouse, levelOf, stateOf } from './marks.ts'
import { MarkedText } from './message-list.tsx'
import { NumberStar } from './number-star.tsx'
import type { ChatMessage } from './use-chat.ts'
import { useShownCell } from './use-shown-cell.ts'
import { WhyList } from './why-list.tsx'

type DraftRowProps = {
  row: RowAnswer
  message: ChatMessage | undefined
  isNow: boolean
  task: TaskLook
  onChoose: () => void
  onWrite: (field: Field, text: string) => Promise<boolean>
  onDrop: () => void
}

/** A row in two lines; the one that is looked at opens into what is guessed and what is missing. */
export function DraftRow({ row, message, isNow, task, onChoose, onWrite, onDrop }: DraftRowProps) {
  const t = useTranslations('bulkFlow.chat')
  const format = formatter(useLocale())
  const { cells, price, n } = row
  return (
    <li className="bulk-draft" data-now={isNow || undefined} data-row={n}>
      <div className="bulk-draft__line">
        <NumberStar number={(row.message ?? n - 1) + 1} full={isNow} />
        <b className="bulk-draft__name">
          <Cell field="receiver_name" cell={cells.receiver_name} />
        </b>
        <span className="bulk-draft__phone">
          <Cell field="receiver_phone" cell={cells.receiver_phone} />
        </span>
        <b className="bulk-draft__city">
          <Cell
            field={cells.to_point?.text ? 'to_point' : 'to_city'}
            cell={cells.to_point?.text ? cells.to_point : cells.to_city}
          />
        </b>
        <span className="bulk-draft__street">
          <Cell field="to_street" cell={cells.to_street} />
          {cells.to_street && lacksHouse(cells.to_street) && (
            <>
              {' '}
              <span className="bulk-mark" data-level="none">
                {t('absent.house')}
              </span>
            </>
          )}
          {cells.to_landmark?.text && (
            <>
              , <Cell field="to_landmark" cell={cells.to_landmark} />
            </>
          )}
        </span>
        <span className="bulk-draft__fee">
          <Cell field="product_fee" cell={cells.product_fee} />
        </span>
        <span className="bulk-draft__what">
          <Cell field="description" cell={cells.description} />
        </span>
        <b className="bulk-draft__price">{price === null ? '—' : format.number(price)}</b>
        <RowStateWord row={row} />
        <button type="button" className="bulk-draft__press" aria-expanded={isNow} onClick={onChoose}>
          <span className="spoken">{t('openRow', { number: String(n) })}</span>
        </button>
      </div>
      {isNow && message && (
        <div className="bulk-draft__said">
          <MarkedText text={message.text} rows={[row]} />
        </div>
      )}
      {isNow && <WhyList row={row} message={message} task={task} onWrite={onWrite} onDrop={onDrop} />}
    </li>
  )
}

function Cell({ field, cell }: { field: Field; cell: CellAnswer | undefined }) {
  const shown = useShownCell()
  const names = useMissingNames()
  if (!cell) return null
  const level = levelOf(cell)
  const isEmpty = cell.text.trim() === ''
  if (level === 'sure') return shown(field, cell)
  return (
    <span className="bulk-mark" data-level={level}>
      {isEmpty ? names(field) : shown(field, cell)}
    </span>
  )
}

/** "No name": what is not there, by what it is. */
function useMissingNames(): (field: Field) => string {
  const t = useTranslations('bulkFlow.chat.absent')
  return (field) => {
    if (field === 'receiver_name') return t('name')
    if (field === 'receiver_phone') return t('phone')
    if (field === 'to_city') return t('city')
    if (field === 'to_street') return t('street')
    return field === 'description' ? t('what') : t('other')
  }
}

function RowStateWord({ row }: { row: RowAnswer }) {
  const t = useTranslations('bulkFlow.chat.state')
  const { kind, count } = stateOf(row)
  const counted = { count, shown: String(count) }
  const words = {
    sure: () => t('sure'),
    maybe: () => t('maybe', counted),
    missing: () => t('missing', counted),
    wrong: () => t('wrong', counted),
  }
  return (
    <span className="bulk-draft__state" data-kind={kind}>
      {words[kind]()}
    </span>
  )
}
