import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import type { Answer } from '#client/use-answer.ts'
import type { Texts } from '#modules/content/domain/texts.ts'
import type { DeskVacancy } from '#modules/content/vacancies/vacancies.contract.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Panel } from '../frame/panel.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { TextsForm } from '../parts/texts/texts-form.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { MissingWords } from './missing-words.tsx'
import { useVacancyEdit, useVacancySteps, type VacancyEdit } from './use-vacancy-edit.ts'
import { VacancyFields } from './vacancy-fields.tsx'
import { isUpsideDown, missingIn } from './vacancy-form.ts'
import { VacancyHead } from './vacancy-head.tsx'

type VacancyEditorProps = { answer: Pick<Answer<DeskVacancy>, 'data' | 'set' | 'refresh'> }

/** A vacancy as it is written: words in four languages, facts, and when it is whole, the way to the site. */
export function VacancyEditor({ answer }: VacancyEditorProps) {
  const vacancy = answer.data
  const edit = useVacancyEdit(answer)
  const steps = useVacancySteps(answer, edit)
  const missing = missingIn(edit.form)
  const [tried, setTried] = useState(false)
  const [asked, setAsked] = useState(false)
  const lacking = useRef<HTMLDetailsElement>(null)
  const form = useId()
  const navigate = useNavigate()
  const locale = useLocale()
  useShortcuts({ close: () => void navigate(localizedPath(locale, '/desk/vacancies')) })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isUpsideDown(edit.form)) void steps.save()
  }
  const open = () => {
    setTried(true)
    if (isUpsideDown(edit.form)) return
    if (missing.length === 0) return void steps.open()
    if (!lacking.current) return
    lacking.current.open = true
    lacking.current.querySelector('summary')?.focus()
  }
  return (
    <div className="desk-split">
      <Panel>
        <VacancyHead vacancy={vacancy} title={edit.form.words.title} isDirty={edit.isDirty} />
        <form id={form} className="vacancy-body" noValidate onSubmit={submit}>
          {vacancy && <Behind vacancy={vacancy} edit={edit} />}
          <TextsForm unwritten={languagesOf(missing)}>
            <VacancyFields edit={edit} missing={tried ? missing : []} told={steps.told} />
          </TextsForm>
        </form>
        <Foot
          form={form}
          vacancy={vacancy}
          edit={edit}
          steps={steps}
          onOpen={open}
          onClose={() => setAsked(true)}
        >
          <MissingWords ref={lacking} missing={missing} isOpen={vacancy?.state === 'open'} />
        </Foot>
      </Panel>
      {asked && vacancy && (
        <CloseDialog
          vacancy={vacancy}
          onClose={() => setAsked(false)}
          onDone={answer.set}
          onStale={() => void answer.refresh()}
        />
      )}
    </div>
  )
}

const languagesOf = (missing: readonly { languages: readonly (keyof Texts)[] }[]) =>
  new Set(missing.flatMap(({ languages }) => languages))

/** A colleague was faster: nothing is lost on either side, and the choice is in sight. */
function Behind({ vacancy, edit }: { vacancy: DeskVacancy; edit: VacancyEdit }) {
  const t = useTranslations('deskVacancies.behind')
  return (
    <div role="alert">
      {edit.isBehind && (
        <Notice tone="warning" title={t('title', { name: vacancy.updated_by ?? t('colleague') })}>
          <p>{t('text')}</p>
          <p className="vacancy-behind__ways">
            <Button look="second" small onClick={edit.takeTheirs}>
              {t('theirs')}
            </Button>
            <Button look="second" small onClick={edit.keepMine}>
              {t('mine')}
            </Button>
          </p>
        </Notice>
      )}
    </div>
  )
}

type FootProps = {
  form: string
  vacancy: DeskVacancy | undefined
  edit: VacancyEdit
  steps: ReturnType<typeof useVacancySteps>
  onOpen: () => void
  onClose: () => void
  children: React.ReactNode
}

function Foot({ form, vacancy, edit, steps, onOpen, onClose, children }: FootProps) {
  const t = useTranslations('deskVacancies')
  const failureText = useFailureText()
  const isOpen = vacancy?.state === 'open'
  return (
    <footer className="vacancy-foot">
      <div role="alert">{steps.error && <Notice tone="danger">{failureText(steps.error)}</Notice>}</div>
      {children}
      <div className="vacancy-foot__buttons">
        {edit.isDirty && vacancy && (
          <Button look="quiet" small onClick={edit.forget}>
            {t('giveUp')}
          </Button>
        )}
        {isOpen && (
          <Button look="danger" small onClick={onClose}>
            {t('close.action')}
          </Button>
        )}
        <Button
          look={isOpen ? 'main' : 'second'}
          small
          type="submit"
          form={form}
          busy={steps.busy}
          disabled={!edit.isDirty || edit.isBehind}
        >
          {t(isOpen ? 'saveOpen' : 'save')}
        </Button>
        {!isOpen && (
          <Button small busy={steps.busy} disabled={edit.isBehind} onClick={onOpen}>
            {t(vacancy?.state === 'closed' ? 'openAgain' : 'open')}
          </Button>
        )}
      </div>
    </footer>
  )
}
