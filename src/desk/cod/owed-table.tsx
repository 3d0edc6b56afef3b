import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { OwedSender } from '#modules/payments/cod/cod-desk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { type Column, Table } from '#ui/show/table.tsx'

type OwedTableProps = {
  items: readonly OwedSender[]
  current: string | undefined
  onOpen: (id: string) => void
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}

export function useSenderName(): (sender: Pick<OwedSender, 'full_name' | 'company'>) => string {
  const t = useTranslations('cod.desk.owed')
  return ({ full_name, company }) => company || full_name || t('deleted')
}

export function OwedTable({ items, current, onOpen, selected, onSelect }: OwedTableProps) {
  const t = useTranslations('cod.desk.owed')
  const format = formatter(useLocale())
  const nameOf = useSenderName()
  const columns: Column<OwedSender>[] = [
    {
      id: 'sender',
      head: t('sender'),
      names: true,
      cell: (sender) => (
        <button type="button" className="cod-sender" onClick={() => onOpen(sender.id)}>
          <strong>{nameOf(sender)}</strong>
          {sender.company && sender.company !== sender.full_name && <small>{sender.full_name}</small>}
        </button>
      ),
    },
    {
      id: 'amount',
      head: t('amount'),
      figures: true,
      cell: (sender) => <Sum sender={sender} />,
    },
    { id: 'parcels', head: t('parcels'), figures: true, cell: ({ parcels }) => format.number(parcels) },
    { id: 'due', head: t('due'), cell: (sender) => <Due sender={sender} /> },
    {
      id: 'to',
      head: t('goesTo'),
      cell: ({ payout_to, account }) => (
        <span className="unbroken">
          {payout_to === 'bank' && account ? t('toBank', { account }) : t('toBalance')}
        </span>
      ),
    },
  ]
  const byId = new Map(items.map((sender) => [sender.id, sender]))
  return (
    <Table
      caption={t('caption')}
      captionSpoken
      dense
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      isWrong={({ late }) => late > 0}
      current={current}
      selection={{
        selected,
        onChange: onSelect,
        all: t('all'),
        one: (id) => {
          const sender = byId.get(id)
          return t('one', { name: sender ? nameOf(sender) : id })
        },
      }}
    />
  )
}

function Sum({ sender }: { sender: OwedSender }) {
  const t = useTranslations('cod.desk.owed')
  const { money } = formatter(useLocale())
  const { amount, cash_back: back, not_ready: notReady, kept_for_debts: kept } = sender
  return (
    <span className="cod-sum">
      <strong className="unbroken">{money(amount)}</strong>
      {back > 0 && <small>{t('cashBack', { amount: money(back) })}</small>}
      {kept > 0 && <small>{t('kept', { amount: money(kept) })}</small>}
      {notReady > 0 && <small>{t('notReady', { amount: money(notReady) })}</small>}
    </span>
  )
}

function Due({ sender: { due_at, late } }: { sender: OwedSender }) {
  const t = useTranslations('cod.desk.owed')
  const format = formatter(useLocale())
  return (
    <span className="cod-due" data-late={late > 0 || undefined}>
      <span className="unbroken">{format.dateTime(Date.parse(due_at))}</span>
      {late > 0 && (
        <small>
          <Icon name="warning" size="tiny" />
          {t('late', { count: late, shown: format.number(late) })}
        </small>
      )}
    </span>
  )
}
