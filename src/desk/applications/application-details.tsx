import { useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { applicationCalls } from '#modules/content/applications/applications.calls.ts'
import type {
  DeskApplication,
  DeskApplicationItem,
} from '#modules/content/applications/applications.contract.ts'
import type { ApplicationStage } from '#modules/content/domain/application-stages.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { Fact } from '../parts/fact.tsx'
import { Reach } from '../parts/reach.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { Answers } from './answers.tsx'
import { ApplicationHistory } from './application-history.tsx'
import { languageNames, moveNames } from './application-names.ts'
import { ApplicationStageBadge } from './application-stage.tsx'
import { CvFile } from './cv-file.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { Notes } from './notes.tsx'
import type { Board } from './use-board.ts'

type DetailsProps = {
  id: string
  board: Board
  onMove: (item: DeskApplicationItem, to: ApplicationStage) => void
  onClose: () => void
  onDeleted: (id: string) => void
}

const soonMs = 3_000
const usualMs = 20_000

/** What becomes of an answer is known within seconds; a colleague's word may come any time. */
const pollMs = (application: DeskApplication | undefined) =>
  application?.answers.some(({ state }) => state === 'waiting') ? soonMs : usualMs

/** One application: how to reach them, what they wrote, and everything the desk has done since. */
export function ApplicationDetails({ id, board, onMove, onClose, onDeleted }: DetailsProps) {
  const t = useTranslations('deskApplications')
  const heading = useId()
  const answer = useAnswer(applicationCalls.readApplication, { params: { id } }, { pollMs })
  const [asked, setAsked] = useState<'answer' | 'delete'>()
  // A move made on the board is known there first.
  const onBoard = board.columns.flatMap(({ list }) => list.items).find((item) => item.id === id)
  const application = answer.data && withStage(answer.data, onBoard)
  useCatchingUp(application !== answer.data, answer.refresh)
  const changed = (next: DeskApplication) => {
    answer.set(next)
    board.put(next)
    setAsked(undefined)
  }
  return (
    <aside className="desk-details" aria-labelledby={heading}>
      <DetailsHead
        id={heading}
        title={application?.full_name ?? onBoard?.full_name ?? t('loading')}
        onClose={onClose}
      >
        {application && (
          <p className="desk-details__meta">
            <ApplicationStageBadge stage={application.stage} />
            <LocalLink to={`/desk/vacancies/${application.vacancy.id}`}>
              {application.vacancy.title}
            </LocalLink>
          </p>
        )}
      </DetailsHead>
      <div className="desk-details__body">
        <Loaded of={answer} look="part" skeleton={<LoadingShape of="rows" count={5} />}>
          {(loaded) => (
            <Body
              application={withStage(loaded, onBoard)}
              onChanged={changed}
              onDelete={() => setAsked('delete')}
            />
          )}
        </Loaded>
      </div>
      {application && (
        <Actions application={application} onMove={onMove} onAnswer={() => setAsked('answer')} />
      )}
      {application && asked === 'answer' && (
        <AnswerDialog application={application} onClose={() => setAsked(undefined)} onDone={changed} />
      )}
      {application && asked === 'delete' && (
        <DeleteDialog
          application={application}
          onClose={() => setAsked(undefined)}
          onDone={() => onDeleted(id)}
        />
      )}
    </aside>
  )
}

/** The board knows of a move: its line of the history is asked for at once. */
function useCatchingUp(isBehind: boolean, refresh: () => Promise<void>): void {
  useEffect(() => {
    if (isBehind) void refresh()
  }, [isBehind, refresh])
}

const withStage = (application: DeskApplication, item: DeskApplicationItem | undefined): DeskApplication =>
  item && item.changed_at > application.changed_at
    ? { ...application, stage: item.stage, moves: item.moves, changed_at: item.changed_at }
    : application

type BodyProps = {
  application: DeskApplication
  onChanged: (next: DeskApplication) => void
  onDelete: () => void
}

function Body({ application, onChanged, onDelete }: BodyProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const { about, cv, language, created_at: at, deleted_on: day } = application
  return (
    <>
      <Reach
        phone={application.phone}
        email={application.email}
        phoneName={t('deskApplications.phone')}
        emailName={t('deskApplications.email')}
      />
      {about === null ? (
        <p className="muted">{t('deskApplications.noWords')}</p>
      ) : (
        <blockquote className="application-words">{about}</blockquote>
      )}
      {cv && <CvFile application={application} cv={cv} />}
      <dl className="desk-facts">
        <Fact name={t('deskApplications.cameAt')}>{format.dateTime(Date.parse(at))}</Fact>
        <Fact name={t('deskApplications.language')}>{t(languageNames[language])}</Fact>
        <Fact name={t('deskApplications.deletedOn')}>{format.date(noonOf(day))}</Fact>
      </dl>
      <Answers answers={application.answers} />
      <Notes application={application} onChanged={onChanged} />
      <ApplicationHistory application={application} />
      <p className="application-delete">
        <Button look="danger" small onClick={onDelete}>
          <Icon name="trash" size="small" />
          {t('deskApplications.delete.action')}
        </Button>
      </p>
    </>
  )
}

type ActionsProps = {
  application: DeskApplication
  onMove: (item: DeskApplicationItem, to: ApplicationStage) => void
  onAnswer: () => void
}

/** Onward by one press; what goes back asks for a note first. */
function Actions({ application, onMove, onAnswer }: ActionsProps) {
  const t = useTranslations()
  const onward = application.moves.filter(({ needs_note: isBack }) => !isBack)
  const shown = onward.length > 0 ? onward : application.moves
  return (
    <div className="desk-details__actions">
      {shown.map(({ to }, index) => (
        <Button
          key={to}
          small
          look={to === 'refused' ? 'danger' : index === 0 && onward.length > 0 ? 'main' : 'second'}
          onClick={() => onMove(application, to)}
        >
          {t(moveNames[to])}
        </Button>
      ))}
      <Button small look="second" onClick={onAnswer}>
        {t('deskApplications.answer.action')}
      </Button>
    </div>
  )
}
