import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { Answer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { vacancyCalls } from '#modules/content/vacancies/vacancies.calls.ts'
import type { DeskVacancy } from '#modules/content/vacancies/vacancies.contract.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { useToast } from '#ui/float/toast.tsx'
import { type StoredEdit, storedEdits } from '../parts/stored-edit.ts'
import { emptyForm, formOf, isSame, tidied, type VacancyForm } from './vacancy-form.ts'
import { newVacancyId, vacancyPath } from './vacancy-paths.ts'

const stored = storedEdits<VacancyForm>('vacancy')

/** What is typed stays until it is saved or given up; until something is typed, the newest words are shown. */
export function useVacancyEdit(answer: Pick<Answer<DeskVacancy>, 'data' | 'set' | 'refresh'>) {
  const vacancy = answer.data
  const id = vacancy?.id ?? newVacancyId
  const [edit, setEdit] = useState<StoredEdit<VacancyForm> | undefined>(() => stored.read(id))
  const base = vacancy ? formOf(vacancy) : emptyForm
  const form = edit?.form ?? base
  const forget = () => {
    stored.drop(id)
    setEdit(undefined)
  }
  const change = (part: Partial<VacancyForm>) => {
    const next = { version: edit?.version ?? vacancy?.version, form: { ...form, ...part } }
    if (vacancy && next.version === vacancy.version && isSame(next.form, base)) return forget()
    stored.keep(id, next)
    setEdit(next)
  }
  const keepMine = () => {
    if (!vacancy || !edit) return
    const next = { ...edit, version: vacancy.version }
    stored.keep(id, next)
    setEdit(next)
  }
  const isDirty = edit !== undefined
  return {
    form,
    change,
    isDirty,
    /** A colleague has written since this was begun. */
    isBehind: isDirty && vacancy !== undefined && edit.version !== vacancy.version,
    takeTheirs: forget,
    /** What was typed here goes on from what the colleague has saved. */
    keepMine,
    version: edit?.version ?? vacancy?.version,
    forget,
  }
}

export type VacancyEdit = ReturnType<typeof useVacancyEdit>

/** Saving, and showing or hiding what is saved. */
export function useVacancySteps(
  answer: Pick<Answer<DeskVacancy>, 'data' | 'set' | 'refresh'>,
  edit: VacancyEdit,
) {
  const t = useTranslations('deskVacancies.done')
  const write = useTask(vacancyCalls.writeVacancy)
  const rewrite = useTask(vacancyCalls.changeVacancy)
  const opening = useTask(vacancyCalls.openVacancy)
  const toast = useToast()
  const navigate = useNavigate()
  const locale = useLocale()
  const tasks = [write, rewrite, opening]
  const vacancy = answer.data

  const saved = async (): Promise<DeskVacancy | undefined> => {
    if (vacancy && !edit.isDirty) return vacancy
    const body = tidied(edit.form)
    const result = vacancy
      ? await rewrite.run({ params: { id: vacancy.id }, body: { ...body, version: edit.version ?? 1 } })
      : await write.run({ body })
    if (result.ok) return result.value
    // What the colleague wrote is fetched, and stands beside what is typed.
    if (result.error.code === 'vacancy_changed') await answer.refresh()
    return undefined
  }
  const shown = async (next: DeskVacancy) => {
    edit.forget()
    if (vacancy) return answer.set(next)
    await navigate(localizedPath(locale, vacancyPath(next.id)), { replace: true })
  }
  const begin = () => {
    for (const task of tasks) task.reset()
  }
  const save = async () => {
    begin()
    const next = await saved()
    if (!next) return
    toast({ text: t('saved'), tone: 'ok' })
    await shown(next)
  }
  const open = async () => {
    begin()
    const next = await saved()
    if (!next) return
    const opened = await opening.run({ params: { id: next.id }, body: { version: next.version } })
    if (opened.ok) toast({ text: t('opened'), tone: 'ok' })
    await shown(opened.ok ? opened.value : next)
  }
  const failed = tasks.find(({ error }) => error !== undefined && error.code !== 'vacancy_changed')
  return {
    save,
    open,
    busy: tasks.some(({ state }) => state === 'busy'),
    error: failed?.error,
    told: (field: string) => tasks.map((task) => task.told(field)).find((text) => text !== undefined),
  }
}
