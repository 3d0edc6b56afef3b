import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import type { WaitingAccountView } from '#modules/payments/cod/cod-desk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { AskDialog, type Ends } from './ask-dialog.tsx'
import { useSenderName } from './owed-table.tsx'

/** New accounts of senders that wait their day, and the way to have one released by two people. */
export function WaitingAccounts({ head }: { head: ReactNode }) {
  const accounts = useAnswer(codDeskCalls.listWaitingAccounts, {})
  const [asked, setAsked] = useState<WaitingAccountView>()
  if (accounts.error?.status === 403) return <NoAccess />
  const ends: Ends = {
    onClose: () => setAsked(undefined),
    onDone: () => {
      setAsked(undefined)
      void accounts.refresh()
    },
  }
  return (
    <Panel>
      {head}
      <Loaded of={accounts} skeleton={<LoadingRows />}>
        {({ items }) => <Rows items={items} onAsk={setAsked} />}
      </Loaded>
      {asked && <ReleaseQuestion account={asked} {...ends} />}
    </Panel>
  )
}

type RowsProps = { items: readonly WaitingAccountView[]; onAsk: (account: WaitingAccountView) => void }

function Rows({ items, onAsk }: RowsProps) {
  const t = useTranslations('cod.desk.accounts')
  if (items.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  return (
    <ul className="desk-panel__rows cod-rows">
      {items.map((account) => (
        <Row key={account.id} account={account} onAsk={() => onAsk(account)} />
      ))}
    </ul>
  )
}

function Row({ account, onAsk }: { account: WaitingAccountView; onAsk: () => void }) {
  const t = useTranslations('cod.desk')
  const format = formatter(useLocale())
  const name = useSenderName()(account.sender)
  const { holder, mfo, now_to: nowTo, now_account: nowAccount, sender } = account
  return (
    <li className="cod-hand-in">
      <div>
        <strong>{name}</strong>
        {sender.phone && (
          <a className="unbroken" href={`tel:+998${sender.phone}`}>
            {format.phone(sender.phone)}
          </a>
        )}
        <span>{t('accounts.new', { account: account.account, holder, mfo })}</span>
        <span className="muted">
          {nowTo === 'bank' && nowAccount
            ? t('accounts.nowBank', { account: nowAccount })
            : t('accounts.nowBalance')}
          {' · '}
          {t('accounts.from', { at: format.dateTime(Date.parse(account.valid_from)) })}
        </span>
      </div>
      {account.approval ? (
        <span className="muted">{t('accounts.asked')}</span>
      ) : (
        <Button look="second" small onClick={onAsk}>
          {t('accounts.release')}
        </Button>
      )}
    </li>
  )
}

function ReleaseQuestion({ account, ...ends }: Ends & { account: WaitingAccountView }) {
  const t = useTranslations('cod.desk.accounts')
  const name = useSenderName()(account.sender)
  return (
    <AskDialog
      {...ends}
      title={t('releaseTitle', { name })}
      text={<p>{t('releaseText', { account: account.account })}</p>}
      yes={t('releaseYes')}
      call={codDeskCalls.askRelease}
      input={() => ({ params: { id: account.id } })}
      done={() => t('releaseDone')}
    />
  )
}
