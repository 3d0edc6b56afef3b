import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type ApiError, useApi } from '#client/api.ts'
import { fieldText, useFailureText } from '#client/failure-text.ts'
import { askForCode } from '#client/sign-in/ask-for-code.ts'
import { clockWords, useSecondsUntil } from '#client/sign-in/use-seconds-until.ts'
import { useWebOtp } from '#client/sign-in/web-otp.ts'
import { parsePhone } from '#kernel/phone.ts'
import { codeRules } from '#modules/accounts/domain/sign-in-rules.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { useWaitingText } from '../../parts/waiting.ts'
import { toldSurroundings } from '../told-surroundings.ts'
import type { Because, Gate, Lost } from './gate.ts'
import { GateScreen } from './gate-screen.tsx'

type SignInProps = { gate: Gate; phone: string; because: Because | undefined; lost: Lost | undefined }

type Asked = { readonly phone: string; readonly resendAt: number }

/** The phone, the code of the SMS; on a new phone the authenticator as well. */
export function SignInScreen({ gate, phone, because, lost }: SignInProps) {
  const [asked, setAsked] = useState<Asked>()
  const [code, setCode] = useState<string>()
  const back = () => {
    setAsked(undefined)
    setCode(undefined)
  }
  if (asked && code !== undefined)
    return <SecondStep gate={gate} phone={asked.phone} code={code} onBack={back} />
  if (asked)
    return <CodeStep gate={gate} asked={asked} onAsked={setAsked} onSecondStep={setCode} onBack={back} />
  return <PhoneStep known={phone} because={because} lost={lost} onAsked={setAsked} />
}

function useAsking(onAsked: (asked: Asked) => void) {
  const api = useApi()
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const ask = async (phone: string) => {
    setBusy(true)
    setFailure(undefined)
    const answer = await askForCode(api, phone)
    setBusy(false)
    if (answer.ok) return onAsked({ phone, resendAt: Date.now() + answer.value.resend_in * 1000 })
    const { code, retryAfterSeconds = codeRules.resendAfterMs / 1000 } = answer.error
    // One is on its way already, asked for in another window.
    if (code === 'code_wait') return onAsked({ phone, resendAt: Date.now() + retryAfterSeconds * 1000 })
    setFailure(fieldText(answer.error, 'phone') ?? failureText(answer.error))
  }
  return { ask, busy, failure }
}

type PhoneStepProps = {
  known: string
  because: Because | undefined
  lost: Lost | undefined
  onAsked: (asked: Asked) => void
}

function PhoneStep({ known, because, lost, onAsked }: PhoneStepProps) {
  const t = useTranslations()
  const [phone, setPhone] = useState(known)
  const [isWrong, setWrong] = useState(false)
  const { ask, busy, failure } = useAsking(onAsked)
  const submit = () => {
    const parsed = parsePhone(phone)
    setWrong(!parsed)
    if (parsed) void ask(parsed)
  }
  return (
    <GateScreen
      title={t('courierApp.signIn.title')}
      text={t('courierApp.signIn.text')}
      notice={because && t(`courierApp.because.${because}`)}
      failure={failure}
    >
      {lost && <LostWork lost={lost} />}
      <Form onSubmit={submit}>
        <PhoneField
          label={t('courierApp.signIn.phone')}
          value={phone}
          onChange={setPhone}
          error={isWrong ? t('courierApp.signIn.wrongPhone') : undefined}
        />
        <Button type="submit" courier block busy={busy}>
          {t('courierApp.signIn.getCode')}
        </Button>
      </Form>
    </GateScreen>
  )
}

/** Nothing is silently gone, not even with a phone that was ended: how much it was, and who has to hear of it. */
function LostWork({ lost }: { lost: Lost }) {
  const t = useTranslations('courierApp')
  return <Notice tone="danger">{t('lost', { what: useWaitingText(lost) })}</Notice>
}

