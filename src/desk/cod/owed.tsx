import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import type { OwedList, OwedSender, RunAnswer } from '#modules/payments/cod/cod-desk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { SecondPersonHint } from '../parts/second-person.tsx'
import { AskDialog, type Ends } from './ask-dialog.tsx'
import { OwedTable, useSenderName } from './owed-table.tsx'
import { SenderDetails } from './sender-details.tsx'

type Payees = { senders: readonly OwedSender[]; isChosen: boolean }

type OwedProps = { head: ReactNode; sender: string | undefined; onSender: (id: string | undefined) => void }

/** Money that is owed, whoever waits longest first; what is late stands out. */
export function Owed({ head, sender, onSender }: OwedProps) {
  const owed = useAnswer(codDeskCalls.listOwed, {})
  const { data } = owed
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  // Who is asked about stays the same while the list is asked for anew.
  const [asked, setAsked] = useState<Payees>()
  const chosen = data?.items.filter(({ id }) => selected.has(id)) ?? []
  const isChosen = chosen.length > 0
  const payees = { senders: isChosen ? chosen : (data?.items ?? []), isChosen }
  const open = data?.items.find(({ id }) => id === sender)
  if (owed.error?.status === 403) return <NoAccess />
  const refresh = () => void owed.refresh()
  const done = () => {
    setAsked(undefined)
    setSelected(new Set())
    refresh()
  }
  return (
    <div className="desk-split" data-open={open ? true : undefined}>
      <Panel>
        {head}
        {data && data.totals.amount > 0 && (
          <Totals totals={data.totals}>
            {data.items.length > 0 && <RunButton count={chosen.length} onClick={() => setAsked(payees)} />}
          </Totals>
        )}
        <Loaded of={owed} skeleton={<LoadingRows />}>
          {({ items, totals }) =>
            items.length === 0 ? (
              <Nobody listed={totals.listed} />
            ) : (
              <div className="desk-panel__rows">
                <OwedTable
                  items={items}
                  current={sender}
                  onOpen={onSender}
                  selected={selected}
                  onSelect={setSelected}
                />
              </div>
            )
          }
        </Loaded>
      </Panel>
      {open && (
        <SenderDetails key={open.id} sender={open} onClose={() => onSender(undefined)} onChanged={refresh} />
      )}
      {asked && <RunQuestion {...asked} onClose={() => setAsked(undefined)} onDone={done} />}
    </div>
  )
}

function Nobody({ listed }: { listed: number }) {
  const t = useTranslations('cod.desk.owed')
  return listed > 0 ? (
    <EmptyState title={t('allListed')}>{t('allListedText')}</EmptyState>
  ) : (
    <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  )
}

function RunButton({ count, onClick }: { count: number; onClick: () => void }) {
  const t = useTranslations('cod.desk.owed')
  const { number } = formatter(useLocale())
  return (
    <Button small onClick={onClick}>
      {count > 0 ? t('runChosen', { count: number(count) }) : t('runAll')}
    </Button>
  )
}

function Totals({ totals, children }: { totals: OwedList['totals']; children: ReactNode }) {
  const t = useTranslations('cod.desk.totals')
  const { money, number } = formatter(useLocale())
  const { amount, senders, late, late_amount: lateAmount, listed } = totals
  return (
    <div className="cod-totals">
      <dl>
        <div>
          <dt>{t('owed')}</dt>
          <dd>
            <strong>{money(amount)}</strong> {t('senders', { count: senders, shown: number(senders) })}
          </dd>
          {listed > 0 && <dd>{t('listed', { amount: money(listed) })}</dd>}
        </div>
        <div data-late={late > 0 || undefined}>
          <dt>{t('late')}</dt>
          <dd>
            <strong>{money(lateAmount)}</strong> {t('lateParcels', { count: late, shown: number(late) })}
          </dd>
        </div>
      </dl>
      {children}
    </div>
  )
}

/** What stays where it is does not count as paid now. */
const payable = ({ amount, cash_back, not_ready, kept_for_debts: kept }: OwedSender) =>
  Math.max(0, amount - cash_back - not_ready - kept)

function RunQuestion({ senders, isChosen, ...ends }: Ends & Payees) {
  const t = useTranslations('cod.desk.run')
  const waits = useTranslations('desk.secondPerson')
  const { money, number } = formatter(useLocale())
  const paid = senders.filter((sender) => payable(sender) > 0)
  const sum = paid.reduce((total, sender) => total + payable(sender), 0)
  const words = {
    count: paid.length,
    shown: number(paid.length),
    amount: money(sum),
  }
  const paidIn = ({ to_balances, batch, approval }: RunAnswer) => [
    ...(approval ? [waits('asked')] : []),
    ...(to_balances.amount > 0 ? [t('done', { amount: money(to_balances.amount) })] : []),
    ...(batch ? [t('doneBank', { number: batch.id })] : []),
  ]
  const stays = senders.some(({ cash_back, not_ready }) => cash_back + not_ready > 0)
  return (
    <AskDialog
      {...ends}
      title={t('title')}
      text={
        <>
          <p>{t('text', words)}</p>
          {stays && <p className="muted">{t('left')}</p>}
          <SecondPersonHint kind="payout_run" amount={sum} />
        </>
      }
      yes={t('yes')}
      call={codDeskCalls.runPayouts}
      input={() => ({ body: isChosen ? { sender_ids: senders.map(({ id }) => id) } : {} })}
      done={(answer) => paidIn(answer).join(' ')}
      undone={(answer) =>
        answer.failed.length > 0
          ? { title: t('notAll'), text: <NotAll lines={paidIn(answer)} failed={answer.failed} /> }
          : undefined
      }
    />
  )
}

/** What was paid, and by name who was not: they stand in the list as before. */
function NotAll({ lines, failed }: { lines: readonly string[]; failed: RunAnswer['failed'] }) {
  const t = useTranslations('cod.desk.run')
  const nameOf = useSenderName()
  return (
    <div className="cod-run">
      {lines.length > 0 ? lines.map((line) => <p key={line}>{line}</p>) : <p>{t('nobody')}</p>}
      <Notice tone="danger" title={t('failed')}>
        <ul>
          {failed.map((sender) => (
            <li key={sender.id}>{nameOf(sender)}</li>
          ))}
        </ul>
      </Notice>
      <p className="muted">{t('failedText')}</p>
    </div>
  )
}
