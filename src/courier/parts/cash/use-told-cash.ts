import { useEffect, useEffectEvent } from 'react'
import { useField, useFieldView } from '#client/field/field-store.ts'
import { useAnswer } from '#client/use-answer.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import type { HandInView } from '#modules/payments/cod/cod.contract.ts'
import { useKept } from '../use-kept.ts'
import { readToldSum, withTold } from './told-cash.ts'

/** While something waits, a cashier may be counting it. */
const askAgainMs = 15_000

type ToldCash = {
  /** Told to the cash desk and not counted there yet; where no line is, as last heard. */
  sum: number
  /** Newest first; undefined until they were heard. */
  items: readonly HandInView[] | undefined
  add: (told: HandInView) => void
  refresh: () => void
}

/** Cash that was told to the cash desk: it is in the hands by the books until a cashier has counted it. */
export function useToldCash(): ToldCash {
  const field = useField()
  const { line } = useFieldView()
  const [kept, keep] = useKept('told-cash', readToldSum)
  const answer = useAnswer(codCalls.readCash, line === 'online' ? {} : undefined, {
    keep: true,
    quiet: true,
    pollMs: (cash) => (cash && cash.told > 0 ? askAgainMs : undefined),
  })
  const { data } = answer
  const heard = data?.told
  const note = useEffectEvent((told: number) => {
    if (told === kept) return
    keep(told)
    // Counted, it has left the books as well.
    if (told < kept) void field.sync()
  })
  useEffect(() => {
    if (heard !== undefined) note(heard)
  }, [heard])
  return {
    sum: heard ?? kept,
    items: data?.items,
    add: (told) => (data ? answer.set(withTold(data, told)) : void answer.refresh()),
    refresh: () => void answer.refresh(),
  }
}
