import { useTranslations } from 'use-intl'
import type { FieldView, WaitingAction } from '#client/field/field-store.ts'
import { useLocale } from '#client/surroundings.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { type Verb, verbs } from '#modules/orders/domain/words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Spinner } from '#ui/waiting/spinner.tsx'
import { Icon } from '../parts/icon.tsx'

const isVerb = (text: string): text is Verb => verbs.some((verb) => verb === text)

type WaitingListProps = {
  view: Pick<FieldView, 'queue' | 'files'>
  stops: readonly Stop[]
  onWithdraw: (clientId: string) => void
}

/** What was done here and is not with the server yet, in the order of happening. */
export function WaitingList({ view: { queue, files }, stops, onWithdraw }: WaitingListProps) {
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
            onWithdraw={() => onWithdraw(action.clientId)}
          />
        ))}
      </ul>
    </section>
  )
}

type WaitingProps = { action: WaitingAction; name: string | undefined; onWithdraw: () => void }

function Waiting({ action, name, onWithdraw }: WaitingProps) {
  const t = useTranslations('courierQueue')
  const all = useTranslations()
  const format = formatter(useLocale())
  const { verb, parcel, happenedAt, state } = action
  return (
    <li>
      <time>{format.time(Date.parse(happenedAt))}</time>
      <div>
        <b>{isVerb(verb) ? all(`orders.verbs.${verb}`) : verb}</b>
        <small>{name ?? parcel}</small>
      </div>
      {state === 'sending' ? (
        <Spinner />
      ) : (
        <button type="button" className="waiting-list__back" onClick={onWithdraw}>
          <Icon name="undo" size="small" />
          <span className="spoken">{t('withdraw')}</span>
        </button>
      )}
    </li>
  )
}
