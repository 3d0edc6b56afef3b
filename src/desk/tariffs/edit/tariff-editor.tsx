import { type FormEvent, useDeferredValue, useId, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import type { Tariff } from '#modules/pricing/domain/tariff.ts'
import { tariffDeskCalls } from '#modules/pricing/tariff/tariff-desk.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Panel } from '../../frame/panel.tsx'
import { useShortcuts } from '../../parts/keys/shortcuts.ts'
import type { Compared } from '../compared.ts'
import { EffectPanel } from '../effect/effect-panel.tsx'
import { useFaultWords } from '../number-words.ts'
import { ChangeCount } from '../tariff-head.tsx'
import { cellId } from './number-cell.tsx'
import { NumberGroups } from './number-groups.tsx'
import { dropEdit, type Edit, keepEdit, readEdit } from './stored-edit.ts'
import { changedPaths, withValue } from './tariff-draft.ts'
import { TariffFormProvider } from './tariff-form.ts'
import { tariffPath } from './tariff-paths.ts'

const shortestNote = 3
const longestNote = 500

/** New numbers, begun from those of a version. A draft is never rewritten: saving makes the next one. */
export function TariffEditor({ compared, now }: { compared: Compared; now: Date }) {
  const t = useTranslations('deskTariffs.editing')
  const { shown, current } = compared
  const format = formatter(useLocale())
  const edit = useEdit(compared)
  const { data } = edit
  const { faults, inWords } = useFaultWords(data)
  const save = useSave(shown.version, edit)
  const priced = useDeferredValue(faults.size === 0 ? (data as Tariff) : undefined)
  const changed = changedPaths(current.data, data)
  const form = useId()
  useShortcuts({ close: edit.leave })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [first] = faults.keys()
    if (first === undefined) return void save.send()
    document.getElementById(cellId(first))?.focus()
  }
  const fault = (path: string) => inWords(path) ?? save.told(`data.${path}`)
  return (
    <TariffFormProvider value={{ data, current: current.data, changed, set: edit.set, fault }}>
      <div className="tariff-split">
        <Panel>
          <header className="tariff-head">
            <strong className="tariff-head__version">{t('title', { version: String(shown.version) })}</strong>
            <ChangeCount changes={changed.size} />
            <span className="tariff-head__hint">{t('hint')}</span>
          </header>
          <form id={form} className="tariff-panel__body" noValidate onSubmit={submit}>
            <NumberGroups />
          </form>
          <footer className="tariff-foot" data-editing>
            <div role="alert">{save.refusal && <Notice tone="danger">{save.refusal}</Notice>}</div>
            <TextField
              className="tariff-foot__note"
              label={<span className="tariff-foot__label">{t('note')}</span>}
              hint={t('noteHint')}
              form={form}
              value={edit.note}
              maxLength={longestNote}
              error={save.told('note')}
              onChange={(event) => edit.setNote(event.target.value)}
            />
            <div className="tariff-foot__buttons">
              {faults.size > 0 && (
                <span className="tariff-foot__faults">
                  {t('faults', { count: faults.size, text: format.number(faults.size) })}
                </span>
              )}
              <Button look="second" small onClick={edit.giveUp}>
                {t('cancel')}
              </Button>
              <Button small type="submit" form={form} busy={save.busy}>
                {t('save')}
              </Button>
            </div>
          </footer>
        </Panel>
        <EffectPanel current={current} after={priced} isInForce={false} now={now} />
      </div>
    </TariffFormProvider>
  )
}

function useEdit({ shown }: Compared) {
  const [edit, setEdit] = useState<Edit>(() => readEdit(shown.version) ?? { data: shown.data, note: '' })
  const [, setParams] = useSearchParams()
  const change = (make: (before: Edit) => Edit) =>
    setEdit((before) => {
      const next = make(before)
      keepEdit(shown.version, next)
      return next
    })
  const leave = () => setParams({}, { replace: true })
  return {
    ...edit,
    set: (path: string, value: unknown) =>
      change((before) => ({ ...before, data: withValue(before.data, path, value) })),
    setNote: (note: string) => change((before) => ({ ...before, note })),
    /** What was typed stays: a key pressed by chance takes nothing away, and editing goes on where it was. */
    leave,
    giveUp: () => {
      dropEdit(shown.version)
      leave()
    },
  }
}

/** What the server finds wrong stands at its fields; what no field explains, above the buttons. */
function useSave(version: number, { data, note }: Edit) {
  const t = useTranslations('deskTariffs.editing')
  const failureText = useFailureText()
  const task = useTask(tariffDeskCalls.draftTariff)
  const toast = useToast()
  const navigate = useNavigate()
  const locale = useLocale()
  const [isUnexplained, setUnexplained] = useState(false)

  const send = async () => {
    task.reset()
    const isExplained = note.trim().length >= shortestNote
    setUnexplained(!isExplained)
    if (!isExplained) return
    // Sent only without faults: every number is there.
    const saved = await task.run({ body: { data: data as Tariff, note } })
    if (!saved.ok) return
    dropEdit(version)
    toast({ text: t('saved', { version: String(saved.value.version) }) })
    await navigate(localizedPath(locale, tariffPath(saved.value.version)))
  }
  const told = (field: string) => (field === 'note' && isUnexplained ? t('noteNeeded') : task.told(field))
  return {
    busy: task.state === 'busy',
    refusal: task.error && failureText(task.error),
    told,
    send,
  }
}
