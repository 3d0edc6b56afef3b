import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FieldView, WaitingAction } from '#client/field/field-store.ts'
import { useLocale } from '#client/surroundings.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { type Verb, verbs } from '#modules/orders/domain/words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Spinner } from '#ui/waiting/spinner.tsx'
import { Icon } from '../parts/icon.tsx'
import { WithdrawQuestion } from './withdraw-question.tsx'

const isVerb = (text: string): text is Verb => verbs.some((verb) => verb === text)

type WaitingListProps = {
  view: Pick<FieldView, 'queue' | 'files'>
  stops: readonly Stop[]
}

/** What was done here and is not with the server yet, in the order of happening. */
export function WaitingList({ view: { queue, files }, stops }: WaitingListProps) {
  const t = useTranslations('courierQueue')
  const format = formatter(useLocale())
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  if (queue.length === 0 && files.length === 0) return null
  return (
    <section className="waiting-list">
      <h2>
        {t('waiting')}
        {files.length > 0 && (
          <span>
            {t('photos', {
              count: files.length,
              text: format.number(files.length),
              size: format.fileSize(bytes),
            })}
          </span>
        )}
      </h2>
      <ul>
        {queue.map((action) => (
          <Waiting
            key={action.clientId}
            action={action}
            name={
              stops.find(({ order_id, tracking_code }) => [order_id, tracking_code].includes(action.parcel))
                ?.name
            }
          />
        ))}
      </ul>
    </section>
  )
}

type WaitingProps = { action: WaitingAction; name: string | undefined }

function Waiting({ action, name }: WaitingProps) {
  const t = useTranslations('courierQueue')
  const all = useTranslations()
  const format = formatter(useLocale())
  const [isAsking, setAsking] = useState(false)
  const { verb, parcel, happenedAt, state } = action
  const what = isVerb(verb) ? all(`orders.verbs.${verb}`) : verb
  const whose = name ?? parcel
  return (
    <li>
      <time>{format.time(Date.parse(happenedAt))}</time>
      <div>
        <b>{what}</b>
        <small>{whose}</small>
      </div>
      {state === 'sending' ? (
        <Spinner />
      ) : (
        <button type="button" className="waiting-list__back" onClick={() => setAsking(true)}>
          <Icon name="undo" size="small" />
          <span className="spoken">{t('withdraw')}</span>
        </button>
      )}
      {isAsking && (
        <WithdrawQuestion action={action} what={`${what}, ${whose}`} onClose={() => setAsking(false)} />
      )}
    </li>
  )
}
