import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import type { AgentDetail } from '#modules/content/agents/agents.contract.ts'
import type { Texts } from '#modules/content/domain/texts.ts'
import type { DeskPoint } from '#modules/points/desk/desk-points.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Panel } from '../frame/panel.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { unwrittenIn } from '../parts/texts/edited-texts.ts'
import { TextsForm } from '../parts/texts/texts-form.tsx'
import { AgentOfPoint } from './agent-of-point.tsx'
import { PointFields } from './point-fields.tsx'
import { faultsIn, type PointForm } from './point-form.ts'
import { PointHead } from './point-head.tsx'
import { PointLife } from './point-life.tsx'
import { pointPath } from './point-paths.ts'
import { type PointAnswer, type PointEdit, usePointEdit, usePointSaving } from './use-point-edit.ts'

type PointEditorProps = {
  answer: PointAnswer
  /** What a new point begins with. */
  first: PointForm
  /** The application that it comes from. */
  agent: AgentDetail | undefined
}

/** A point as it is written; once it is saved, what happens to it day by day stands beside it. */
export function PointEditor({ answer, first, agent }: PointEditorProps) {
  const point = answer.data
  const edit = usePointEdit(answer, first)
  const [tried, setTried] = useState(false)
  const form = useId()
  const navigate = useNavigate()
  const locale = useLocale()
  const go = (path: string, replace = false) => void navigate(localizedPath(locale, path), { replace })
  const saving = usePointSaving(answer, edit, ({ id }) =>
    go(agent ? `${pointPath(id)}?agent=${agent.id}` : pointPath(id), true),
  )
  const faults = faultsIn(edit.form)
  useShortcuts({ close: () => go('/desk/points') })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (faults.length === 0) return void saving.save()
    // The errors are drawn with the next frame.
    const { currentTarget } = event
    requestAnimationFrame(() => currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <div className="desk-split point-split" data-life={point ? true : undefined}>
      <Panel>
        <PointHead point={point} name={edit.form.name} isDirty={edit.isDirty} />
        <form id={form} className="point-body" noValidate onSubmit={submit}>
          {point && <Behind edit={edit} />}
          {agent && <AgentOfPoint agent={agent} point={point} />}
          <TextsForm unwritten={unwrittenOf(edit.form)}>
            <PointFields edit={edit} faults={tried ? faults : []} told={saving.told} />
          </TextsForm>
        </form>
        <Foot form={form} point={point} edit={edit} saving={saving} missing={tried ? faults.length : 0} />
      </Panel>
      {point && <PointLife point={point} answer={answer} phone={agent?.phone} />}
    </div>
  )
}

const unwrittenOf = ({ name, address, landmark }: PointForm): ReadonlySet<keyof Texts> =>
  new Set([name, address, landmark].flatMap(unwrittenIn))

/** A colleague was faster: nothing is lost on either side, and the choice is in sight. */
function Behind({ edit }: { edit: PointEdit }) {
  const t = useTranslations('deskPoints.behind')
  return (
    <div role="alert">
      {edit.isBehind && (
        <Notice tone="warning" title={t('title')}>
          <p>{t('text')}</p>
          <p className="point-behind__ways">
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
  point: DeskPoint | undefined
  edit: PointEdit
  saving: ReturnType<typeof usePointSaving>
  missing: number
}

function Foot({ form, point, edit, saving, missing }: FootProps) {
  const t = useTranslations('deskPoints')
  const failureText = useFailureText()
  const format = formatter(useLocale())
  return (
    <footer className="point-foot">
      <div role="alert">
        {saving.error && <Notice tone="danger">{failureText(saving.error)}</Notice>}
        {missing > 0 && <p>{t('missing', { count: missing, text: format.number(missing) })}</p>}
      </div>
      <div className="point-foot__buttons">
        {edit.isDirty && (
          <Button look="quiet" onClick={edit.forget}>
            {t('giveUp')}
          </Button>
        )}
        <Button
          type="submit"
          form={form}
          busy={saving.busy}
          disabled={edit.isBehind || (point !== undefined && !edit.isDirty)}
        >
          {t(point ? 'save' : 'make')}
        </Button>
      </div>
    </footer>
  )
}
