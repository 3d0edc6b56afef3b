import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { deskListCalls } from '#modules/orders/desk-list/desk-list.calls.ts'
import type { KeptFilter } from '#modules/orders/desk-list/desk-list.contract.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { DeskFormDialog } from '../../parts/desk-form-dialog.tsx'
import {
  addressIn,
  type ChangeView,
  everything,
  isFiltered,
  type OrdersView,
  readView,
} from '../orders-query.ts'

const longestName = 40

/** Everybody has these; what somebody names themselves stands behind them. */
const ready = [
  { name: 'deskOrders.filters.late', view: { ...everything, promise: 'late' } },
  { name: 'deskOrders.filters.today', view: { ...everything, promise: 'today' } },
  { name: 'deskOrders.filters.notPaid', view: { ...everything, paid: 'false' } },
] as const satisfies readonly { name: string; view: OrdersView }[]

type KeptFiltersProps = { view: OrdersView; onChange: ChangeView }

/** Filters that have a name: pressed once they hold, once more they do not. */
export function KeptFilters({ view, onChange }: KeptFiltersProps) {
  const t = useTranslations()
  const kept = useAnswer(deskListCalls.listFilters, {}, { keep: true, quiet: true })
  const [isNaming, setNaming] = useState(false)
  const here = addressIn(view)
  const own = kept.data ?? []
  const pick = (wanted: OrdersView) => onChange(addressIn(wanted) === here ? everything : wanted)
  const current = own.find(({ query }) => addressOf(query) === here)
  const isReady = ready.some((one) => addressIn(one.view) === here)
  return (
    <section className="kept-filters" aria-label={t('deskOrders.filters.kept')}>
      {ready.map((one) => (
        <Chip key={one.name} isOn={addressIn(one.view) === here} onPress={() => pick(one.view)}>
          {t(one.name)}
        </Chip>
      ))}
      {own.map((one) => (
        <Chip key={one.id} isOn={one === current} onPress={() => pick(viewOf(one.query))}>
          {one.name}
        </Chip>
      ))}
      {current && <DropButton filter={current} onDropped={kept.set} />}
      {!current && !isReady && kept.data && isFiltered(view) && (
        <button type="button" className="kept-filters__add" onClick={() => setNaming(true)}>
          <Icon name="plus" size="tiny" />
          {t('deskOrders.filters.keep')}
        </button>
      )}
      {isNaming && (
        <NameDialog
          query={here}
          onClose={() => setNaming(false)}
          onKept={(filters) => {
            kept.set(filters)
            setNaming(false)
          }}
        />
      )}
    </section>
  )
}

const viewOf = (query: string) => readView(new URLSearchParams(query))
/** Read as the page reads it: what is no filter any more is left out. */
const addressOf = (query: string) => addressIn(viewOf(query))

type ChipProps = { isOn: boolean; onPress: () => void; children: string }

function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button type="button" className="kept-filters__one" aria-pressed={isOn} onClick={onPress}>
      {children}
    </button>
  )
}

type DropProps = { filter: KeptFilter; onDropped: (filters: KeptFilter[]) => void }

function DropButton({ filter, onDropped }: DropProps) {
  const t = useTranslations('deskOrders.filters')
  const task = useTask(deskListCalls.dropFilter)
  const toast = useToast()
  const failureText = useFailureText()
  const drop = async () => {
    const answer = await task.run({ params: { id: filter.id } })
    if (!answer.ok) return toast({ tone: 'danger', text: failureText(answer.error) })
    onDropped(answer.value)
    toast({ tone: 'ok', text: t('dropped', { name: filter.name }) })
  }
  return (
    <button type="button" className="kept-filters__add" onClick={() => void drop()}>
      <Icon name="trash" size="tiny" />
      {t('drop')}
    </button>
  )
}

type NameDialogProps = { query: string; onClose: () => void; onKept: (filters: KeptFilter[]) => void }

function NameDialog({ query, onClose, onKept }: NameDialogProps) {
  const t = useTranslations()
  const task = useTask(deskListCalls.keepFilter)
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  async function submit(): Promise<void> {
    setTried(true)
    if (name.trim() === '') return
    const answer = await task.run({ body: { name: name.trim(), query } })
    if (answer.ok) onKept(answer.value)
  }
  return (
    <DeskFormDialog
      title={t('deskOrders.filters.keepTitle')}
      no={t('deskOrders.dialog.no')}
      yes={t('deskOrders.filters.keepYes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <TextField
        label={t('deskOrders.filters.name')}
        hint={t('deskOrders.filters.nameHint')}
        error={tried && name.trim() === '' ? t('deskOrders.dialog.missing') : undefined}
        maxLength={longestName}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </DeskFormDialog>
  )
}
