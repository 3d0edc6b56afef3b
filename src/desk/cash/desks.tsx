import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import type { Answer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { cashCalls } from '#modules/payments/cash/cash.calls.ts'
import type { CashDeskList, CashDeskView, Colleague } from '#modules/payments/cash/cash.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { Panel } from '../frame/panel.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { roleNames } from '../parts/role-names.ts'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { deskPath } from './cash-view.ts'
import { ChangeDeskDialog, NewDeskDialog } from './desk-dialogs.tsx'

type DesksProps = { head: ReactNode; desks: Answer<CashDeskList> }
type Asked = 'new' | CashDeskView

/** Every cash desk with what it holds; admins say who belongs where. */
export function Desks({ head, desks }: DesksProps) {
  const t = useTranslations('deskCash.desks')
  const staff = useStaff()
  const mayManage = staff !== undefined && mayDo(staff.role, 'cash-desk.manage')
  const [asked, setAsked] = useState<Asked>()
  const ends = {
    onClose: () => setAsked(undefined),
    onDone: () => {
      setAsked(undefined)
      void desks.refresh()
    },
  }
  return (
    <Panel>
      {head}
      {mayManage && (
        <div className="desk-panel__head">
          <Button small onClick={() => setAsked('new')}>
            {t('open')}
          </Button>
        </div>
      )}
      <Loaded of={desks} skeleton={<LoadingRows />}>
        {({ items, without_desk: homeless }) => (
          <div className="desk-panel__rows">
            <ul className="cash-rows">
              {items.map((desk) => (
                <DeskRow key={desk.id} desk={desk} onChange={mayManage ? () => setAsked(desk) : undefined} />
              ))}
            </ul>
            {mayManage && (
              <Seats
                desks={items}
                people={[
                  ...homeless.map((person) => ({ person, desk: '' })),
                  ...items.flatMap((desk) => desk.people.map((person) => ({ person, desk: desk.id }))),
                ]}
                onSeated={desks.set}
              />
            )}
          </div>
        )}
      </Loaded>
      {asked === 'new' && <NewDeskDialog {...ends} />}
      {asked && asked !== 'new' && <ChangeDeskDialog desk={asked} {...ends} />}
    </Panel>
  )
}

function DeskRow({ desk, onChange }: { desk: CashDeskView; onChange: (() => void) | undefined }) {
  const t = useTranslations('deskCash.desks')
  const format = formatter(useLocale())
  const { overdue_since: since, people } = desk
  return (
    <li className="cash-wait">
      <div>
        <LocalLink to={deskPath(desk.id)}>
          <strong>{desk.name}</strong>
        </LocalLink>
        <span className="muted">
          {t(desk.place)}
          {desk.address && ` · ${desk.address}`}
        </span>
        <span className="muted">
          {people.length === 0 ? t('nobody') : people.map(({ full_name }) => full_name).join(', ')}
        </span>
        {since !== null && (
          <span className="cash-since" data-old>
            <Icon name="warning" size="tiny" />
            {t('overdue', { day: format.date(noonOf(since)) })}
          </span>
        )}
      </div>
      <strong className="cash-wait__sum">{format.money(desk.cash)}</strong>
      {onChange && (
        <Button look="second" small onClick={onChange}>
          {t('change')}
        </Button>
      )}
    </li>
  )
}

type SeatsProps = {
  desks: readonly CashDeskView[]
  people: readonly { person: Colleague; desk: string }[]
  onSeated: (after: CashDeskList) => void
}

/** A cashier belongs to one desk: chosen here, it holds at once. */
function Seats({ desks, people, onSeated }: SeatsProps) {
  const t = useTranslations('deskCash.seats')
  const words = useTranslations()
  const task = useTask(cashCalls.seatCashier)
  const toast = useToast()
  const failureText = useFailureText()
  async function seat({ id, full_name: name }: Colleague, desk: string) {
    const answer = await task.run({ params: { person: id }, body: { desk_id: desk === '' ? null : desk } })
    if (answer.ok) onSeated(answer.value)
    toast(
      answer.ok
        ? { text: t('done', { name }), tone: 'ok' }
        : { text: failureText(answer.error), tone: 'danger' },
    )
  }
  return (
    <section className="cash-part" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <ul className="cash-seats">
        {people.map(({ person, desk }) => (
          <li key={person.id}>
            <Select
              label={`${person.full_name}, ${words(roleNames[person.role])}`}
              value={desk}
              disabled={task.state === 'busy'}
              onChange={(event) => void seat(person, event.target.value)}
            >
              <option value="">{t('none')}</option>
              {desks.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
    </section>
  )
}
