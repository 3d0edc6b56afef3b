import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { usePages } from '#client/use-pages.ts'
import { useTask } from '#client/use-task.ts'
import { noonOf, tashkentDay } from '#kernel/tashkent.ts'
import { cashCalls } from '#modules/payments/cash/cash.calls.ts'
import type { SettlementList, SettlementView } from '#modules/payments/cash/cash.contract.ts'
import { providerName } from '#parcel/names/payment-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { Panel } from '../frame/panel.tsx'
import { DayField } from '../parts/days/day-field.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { ListFoot, LoadedList, LoadingRows } from '../parts/list-states.tsx'
import type { Given } from './cash-view.ts'

type SettlementsProps = { head: ReactNode; given: Given | undefined }

/** What payment providers hold of ours, and what the bank's statements show of it. */
export function Settlements({ head, given }: SettlementsProps) {
  const t = useTranslations('deskCash.providers')
  const owing = useAnswer(cashCalls.listSettlements, {})
  const list = usePages(cashCalls.listSettlements, {})
  const [asking, setAsking] = useState(given !== undefined)
  return (
    <Panel>
      {head}
      <Loaded of={owing} skeleton={<LoadingRows />}>
        {({ providers }) => (
          <>
            <div className="cash-totals__line">
              <Owing providers={providers} />
              {providers.length > 0 && (
                <Button small onClick={() => setAsking(true)}>
                  {t('note')}
                </Button>
              )}
            </div>
            <LoadedList list={list} empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}>
              <Rows items={list.items} />
            </LoadedList>
            <footer className="desk-foot">
              <ListFoot list={list} />
            </footer>
            {asking && (
              <NoteDialog
                providers={providers.map(({ provider }) => provider)}
                given={given}
                onClose={() => setAsking(false)}
                onDone={() => {
                  setAsking(false)
                  void owing.refresh()
                  list.again()
                }}
              />
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function Owing({ providers }: { providers: SettlementList['providers'] }) {
  const t = useTranslations('deskCash.providers')
  const { money } = formatter(useLocale())
  return (
    <dl className="cash-totals">
      {providers.map(({ provider, owes }) => (
        <div key={provider}>
          <dt>{t('owes', { provider: providerName(provider) })}</dt>
          <dd>{money(owes)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Rows({ items }: { items: readonly SettlementView[] }) {
  const t = useTranslations('deskCash.providers')
  const format = formatter(useLocale())
  return (
    <ul className="desk-panel__rows cash-rows">
      {items.map((one) => (
        <li key={one.id} className="cash-row">
          <span>
            {format.date(noonOf(one.day))} · {providerName(one.provider)}
          </span>
          <strong data-in>+{format.money(one.amount)}</strong>
          <span className="muted">
            {one.number ? t('number', { number: one.number }) : t('onlyOne')}
            {one.noted_by && ` · ${one.noted_by}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

type NoteDialogProps = {
  providers: readonly string[]
  given: Given | undefined
  onClose: () => void
  onDone: () => void
}

/** A line of the bank's statement; beside a provider's list its sum is there already. */
function NoteDialog({ providers, given, onClose, onDone }: NoteDialogProps) {
  const t = useTranslations('deskCash.providers')
  const format = formatter(useLocale())
  const toast = useToast()
  const task = useTask(cashCalls.noteSettlement)
  const [provider, setProvider] = useState(given?.provider ?? providers[0] ?? '')
  const [day, setDay] = useState(() => given?.day ?? tashkentDay(new Date()))
  const [number, setNumber] = useState('')
  const [amount, setAmount] = useState<number | undefined>(given?.amount)
  const [tried, setTried] = useState(false)
  async function submit() {
    setTried(true)
    if (!amount || day === '') return
    const list = given ? { comparison_id: given.comparison } : {}
    const answer = await task.run({ body: { provider, day, number, amount, ...list } })
    if (!answer.ok) return
    toast({ text: t('done', { amount: format.money(amount) }), tone: 'ok' })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t('note')}
      no={t('no')}
      yes={t('yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('lead')}</p>
      <Select
        label={t('provider')}
        value={provider}
        disabled={given !== undefined}
        onChange={(event) => setProvider(event.target.value)}
      >
        {providers.map((one) => (
          <option key={one} value={one}>
            {providerName(one)}
          </option>
        ))}
      </Select>
      <DayField
        label={t('day')}
        value={day}
        error={tried && day === '' ? t('dayNeeded') : undefined}
        onChange={setDay}
      />
      <NumberField
        label={t('amount')}
        value={amount}
        onChange={setAmount}
        format={format.number}
        inputMode="numeric"
        error={tried && !amount ? t('amountNeeded') : undefined}
      />
      <TextField
        label={t('document')}
        optional={t('optional')}
        hint={t('documentHint')}
        value={number}
        maxLength={40}
        onChange={(event) => setNumber(event.target.value)}
      />
    </DeskFormDialog>
  )
}
