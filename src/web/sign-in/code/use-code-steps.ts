import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiError } from '#client/api.ts'
import { fieldText } from '#client/failure-text.ts'
import type { Result } from '#kernel/result.ts'
import { codeRules } from '#modules/accounts/domain/sign-in-rules.ts'
import type { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { type SignedIn, useEntrance } from '../use-entrance.ts'
import { useCodeFailureText } from './use-code-failure-text.ts'
import { useCodeSending } from './use-code-sending.ts'

export type Proof = { phone: string; code: string; totp?: string; passkey?: UsedPasskey }

type UsedPasskey = NonNullable<InputOf<typeof signInCalls.signIn>['body']['passkey']>

/** The page's own first step, the code of the SMS, and for staff the authenticator. */
type StepName = 'first' | 'code' | 'second_step'

/** What is wrong, and at which field; without a field it concerns the whole step. `count` tells one from the next. */
export type Fault = { field: 'phone' | 'code' | 'totp' | undefined; text: string | undefined; count: number }

type CodeStepsOptions = {
  /** Shows the code to the server: to sign in, or to sign up. */
  prove: (proof: Proof) => Promise<Result<SignedIn, ApiError>>
  /** True when the page deals with the refusal itself. */
  onRefused: (error: ApiError, proof: Proof) => boolean
}

export type CodeSteps = ReturnType<typeof useCodeSteps>

/** What signing in and signing up share from the moment a phone is given. */
export function useCodeSteps({ prove, onRefused }: CodeStepsOptions) {
  const t = useTranslations('signIn.failure')
  const failureText = useCodeFailureText()
  const sending = useCodeSending()
  const enter = useEntrance()
  const [step, setStep] = useState<StepName>('first')
  const [code, setCode] = useState('')
  const [totp, setTotp] = useState('')
  const [fault, setFault] = useState<Fault>({ field: undefined, text: undefined, count: 0 })
  const [proving, setProving] = useState(false)
  const underWay = useRef(false)

  const fail = (field: Fault['field'], text: string | undefined) =>
    setFault(({ count }) => ({ field, text, count: count + 1 }))
  const goTo = (next: StepName) => {
    setStep(next)
    setTotp('')
    fail(undefined, undefined)
  }

  /** Sends a code and asks for it; one that is young enough is asked for right away. */
  const start = async (phone: string) => {
    const error = await sending.send(phone)
    if (!error) return goTo('code')
    const atPhone = fieldText(error, 'phone')
    fail(atPhone ? 'phone' : undefined, atPhone ?? failureText(error))
  }

  const resend = async (phone: string) => {
    const error = await sending.send(phone, { again: true })
    setCode('')
    fail(undefined, error && failureText(error))
    return error === undefined
  }

  const refuse = (error: ApiError, proof: Proof) => {
    if (onRefused(error, proof)) return
    switch (error.code) {
      case 'second_step_required':
        return goTo('second_step')
      case 'code_expired':
        sending.codeIsSpent()
        setCode('')
        return goTo('code')
      case 'wrong_code':
        setCode('')
        return fail('code', failureText(error))
      case 'second_step_wrong':
        setTotp('')
        return fail('totp', failureText(error))
      default:
        return fail(undefined, failureText(error))
    }
  }

  /** The last digit and the button may come at once: the second of them changes nothing. */
  const submit = async (proof: Proof) => {
    if (underWay.current) return
    if (proof.code.length < codeRules.digits) return fail('code', t('digits'))
    if (proof.totp !== undefined && proof.totp.length < codeRules.digits) return fail('totp', t('digits'))
    underWay.current = true
    setProving(true)
    const answer = await prove(proof)
    underWay.current = false
    setProving(false)
    if (!answer.ok) return refuse(answer.error, proof)
    if (!enter(answer.value)) fail(undefined, t('storage'))
  }

  return {
    ...sending,
    step,
    goTo,
    code,
    setCode,
    totp,
    setTotp,
    fault,
    fail,
    refuse,
    proving,
    start,
    resend,
    submit,
  }
}
