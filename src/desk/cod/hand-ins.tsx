import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskHandIn, DeskHandIns } from '#modules/payments/cod-desk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/screen-states.tsx'
import { useLocale } from '#web/shell/current-page.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { LoadError, LoadingRows } from '../list-states.tsx'
import { AskDialog, type Question } from './ask-dialog.tsx'
import { handInsApi } from './cod-view.ts'
import { useAnswer } from './use-answer.ts'

/** Cash that somebody says they hand in: counted here, and only then the books move. */
export function HandIns({ head }: { head: ReactNode }) {
  const { data, error, again } = useAnswer<DeskHandIns>(handInsApi)
  const [asked, setAsked] = useState<Question<object>>()
  if (error?.status === 403) return <NoAccess />
  const done = () => {
    setAsked(undefined)
    again()
  }
  return (
    <Panel>
      {head}
      {error && !data ? <LoadError error={error} onRetry={again} /> : <Rows data={data} onAsk={setAsked} />}
      {asked && <AskDialog question={asked} onClose={() => setAsked(undefined)} onDone={done} />}
    </Panel>
  )
}

type Ask = (question: Question<object>) => void

function Rows({ data, onAsk }: { data: DeskHandIns | undefined; onAsk: Ask }) {
  const t = useTranslations('cod.desk.handIns')
  if (!data) return <LoadingRows />
  if (data.items.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  return (
    <ul className="desk-panel__rows cod-rows">
      {data.items.map((handIn) => (
        <HandIn key={handIn.id} handIn={handIn} onAsk={onAsk} />
      ))}
    </ul>
  )
}

function HandIn({ handIn, onAsk }: { handIn: DeskHandIn; onAsk: Ask }) {
  const t = useTranslations('cod.desk')
  const format = formatter(useLocale())
  const { id, person, kind, cash, told_at: toldAt } = handIn
  const amount = format.money(handIn.amount)
  const name = person.full_name
  const confirm: Question<object> = {
    title: t('handIns.confirm', { amount }),
    text: <p>{name}</p>,
    yes: t('handIns.confirm', { amount }),
    path: `${handInsApi}/${id}/confirm`,
    done: () => t('handIns.confirmDone', { name, amount }),
  }
  const reject: Question<object> = {
    title: t('handIns.rejectTitle'),
    yes: t('handIns.rejectYes'),
    reason: { name: 'reason', label: t('batches.reason'), needed: t('batches.reasonNeeded') },
    path: `${handInsApi}/${id}/reject`,
    done: () => t('handIns.rejectDone'),
  }
  return (
    <li className="cod-hand-in">
      <div>
        <strong>{name}</strong>
        <span className="muted">
          {t(kind === 'agent' ? 'handIns.agent' : 'handIns.courier')} ·{' '}
          {t('handIns.told', { at: format.dateTime(Date.parse(toldAt), 'short') })} ·{' '}
          {t('handIns.has', { amount: format.money(cash) })}
        </span>
      </div>
      <Button small onClick={() => onAsk(confirm)}>
        {t('handIns.confirm', { amount })}
      </Button>
      <Button look="second" small onClick={() => onAsk(reject)}>
        {t('handIns.reject')}
      </Button>
    </li>
  )
}
