import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAnswer } from '#client/use-answer.ts'
import { demoCalls } from '#modules/accounts/demo/demo.calls.ts'
import type { AnswerOf } from '#platform/calls/address.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { CopyCode } from './copy-code.tsx'
import type { DemoStaff } from './dev-inbox.server.ts'

type SecondStep = AnswerOf<typeof demoCalls.readSecondStep>
type StaffCode = DemoStaff & { step: SecondStep | undefined }

const roleNames = {
  courier: 'inbox.roles.courier',
  agent: 'inbox.roles.agent',
  operator: 'inbox.roles.operator',
  cashier: 'inbox.roles.cashier',
  admin: 'inbox.roles.admin',
} as const satisfies Record<DemoStaff['role'], string>

const withoutCodesMs = 60_000

/** Codes change by the clock: there is nothing to ask before the shown one has ended. */
const untilNextCode = (step: SecondStep | undefined) => (step ? step.valid_for * 1000 : withoutCodesMs)

/** By phone, of those who were asked for. Undefined for whoever has none. */
type Steps = Readonly<Record<string, SecondStep | undefined>>

export function StaffCodes({ staff }: { staff: readonly DemoStaff[] }) {
  const [steps, setSteps] = useState<Steps>({})
  const keep = useCallback(
    (phone: string, step: SecondStep | undefined) => setSteps((before) => ({ ...before, [phone]: step })),
    [],
  )
  return (
    <>
      {staff.map(({ phone }) => (
        <AskedStep key={phone} phone={phone} onAnswer={keep} />
      ))}
      {staff.every(({ phone }) => phone in steps) && (
        <KnownCodes people={staff.map((person) => ({ ...person, step: steps[person.phone] }))} />
      )}
    </>
  )
}

type AskedStepProps = { phone: string; onAnswer: (phone: string, step: SecondStep | undefined) => void }

/** Shows nothing itself: who shares a code is known when everybody's is. */
function AskedStep({ phone, onAnswer }: AskedStepProps) {
  const { state, data, error } = useAnswer(
    demoCalls.readSecondStep,
    { query: { phone } },
    { pollMs: untilNextCode },
  )
  // A server without demo staff answers "not found".
  const step = error ? undefined : data
  useEffect(() => {
    if (state !== 'loading') onAnswer(phone, step)
  }, [state, phone, step, onAnswer])
  return null
}

function KnownCodes({ people }: { people: readonly StaffCode[] }) {
  const t = useTranslations('inbox')
  // Demo staff may share an authenticator: each code is shown once, with everybody it is for.
  const groups = [...Map.groupBy(people, ({ step }) => step?.code)]
  const known = groups.flatMap(([code, group]) => (code === undefined ? [] : [{ code, group }]))
  return (
    <section className="dev-inbox__staff">
      <h2>{t('staff')}</h2>
      <p className="dev-inbox__note">{t(known.length > 0 ? 'staffText' : 'staffUnavailable')}</p>
      {known.map(({ code, group }) => (
        <StaffGroup key={code} code={code} group={group} />
      ))}
    </section>
  )
}

function StaffGroup({ code, group }: { code: string; group: readonly StaffCode[] }) {
  const t = useTranslations()
  const seconds = useCountdown(group[0]?.step?.valid_for ?? 0)
  return (
    <div className="staff-codes">
      <CopyCode code={code} />
      <p className="staff-codes__left">{t('inbox.secondsLeft', { seconds: String(seconds) })}</p>
      <ul className="staff-codes__people">
        {group.map(({ phone, fullName, role }) => (
          <li key={phone}>
            <strong>{t(roleNames[role])}</strong>
            <span>{fullName}</span>
            <LocalLink to={`/dev/inbox?phone=${phone}`}>{formatPhone(phone)}</LocalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useCountdown(from: number): number {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    setLeft(from)
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000)
    return () => clearInterval(timer)
  }, [from])
  return left
}
