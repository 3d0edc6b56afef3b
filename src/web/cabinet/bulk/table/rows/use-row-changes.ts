import { startTransition, useEffect, useRef } from 'react'
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
type Told = { n?: number | undefined; done?: ((changed: ChangedUpload) => void) | undefined }

/**
 * What a person changes in the rows, one change after the other: it is seen at once, and the server's word on it follows.
 * What could not be saved is told, and can be tried again.
 */
export function useRowChanges(
  upload: UploadAnswer,
  store: RowStore,
  onChanged: (next: UploadAnswer) => void,
) {
  const toast = useToast()
  const t = useTranslations('bulkTable.says')
  const format = formatter(useLocale())
  const { change, undo, made } = useTurns(upload, store, onChanged)
  const params = { id: upload.id }
  const counted = (count: number) => ({ count, shown: format.number(count) })
  /** Tells what was done, and takes it back as long as it is the last that was done. */
  const tell = (text: string) => {
    const then = made()
    const takeBack = () => {
      if (made() === then) void undo()
      else toast({ tone: 'info', text: t('nothingToUndo') })
    }
    toast({ text, action: { label: t('undo'), onAction: takeBack } })
  }
  const done = ({ changed = 0 }: ChangedUpload) => tell(t('changed', counted(changed)))

  /** What was written into cells, in one row or in many. */
  async function write(edits: readonly RowEdit[], after?: Told['done']): Promise<boolean> {
    const [first] = edits
    if (!first) return true
    if (edits.length > mostRowsAtOnce) {
      toast({ tone: 'info', text: t('tooMany', counted(mostRowsAtOnce)) })
      return false
    }
    store.write(edits)
    const one = { params: { ...params, n: first.n }, body: { cells: first.cells } }
    const many = { params, body: { rows: [...edits] } }
    const isDone = await (edits.length === 1
      ? change((api) => api.call(bulkCalls.changeRow, one), { n: first.n, done: after })
      : change((api) => api.call(bulkCalls.changeRows, many), { done: after }))
    store.settle(edits)
    return isDone
  }

  return {
    write,
    undo,
    replaceAlike: (field: Field, from: string, to: string) => {
      const input = { params, body: { field, from, to } }
      return change((api, key) => api.call(bulkCalls.replaceAlike, input, { key }), { done })
    },
    /** As the map calls it, in all rows of the district that write it the same. */
    renameStreet: (field: 'to_street' | 'from_street', n: number, name: string) => {
      const input = { params, body: { field, n, name } }
      return change((api, key) => api.call(bulkCalls.renameStreet, input, { key }), { done })
    },
    fillColumn: (field: Field, to: string, onlyEmpty: boolean) => {
      const input = { params, body: { field, to, only_empty: onlyEmpty } }
      return change((api, key) => api.call(bulkCalls.fillColumn, input, { key }), { done })
    },
    /** It looks like a slip, and is to be sent so. */
    accept: (n: number) => {
      const input = { params: { ...params, n }, body: { cells: {}, accept: true } }
      return change((api) => api.call(bulkCalls.changeRow, input), { n })
    },
    acceptAll: () =>
      change((api, key) => api.call(bulkCalls.acceptDuplicates, { params, body: {} }, { key }), { done }),
    setAside: (rows: readonly number[], after: () => void) => {
      const input = { params, body: { rows: [...rows] } }
      const told = () => {
        after()
        tell(t('asideDone', counted(rows.length)))
      }
      return change((api, key) => api.call(bulkCalls.setAside, input, { key }), { done: told })
    },
  }
}

/** What was pressed is seen first. */
const afterThisFrame = () => new Promise<void>((resolve) => setTimeout(resolve))

type Change = (api: Api, key: string) => Promise<Result<ChangedUpload, ApiError>>

/** Changes wait for each other: the server takes them in the order in which they were made. */
function useTurns(upload: UploadAnswer, store: RowStore, onChanged: (next: UploadAnswer) => void) {
  const api = useApi()
  const toast = useToast()
  const failureText = useFailureText()
  const t = useTranslations('bulkTable.says')
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const known = useRef(upload)
  /** How many changes were made or taken back here. */
  const count = useRef(0)
  useEffect(() => {
    known.current = upload
  }, [upload])

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = turn.current.then(afterThisFrame).then(work)
    turn.current = next.catch(() => undefined)
    return next
  }

  function taken({ upload: next, row }: ChangedUpload): void {
    // Two parcels that were the same may no longer be: the other one is somewhere else in the file.
    const touchesOthers = row === undefined || next.duplicates !== known.current.duplicates
    if (row) store.put(row)
    count.current += 1
    known.current = next
    // Sums and chips may come a frame later than the row itself.
    startTransition(() => onChanged(next))
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
  function change(call: Change, { n, done }: Told = {}): Promise<boolean> {
    const key = randomKey()
    const go = (): Promise<boolean> =>
      inTurn(async () => {
        const answer = await call(api, key)
        if (!answer.ok) {
          refused(answer.error, () => void go(), n)
          return false
        }
        taken(answer.value)
        done?.(answer.value)
        return true
      })
    return go()
  }

  const undo = () =>
    inTurn(async () => {
      const answer = await api.call(bulkCalls.undo, { params: { id: upload.id } })
      if (answer.ok) {
        taken(answer.value)
        toast({ text: t('undone') })
      } else if (answer.error.code === 'nothing_to_undo') toast({ tone: 'info', text: t('nothingToUndo') })
      else refused(answer.error, () => void undo())
    })

  return { change, undo, made: () => count.current }
}
