import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Result } from '#kernel/result.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { type ApiError, useApi } from '../api-client.ts'
import { clearKeptDraft, keepDraftAgain } from '../order-draft/kept-draft.ts'
import { orderBodyOf } from '../order-draft/order-body.ts'
import { randomKey } from '../random-key.ts'
import { forgetSession, useSession } from '../session.ts'
import { useLocale } from '../shell/current-page.ts'
import type { SentBackState } from './first-page.tsx'
import { attemptKey, forgetAttempt } from './order-attempt.ts'
import { keepPackageChoice, withPackageChoice } from './package-choice.ts'
import { basketPath, firstPath, stepPath } from './paths.ts'
import { forgetSelected } from './selected-services.ts'
import { firstStepOf } from './steps.ts'
import type { Wizard } from './use-wizard.ts'

export type Placing = Readonly<{
  busy: boolean
  failure: ApiError | undefined
  /** Whether the person has to sign in before. */
  needsSignIn: boolean
  closeSignIn: () => void
  place: () => Promise<void>
  /** The order is made. */
  done: Readonly<{ current: boolean }>
}>

type Placed = Pick<OrderAnswer, 'id' | 'status'>

/** The draft becomes an order in the basket. */
export function usePlacing(wizard: Wizard): Placing {
  const api = useApi()
  const navigate = useNavigate()
  const locale = useLocale()
  const { signedIn } = useSession()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const [needsSignIn, setNeedsSignIn] = useState(false)
  const done = useRef(false)
  const { draft, tell, usesPackage } = wizard

  function send(): Promise<Result<Placed, ApiError>> {
    const body = withPackageChoice(orderBodyOf(draft), usesPackage)
    return api.request('/api/orders/v1/orders', {
      method: 'POST',
      body,
      idempotencyKey: attemptKey(body, randomKey),
      // A refused token clears the storage, and with it what was written: that is kept here.
      quiet: true,
      read: ({ data }) => (data ? (data as Placed) : undefined),
    })
  }
  async function place(): Promise<void> {
    if (busy || done.current) return
    if (!signedIn) return setNeedsSignIn(true)
    setBusy(true)
    setFailure(undefined)
    const answer = await send()
    setBusy(false)
    if (answer.ok) return finish(answer.value)
    if (answer.error.code === 'unauthorized') return askToSignIn()
    show(answer.error)
  }
  function finish({ id, status }: Placed): void {
    done.current = true
    forgetAttempt()
    forgetSelected()
    keepPackageChoice(true)
    clearKeptDraft()
    // What costs nothing waits for no payment: it is ready.
    void navigate(localizedPath(locale, status === 'draft' ? basketPath : `/order-thanks?ids=${id}`))
  }
  function askToSignIn(): void {
    forgetSession()
    keepDraftAgain(draft)
    keepPackageChoice(usesPackage)
    setNeedsSignIn(true)
  }
  /** What is wrong stands at its field, be it on the page before. */
  function show(error: ApiError): void {
    const told = (error.errors ?? []).map(({ path, message }) => ({
      path,
      message: error.code === 'invalid_input' ? message : (error.message ?? message),
    }))
    const [before] = told.flatMap(({ path }) => firstStepOf(path) ?? [])
    if (before) {
      const state: SentBackState = { told }
      return void navigate(localizedPath(locale, stepPath(firstPath, before)), { state })
    }
    tell(told)
    setFailure(error)
  }
  return {
    busy,
    failure,
    needsSignIn,
    closeSignIn: () => setNeedsSignIn(false),
    place,
    done,
  }
}
