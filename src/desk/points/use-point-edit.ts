import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Answer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { deskPointsCalls } from '#modules/points/desk/desk-points.calls.ts'
import type { DeskPoint } from '#modules/points/desk/desk-points.contract.ts'
import { useToast } from '#ui/float/toast.tsx'
import { type StoredEdit, storedEdits } from '../parts/stored-edit.ts'
import { bodyOf, formOf, isSame, kindsFor, type PointForm } from './point-form.ts'
import { newPointId } from './point-paths.ts'

export type PointAnswer = Pick<Answer<DeskPoint>, 'data' | 'set' | 'refresh'>

const stored = storedEdits<PointForm>('point')

/** What is typed stays until it is saved or given up; until something is typed, the newest facts are shown. */
export function usePointEdit(answer: PointAnswer, first: PointForm) {
  const point = answer.data
  const id = point ? String(point.id) : newPointId
  const [edit, setEdit] = useState<StoredEdit<PointForm> | undefined>(() => stored.read(id))
  const base = point ? formOf(point) : first
  const form = edit?.form ?? base
  const forget = () => {
    stored.drop(id)
    setEdit(undefined)
  }
  const keep = (next: StoredEdit<PointForm>) => {
    stored.keep(id, next)
    setEdit(next)
  }
  const change = (part: Partial<PointForm>) => {
    const next = { version: edit?.version ?? point?.version, form: { ...form, ...part } }
    if (point && next.version === point.version && isSame(next.form, base)) return forget()
    keep(next)
  }
  const isDirty = edit !== undefined
  return {
    form,
    change,
    isDirty,
    /** A colleague has saved since this was begun. */
    isBehind: isDirty && point !== undefined && edit.version !== point.version,
    takeTheirs: forget,
    /** What was typed here goes on from what the colleague has saved. */
    keepMine: () => point && edit && keep({ ...edit, version: point.version }),
    version: edit?.version ?? point?.version,
    /** What it may be: a depot stays one, and a point that is there never becomes one. */
    kinds: kindsFor(point?.kind),
    forget,
  }
}

export type PointEdit = ReturnType<typeof usePointEdit>

/** What a part of the form works with: what is typed, and what is wrong with a field. */
export type PartProps = { edit: PointEdit; wrong: (path: string) => string | undefined }

/** Saving. `onMade`: a point that was not there before has its number now. */
export function usePointSaving(answer: PointAnswer, edit: PointEdit, onMade: (point: DeskPoint) => void) {
  const t = useTranslations('deskPoints.done')
  const create = useTask(deskPointsCalls.createPoint)
  const rewrite = useTask(deskPointsCalls.changePoint)
  const toast = useToast()
  const point = answer.data
  const tasks = [create, rewrite]

  const save = async () => {
    const body = bodyOf(edit.form)
    if (!body) return
    for (const task of tasks) task.reset()
    const result = point
      ? await rewrite.run({ params: { id: point.id }, body: { ...body, version: edit.version ?? 1 } })
      : await create.run({ body })
    if (!result.ok) {
      // What the colleague wrote is fetched, and stands beside what is typed.
      if (result.error.code === 'point_changed') await answer.refresh()
      return
    }
    edit.forget()
    toast({ text: t(point ? 'saved' : 'made'), tone: 'ok' })
    if (point) answer.set(result.value)
    else onMade(result.value)
  }
  const failed = tasks.find(({ error }) => error !== undefined && error.code !== 'point_changed')
  return {
    save,
    busy: tasks.some(({ state }) => state === 'busy'),
    error: failed?.error,
    told: (field: string) => tasks.map((task) => task.told(field)).find((text) => text !== undefined),
  }
}
