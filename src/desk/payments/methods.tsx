import { type ReactNode, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskMethodView } from '#modules/payments/payments.contract.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { type Envelope, useApi } from '#web/api-client.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { LoadError, LoadingRows } from '../list-states.tsx'
import { useAsked } from '../tariffs/use-asked.ts'
import { methodNames } from './method-names.ts'
import { methodsApi } from './payments-view.ts'
import { SwitchDialog } from './switch-dialog.tsx'

const readMethods = ({ data }: Envelope) =>
  Array.isArray(data) ? (data as readonly DeskMethodView[]) : undefined

const stateWords = {
  on: 'deskPayments.methods.on',
  switched_off: 'deskPayments.methods.off',
  not_configured: 'deskPayments.methods.notConnected',
} as const

/** Which ways to pay people are offered, and what was noted when one was switched. */
export function Methods({ head }: { head: ReactNode }) {
  const t = useTranslations('deskPayments.methods')
  const api = useApi()
  const ask = useCallback(
    (signal: AbortSignal) => api.request(methodsApi, { read: readMethods, signal }),
    [api],
  )
  const { value: methods, error, again } = useAsked(ask)
  const [asked, setAsked] = useState<DeskMethodView>()
  if (error?.status === 403) return <NoAccess />
  const finish = () => {
    setAsked(undefined)
    again()
  }
  return (
    <Panel>
      {head}
      {!methods && !error && <LoadingRows />}
      {error && <LoadError error={error} onRetry={again} />}
      {methods && (
        <div className="desk-panel__rows">
          <p className="desk-payments__lead">{t('lead')}</p>
          <ul className="desk-methods">
            {methods.map((method) => (
              <MethodRow key={method.type} method={method} onAsk={() => setAsked(method)} />
            ))}
          </ul>
        </div>
      )}
      {asked && <SwitchDialog method={asked} onClose={() => setAsked(undefined)} onDone={finish} />}
    </Panel>
  )
}

function MethodRow({ method, onAsk }: { method: DeskMethodView; onAsk: () => void }) {
  const t = useTranslations()
  const name = t(methodNames[method.type])
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
