import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { customersCalls } from '#modules/accounts/customers/customers.calls.ts'
import type { CustomerDetail } from '#modules/accounts/customers/customers.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useOnNews } from '../frame/desk-news.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { NoteForm } from '../parts/note/note-form.tsx'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { BlockDialog } from './block-dialog.tsx'
import { lineNames, newOrderPath, typeNames, typeOf } from './people-names.ts'
import { CustomerBadge } from './people-table.tsx'
import { PersonClaims, PersonFacts, PersonMoney, PersonParcels, PersonTold } from './person-parts.tsx'

type PersonDetailsProps = {
  id: string
  onChanged: (person: CustomerDetail) => void
  onClose: () => void
}

/** One customer, at one look, beside the list; where there is no room for both, in its place. */
export function PersonDetails({ id, onChanged, onClose }: PersonDetailsProps) {
  const t = useTranslations('deskPeople')
  const heading = useId()
  const answer = useAnswer(customersCalls.readCustomer, { params: { id } })
  useOnNews(answer.refresh)
  const person = answer.data
  const changed = (now: CustomerDetail) => {
    answer.set(now)
    onChanged(now)
  }
  return (
    <aside className="desk-details" aria-labelledby={heading}>
      <DetailsHead id={heading} title={person?.full_name ?? t('one')} onClose={onClose}>
        {person && <Who person={person} />}
      </DetailsHead>
      <div className="desk-details__body">
        <Loaded of={answer} look="part" skeleton={<LoadingShape of="rows" count={6} />}>
          {(shown) => <Look person={shown} onChanged={changed} />}
        </Loaded>
      </div>
      {person && <Deeds person={person} onChanged={changed} />}
    </aside>
  )
}

function Who({ person }: { person: CustomerDetail }) {
  const t = useTranslations()
  return (
    <p className="desk-details__meta">
      <CustomerBadge status={person.status} />
      <span className="muted">
        {[t(typeNames[typeOf(person.type)]), person.company !== person.full_name && person.company]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  )
}

type PartProps = { person: CustomerDetail; onChanged: (person: CustomerDetail) => void }

function Look({ person, onChanged }: PartProps) {
  return (
    <>
      <KeptOut person={person} />
      <Call phone={person.phone} />
      <PersonMoney person={person} />
      <PersonParcels person={person} />
      <Notes person={person} onChanged={onChanged} />
      <PersonClaims claims={person.claims} />
      <PersonTold told={person.told} />
      <PersonFacts person={person} />
    </>
  )
}

function KeptOut({ person: { status, lines } }: { person: CustomerDetail }) {
  const t = useTranslations('deskPeople')
  const format = formatter(useLocale())
  if (status === 'active') return null
  const said = lines.find(({ kind }) => kind === 'blocked')
  return (
    <Notice tone="danger" title={t('keptOut')} className="people-kept-out">
      {said && (
        <>
          {said.text}
          <span className="muted">
            {' '}
            {said.by.full_name}, {format.dateTime(Date.parse(said.at))}
          </span>
        </>
      )}
    </Notice>
  )
}

function Call({ phone }: { phone: string }) {
  const t = useTranslations('deskPeople')
  const format = formatter(useLocale())
  return (
    <div className="people-call">
      <span className="people-call__number">{format.phone(phone)}</span>
      <a className={buttonClass({ look: 'second', small: true })} href={`tel:+998${phone}`}>
        <Icon name="phone" size="small" />
        {t('call')}
      </a>
    </div>
  )
}

const longestNote = 500
const shownAtOnce = 4

function Notes({ person, onChanged }: PartProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const task = useTask(customersCalls.noteCustomer)
  const [all, setAll] = useState(false)
  const write = async (text: string) => {
    const done = await task.run({ params: { id: person.id }, body: { text } })
    if (done.ok) onChanged(done.value)
    return done.ok
  }
  const shown = all ? person.lines : person.lines.slice(0, shownAtOnce)
  const more = person.lines.length - shown.length
  return (
    <section>
      <h3 className="desk-details__subtitle">{t('deskPeople.notes.title')}</h3>
      {shown.length > 0 && (
        <ol className="people-lines">
          {shown.map(({ id, kind, by, text, at }) => (
            <li key={id} data-kind={kind}>
              <span className="people-lines__text">
                {kind !== 'note' && <b>{t(lineNames[kind])} </b>}
                {text}
              </span>
              <span className="muted">
                {by.full_name}, <time dateTime={at}>{format.dateTime(Date.parse(at))}</time>
              </span>
            </li>
          ))}
        </ol>
      )}
      {more > 0 && (
        <Button look="second" small onClick={() => setAll(true)}>
          {t('deskPeople.notes.more', { count: format.number(more) })}
        </Button>
      )}
      <NoteForm
        label={t('deskPeople.notes.label')}
        hint={t('deskPeople.notes.hint')}
        add={t('deskPeople.notes.add')}
        maxLength={longestNote}
        task={task}
        onWrite={write}
      />
    </section>
  )
}

function Deeds({ person, onChanged }: PartProps) {
  const t = useTranslations('deskPeople')
  const staff = useStaff()
  const [asking, setAsking] = useState(false)
  const isOut = person.status === 'suspended'
  return (
    <div className="desk-details__actions">
      {!isOut && (
        <LocalLink className={buttonClass({ small: true })} to={newOrderPath(person.phone)}>
          <Icon name="plus" size="small" />
          {t('newOrder')}
        </LocalLink>
      )}
      {staff && mayDo(staff.role, 'customer.block') && (
        <Button look={isOut ? 'second' : 'danger'} small onClick={() => setAsking(true)}>
          {t(isOut ? 'unblock.action' : 'block.action')}
        </Button>
      )}
      {asking && <BlockDialog person={person} onClose={() => setAsking(false)} onDone={onChanged} />}
    </div>
  )
}
