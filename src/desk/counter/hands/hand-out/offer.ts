import type { CounterParcel } from '#modules/counter/counter.contract.ts'
import { limits } from '#modules/orders/domain/limits.ts'

/** Who stands at the counter, and with what. */
export const ways = ['code', 'delegate', 'document'] as const
export type Way = (typeof ways)[number]

/** What has become of the question to an operator about a document. */
export type DocumentState = 'free' | 'asks_operator' | 'waits' | 'yes' | 'no'

export type HandOutOffer = Readonly<{
  /** Which ways lead somewhere; the others say why not. */
  open: Readonly<Record<Way, boolean>>
  first: Way
  /** Whether the pickup code works: locked after five wrong tries. */
  code: 'open' | 'locked' | 'none'
  triesLeft: number
  /** How many of the three have been sent again. */
  sendsUsed: number
  maySend: boolean
  newCodesLeft: number
  document: DocumentState
  collect: number
  goods: number
  delivery: number
  mayRefuse: boolean
  /** The receiver does not want it: it goes back, and is given to nobody. */
  isRefused: boolean
}>

export function handOutOffer({ order }: Pick<CounterParcel, 'order'>): HandOutOffer {
  const { pickup_code: code, to_collect: collect, allowed_actions: actions, wishes } = order
  const state = code?.state ?? 'none'
  const isRefused = wishes.refused
  const byCode = state === 'open' && !isRefused
  const open = { code: byCode, delegate: byCode && wishes.delegate !== null, document: !isRefused }
  return {
    open,
    first: byCode ? 'code' : 'document',
    code: state,
    triesLeft: code?.tries_left ?? 0,
    sendsUsed: limits.codeSends - (code?.sends_left ?? limits.codeSends),
    maySend: actions.includes('send_code'),
    newCodesLeft: code?.new_codes_left ?? 0,
    document: documentStateOf(order),
    collect,
    goods: Math.min(order.product_fee, collect),
    delivery: collect - Math.min(order.product_fee, collect),
    mayRefuse: actions.includes('refuse'),
    isRefused,
  }
}

function documentStateOf({ pickup_code: code }: CounterParcel['order']): DocumentState {
  const asked = code?.document
  if (!asked) return code?.needs_operator ? 'asks_operator' : 'free'
  return asked.decision ?? 'waits'
}

/** A document as it is being taken down at the counter. */
export type DocumentDraft = Readonly<{ file: string | undefined; name: string; isSame: boolean }>

export const noDocument: DocumentDraft = { file: undefined, name: '', isSame: false }

type Entered = Readonly<{ way: Way; code: string; document: DocumentDraft }>

export const codeDigits = 6

/** Why the main button does not go yet: what is still to be done, in the order in which it is done. */
export type Missing = 'refused' | 'locked' | 'no_delegate' | 'code' | 'picture' | 'name' | 'word' | 'operator'

export function missingFor(offer: HandOutOffer, { way, code, document }: Entered): Missing | undefined {
  if (offer.isRefused) return 'refused'
  if (way === 'document') return missingOfDocument(offer.document, document)
  if (offer.code === 'locked') return 'locked'
  if (!offer.open[way]) return way === 'delegate' ? 'no_delegate' : 'locked'
  return code.length === codeDigits ? undefined : 'code'
}

function missingOfDocument(state: DocumentState, { file, name, isSame }: DocumentDraft): Missing | undefined {
  if (state === 'yes') return undefined
  if (state === 'waits') return 'operator'
  if (file === undefined) return 'picture'
  if (name.trim().length < 2) return 'name'
  return isSame ? undefined : 'word'
}

/** What the call of the hand-out takes. With an operator's yes it names the document that they have seen. */
export function handOutBody(order: CounterParcel['order'], { way, code, document }: Entered) {
  const said = { version: order.version, collected: order.to_collect }
  if (way !== 'document') return { ...said, code }
  const asked = order.pickup_code?.document
  const shown =
    asked?.decision === 'yes'
      ? { passport: asked.file, name: asked.name }
      : { passport: document.file, name: document.name.trim() }
  return { ...said, proof: { kind: 'document' as const, word: true as const, ...shown } }
}
