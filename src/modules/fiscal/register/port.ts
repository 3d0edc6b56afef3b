import type { Result } from '#kernel/result.ts'
import type { FiscalDocument } from '../domain/document.ts'

/** What a register gives for a receipt: printed on ours as it came. */
export type Registered = Readonly<{ number: string; sign: string; url: string; at: Date }>

/** `later`: busy, closed, without paper, not reached. `never`: it does not take such a receipt. */
export type Refusal = Readonly<{ kind: 'later' | 'never'; code: string }>

/** A fiscal register, ours or a test's. The same receipt sent again is answered as the first time. */
export type FiscalRegister = Readonly<{
  send(document: FiscalDocument, signal: AbortSignal): Promise<Result<Registered, Refusal>>
}>
