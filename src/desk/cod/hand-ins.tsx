import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import type { DeskHandIn } from '#modules/payments/cod/cod-desk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { AskDialog, type Ends } from './ask-dialog.tsx'

type Asked = { what: 'confirm' | 'reject'; handIn: DeskHandIn }
type Ask = (asked: Asked) => void

/** Cash that somebody says they hand in: counted here, and only then the books move. */
export function HandIns({ head }: { head: ReactNode }) {
  const handIns = useAnswer(codDeskCalls.listHandIns, {})
  const [asked, setAsked] = useState<Asked>()
  if (handIns.error?.status === 403) return <NoAccess />
  const ends: Ends = {
    onClose: () => setAsked(undefined),
    onDone: () => {
      setAsked(undefined)
      void handIns.refresh()
    },
  }
  return (
    <Panel>
      {head}
      <Loaded of={handIns} skeleton={<LoadingRows />}>
        {({ items, differing }) => (
          <div className="desk-panel__rows">
            <Rows items={items} onAsk={setAsked} />
            <Differing items={differing} />
          </div>
        )}
      </Loaded>
      {asked?.what === 'confirm' && <ConfirmQuestion handIn={asked.handIn} {...ends} />}
      {asked?.what === 'reject' && <RejectQuestion handIn={asked.handIn} {...ends} />}
    </Panel>
  )
}

function ConfirmQuestion({ handIn, ...ends }: Ends & { handIn: DeskHandIn }) {
  const t = useTranslations('cod.desk.handIns')
  const format = formatter(useLocale())
  const [counted, setCounted] = useState<number | undefined>(handIn.amount)
  const amount = format.money(counted ?? handIn.amount)
  const name = handIn.person.full_name
  return (
    <AskDialog
      {...ends}
      title={t('confirmTitle', { name })}
      text={
        <>
          <NumberField
            label={t('counted')}
            value={counted}
            onChange={setCounted}
            format={format.number}
            min={1}
            inputMode="numeric"
          />
          {counted !== handIn.amount && (
            <Notice tone="warning">{t('differs', { amount: format.money(handIn.amount) })}</Notice>
          )}
        </>
      }
      yes={t('confirm', { amount })}
      call={codDeskCalls.confirmHandIn}
      input={() => ({ params: { id: handIn.id }, body: { counted } })}
      done={() => t('confirmDone', { name, amount })}
    />
  )
}

function RejectQuestion({ handIn, ...ends }: Ends & { handIn: DeskHandIn }) {
  const t = useTranslations('cod.desk')
  return (
    <AskDialog
      {...ends}
      title={t('handIns.rejectTitle')}
      yes={t('handIns.rejectYes')}
      reason={{ label: t('batches.reason'), needed: t('batches.reasonNeeded') }}
      call={codDeskCalls.rejectHandIn}
      input={(reason) => ({ params: { id: handIn.id }, body: { reason } })}
      done={() => t('handIns.rejectDone')}
    />
  )
}

function Rows({ items, onAsk }: { items: readonly DeskHandIn[]; onAsk: Ask }) {
  const t = useTranslations('cod.desk.handIns')
  if (items.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  return (
    <ul className="cod-rows">
      {items.map((handIn) => (
        <HandIn key={handIn.id} handIn={handIn} onAsk={onAsk} />
      ))}
    </ul>
  )
}

function HandIn({ handIn, onAsk }: { handIn: DeskHandIn; onAsk: Ask }) {
  const t = useTranslations('cod.desk')
  const format = formatter(useLocale())
  const { person, kind, cash, told_at: toldAt } = handIn
  const amount = format.money(handIn.amount)
  return (
    <li className="cod-hand-in">
      <div>
        <strong>{person.full_name}</strong>
        <span className="muted">
          {t(kind === 'agent' ? 'handIns.agent' : 'handIns.courier')} ·{' '}
          {t('handIns.told', { at: format.dateTime(Date.parse(toldAt)) })} ·{' '}
          {t('handIns.has', { amount: format.money(cash) })}
        </span>
      </div>
      <Button small onClick={() => onAsk({ what: 'confirm', handIn })}>
        {t('handIns.confirm', { amount })}
      </Button>
      <Button look="second" small onClick={() => onAsk({ what: 'reject', handIn })}>
        {t('handIns.reject')}
      </Button>
    </li>
  )
}

/** Counted was not what was told: it stays in sight for a week. */
function Differing({ items }: { items: readonly DeskHandIn[] }) {
  const t = useTranslations('cod.desk.handIns')
  const format = formatter(useLocale())
  if (items.length === 0) return null
  return (
    <section className="cod-differing" aria-label={t('differing')}>
      <h3>{t('differing')}</h3>
      <ul className="cod-rows">
        {items.map(({ id, person, amount, counted, decided_at: at }) => (
          <li key={id} className="cod-hand-in">
            <Icon name="warning" size="small" />
            <div>
              <strong>{person.full_name}</strong>
              <span className="muted">
                {t('toldAndCounted', {
                  told: format.money(amount),
                  counted: format.money(counted ?? amount),
                })}
                {at && ` · ${format.dateTime(Date.parse(at))}`}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
