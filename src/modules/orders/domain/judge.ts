import type { OrderEvent } from './events.ts'
import type { Transition } from './lifecycle.ts'
import { project, statesAlong, transitionFor } from './projection.ts'
import type { OrderState, Terms } from './state.ts'

export type Judgement =
  | Readonly<{ kind: 'counts'; transition: Transition; before: OrderState | undefined; after: OrderState }>
  /** Told too late to change anything: kept, without effect. */
  | Readonly<{ kind: 'noted' }>
  | Readonly<{ kind: 'refused'; state: OrderState }>

/** What a report would do to the order: asked before it is written down. */
export function judge(terms: Terms, log: readonly OrderEvent[], event: OrderEvent): Judgement {
  const known = project(terms, log)
  const { state, effective } = project(terms, [...log, event])
  const at = effective.indexOf(event)
  if (at >= 0 && state) {
    const before = statesAlong(terms, effective.slice(0, at)).at(-1)
    const transition = transitionFor(terms, before, event.verb, event)
    if (transition) return { kind: 'counts', transition, before, after: state }
  }
  const last = known.effective.at(-1)
  if (!known.state || (last && event.happenedAt < last.happenedAt)) return { kind: 'noted' }
  return { kind: 'refused', state: known.state }
}
