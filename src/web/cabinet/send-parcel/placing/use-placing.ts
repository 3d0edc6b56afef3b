import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type ApiError, useApi } from '#client/api.ts'
import { randomKey } from '#client/random-key.ts'
import { forgetSession, useSession } from '#client/session.ts'
import { useLocale } from '#client/surroundings.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { clearKeptDraft, keepDraftAgain } from '#parcel/draft/kept-draft.ts'
import { orderBodyOf } from '#parcel/draft/order-body.ts'
import type { AnswerOf, InputOf } from '#platform/calls/address.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import type { SentBackState } from '../first-page.tsx'
import { keepPackageChoice, withPackageChoice } from '../parcel/package-choice.ts'
import { forgetSelected } from '../parcel/selected-services.ts'
import { basketPath, firstPath, stepPath } from '../paths.ts'
import { firstStepOf } from '../steps.ts'
import type { Wizard } from '../use-wizard.ts'
import { attemptKey, forgetAttempt } from './order-attempt.ts'

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

type Placed = AnswerOf<typeof ordersCalls.createOrder>
/** A draft that may be placed lacks nothing: the steps before have seen to it. */
type Complete = InputOf<typeof ordersCalls.createOrder>

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

  function send() {
    const body = withPackageChoice(orderBodyOf(draft), usesPackage)
    const key = attemptKey(body, randomKey)
    // A refused token clears the storage, and with it what was written: that is kept here.
    return api.call(ordersCalls.createOrder, { body } as Complete, { key, quiet: true })
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
