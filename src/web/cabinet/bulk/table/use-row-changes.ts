import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { type Api, type ApiError, useApi } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { randomKey } from '#client/random-key.ts'
import { useLocale } from '#client/surroundings.ts'
import type { Result } from '#kernel/result.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { RowAnswer, UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import type { Field } from '#modules/bulk/domain/fields.ts'
import { formatter } from '#platform/i18n/format.ts'
import { useToast } from '#ui/float/toast.tsx'
import type { RowEdit, RowStore } from './row-store.ts'

/** As many rows as one call takes. */
export const mostRowsAtOnce = 1_000

export type RowChanges = ReturnType<typeof useRowChanges>

type ChangedUpload = { upload: UploadAnswer; changed?: number; row?: RowAnswer }

/**
 * What a person changes in the rows, one change after the other: it is seen at once, and the server's word on it follows.
 * What could not be saved is told, and can be tried again.
 */
export function useRowChanges(
  upload: UploadAnswer,
  store: RowStore,
  onChanged: (next: UploadAnswer) => void,
) {
  const api = useApi()
  const toast = useToast()
  const failureText = useFailureText()
  const t = useTranslations('bulkTable.says')
  const format = formatter(useLocale())
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const known = useRef(upload)
  known.current = upload
  const params = { id: upload.id }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = turn.current.then(work)
    turn.current = next.catch(() => undefined)
    return next
  }

  const say = (text: string) => toast({ text })
  const counted = (count: number) => ({ count, shown: format.number(count) })

  function taken({ upload: next, row }: ChangedUpload): void {
    // Two parcels that were the same may no longer be: the other one is somewhere else in the file.
    const touchesOthers = row === undefined || next.duplicates !== known.current.duplicates
    if (row) store.put(row)
    known.current = next
    onChanged(next)
    if (touchesOthers) store.readAgain()
  }

  function refused(error: ApiError, again: () => void, n?: number): void {
    if (error.code === 'unauthorized' || error.code === 'aborted') return
    const reason = failureText(error)
    toast({
      tone: 'danger',
      text: n === undefined ? t('refusedMany', { reason }) : t('refused', { n: String(n), reason }),
      action: { label: t('retry'), onAction: again },
    })
  }

  /** Whether it was done. */
  function change(
    call: (client: Api, key: string) => Promise<Result<ChangedUpload, ApiError>>,
    { n, then }: { n?: number | undefined; then?: (changed: ChangedUpload) => void } = {},
  ): Promise<boolean> {
    const key = randomKey()
    const go = (): Promise<boolean> =>
      inTurn(async () => {
        const answer = await call(api, key)
        if (!answer.ok) {
          refused(answer.error, () => void go(), n)
          return false
        }
        taken(answer.value)
        then?.(answer.value)
        return true
      })
    return go()
  }

  const undo = () =>
    inTurn(async () => {
      const answer = await api.call(bulkCalls.undo, { params })
      if (answer.ok) {
        taken(answer.value)
        say(t('undone'))
      } else if (answer.error.code === 'nothing_to_undo') toast({ tone: 'info', text: t('nothingToUndo') })
      else refused(answer.error, () => void undo())
    })

  const tellChanged = ({ changed = 0 }: ChangedUpload) =>
    toast({
      text: t('changed', counted(changed)),
      action: { label: t('undo'), onAction: () => void undo() },
    })

  /** What was written into cells, in one row or in many. */
  async function write(edits: readonly RowEdit[], then?: (changed: ChangedUpload) => void): Promise<boolean> {
    const [first] = edits
    if (!first) return true
    if (edits.length > mostRowsAtOnce) {
      toast({ tone: 'info', text: t('tooMany', counted(mostRowsAtOnce)) })
      return false
    }
    store.write(edits)
    const isOne = edits.length === 1
    const done = await change(
      (client) =>
        isOne
          ? client.call(bulkCalls.changeRow, {
              params: { ...params, n: first.n },
              body: { cells: first.cells },
            })
          : client.call(bulkCalls.changeRows, { params, body: { rows: [...edits] } }),
      { n: isOne ? first.n : undefined, ...(then ? { then } : {}) },
    )
    store.settle(edits)
    return done
  }

  return {
    write,
    undo,
    replaceAlike: (field: Field, from: string, to: string) =>
      change(
        (client, key) => client.call(bulkCalls.replaceAlike, { params, body: { field, from, to } }, { key }),
        { then: tellChanged },
      ),
    fillColumn: (field: Field, to: string, onlyEmpty: boolean) =>
      change(
        (client, key) =>
          client.call(bulkCalls.fillColumn, { params, body: { field, to, only_empty: onlyEmpty } }, { key }),
        { then: tellChanged },
      ),
    /** It looks like a slip, and is to be sent so. */
    accept: (n: number) =>
      change(
        (client) =>
          client.call(bulkCalls.changeRow, { params: { ...params, n }, body: { cells: {}, accept: true } }),
        { n },
      ),
    acceptAll: () =>
      change((client, key) => client.call(bulkCalls.acceptDuplicates, { params, body: {} }, { key }), {
        then: tellChanged,
      }),
    setAside: (rows: readonly number[], then: () => void) =>
      change(
        (client, key) => client.call(bulkCalls.setAside, { params, body: { rows: [...rows] } }, { key }),
        {
          then: () => {
            then()
            say(t('asideDone', counted(rows.length)))
          },
        },
      ),
  }
}
