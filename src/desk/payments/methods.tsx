import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import type { DeskMethodView } from '#modules/payments/checkout/payments.contract.ts'
import { paymentDeskCalls } from '#modules/payments/desk/payment-desk.calls.ts'
import { paymentNames } from '#parcel/names/payment-names.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { SwitchDialog } from './switch-dialog.tsx'

const stateWords = {
  on: 'deskPayments.methods.on',
  switched_off: 'deskPayments.methods.off',
  not_configured: 'deskPayments.methods.notConnected',
} as const

/** Which ways to pay people are offered, and what was noted when one was switched. */
export function Methods({ head }: { head: ReactNode }) {
  const t = useTranslations('deskPayments.methods')
  const methods = useAnswer(paymentDeskCalls.listMethodsForDesk, {})
  const [asked, setAsked] = useState<DeskMethodView>()
  if (methods.error?.status === 403) return <NoAccess />
  const finish = () => {
    setAsked(undefined)
    void methods.refresh()
  }
  return (
    <Panel>
      {head}
      <Loaded of={methods} skeleton={<LoadingRows />}>
        {(shown) => (
          <div className="desk-panel__rows">
            <p className="desk-payments__lead">{t('lead')}</p>
            <ul className="desk-methods">
              {shown.map((method) => (
                <MethodRow key={method.type} method={method} onAsk={() => setAsked(method)} />
              ))}
            </ul>
          </div>
        )}
      </Loaded>
      {asked && <SwitchDialog method={asked} onClose={() => setAsked(undefined)} onDone={finish} />}
    </Panel>
  )
}

function MethodRow({ method, onAsk }: { method: DeskMethodView; onAsk: () => void }) {
  const t = useTranslations()
  const name = t(paymentNames[method.type])
  const { off, note } = method
  return (
    <li className="desk-method" data-off={off ?? undefined}>
      <span className="desk-method__words">
        <strong>{name}</strong>
        {note && <small>{t('deskPayments.methods.noted', { note })}</small>}
      </span>
      <span className="desk-method__state">
        <Icon name={off === null ? 'check' : off === 'switched_off' ? 'pause' : 'close'} size="tiny" />
        {t(stateWords[off ?? 'on'])}
      </span>
      {off !== 'not_configured' && (
        <Button look={off === null ? 'second' : 'main'} small onClick={onAsk}>
          {t(off === null ? 'deskPayments.methods.turnOff' : 'deskPayments.methods.turnOn')}
          <span className="spoken">{name}</span>
        </Button>
      )}
    </li>
  )
}