/** Signs in, and says what became of it. */
function useProving(gate: Gate, onSecondStep?: () => void) {
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const prove = async (proof: Parameters<Gate['signIn']>[0]): Promise<ApiError | undefined> => {
    if (busy) return undefined
    setBusy(true)
    setFailure(undefined)
    const answer = await gate.signIn(proof)
    setBusy(false)
    if (answer.ok) return undefined
    if (answer.error.code === 'second_step_required' && onSecondStep) onSecondStep()
    else setFailure(failureText(answer.error))
    return answer.error
  }
  return { prove, busy, failure }
}

type CodeStepProps = {
  gate: Gate
  asked: Asked
  onAsked: (asked: Asked) => void
  onSecondStep: (code: string) => void
  onBack: () => void
}

function CodeStep({ gate, asked, onAsked, onSecondStep, onBack }: CodeStepProps) {
  const t = useTranslations('courierApp.signIn')
  const [code, setCode] = useState('')
  const { phone } = asked
  const proving = useProving(gate)
  const asking = useAsking(onAsked)
  const left = useSecondsUntil(asked.resendAt)
  const take = async (digits: string) => {
    setCode(digits)
    const error = await proving.prove({ phone, code: digits })
    if (error?.code === 'second_step_required') onSecondStep(digits)
    else if (error) setCode('')
  }
  useWebOtp((digits) => void take(digits))
  return (
    <GateScreen
      title={t('codeTitle')}
      text={t('sentTo', { phone: formatPhone(phone) })}
      failure={proving.failure ?? asking.failure}
    >
      <Form onSubmit={() => void take(code)}>
        <CodeField
          block
          autoFocus
          label={t('code')}
          value={code}
          onChange={setCode}
          onComplete={(digits) => void take(digits)}
        />
        <DemoInbox phone={phone} />
        <Button type="submit" courier block busy={proving.busy} disabled={code.length < codeRules.digits}>
          {t('enter')}
        </Button>
        <Button
          look="second"
          courier
          block
          busy={asking.busy}
          disabled={left > 0}
          onClick={() => asking.ask(phone)}
        >
          {left > 0 ? t('resendIn', { left: clockWords(left) }) : t('resend')}
        </Button>
        <Button look="quiet" courier block onClick={onBack}>
          {t('otherPhone')}
        </Button>
      </Form>
    </GateScreen>
  )
}

type SecondStepProps = { gate: Gate; phone: string; code: string; onBack: () => void }

/** Once for each phone: from then on its own key takes the place of the authenticator. */
function SecondStep({ gate, phone, code, onBack }: SecondStepProps) {
  const t = useTranslations('courierApp.signIn')
  const [totp, setTotp] = useState('')
  const { prove, busy, failure } = useProving(gate)
  const take = async (digits: string) => {
    setTotp(digits)
    if (await prove({ phone, code, totp: digits })) setTotp('')
  }
  return (
    <GateScreen title={t('secondTitle')} text={t('secondText')} failure={failure}>
      <Form onSubmit={() => void take(totp)}>
        <CodeField
          block
          known
          autoFocus
          label={t('secondCode')}
          value={totp}
          onChange={setTotp}
          onComplete={(digits) => void take(digits)}
        />
        <DemoInbox phone={phone} />
        <Button type="submit" courier block busy={busy} disabled={totp.length < codeRules.digits}>
          {t('enter')}
        </Button>
        <Button look="quiet" courier block onClick={onBack}>
          {t('otherPhone')}
        </Button>
      </Form>
    </GateScreen>
  )
}

/** Nothing leaves a demo: its codes are fetched. */
function DemoInbox({ phone }: { phone: string }) {
  const t = useTranslations('courierApp.signIn')
  if (!toldSurroundings().demo) return null
  return (
    <p className="gate__demo">
      {t.rich('demo', {
        link: (words) => (
          <a href={`/dev/inbox?phone=${phone}`} target="_blank" rel="noreferrer">
            {words}
          </a>
        ),
      })}
    </p>
  )
}

function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
