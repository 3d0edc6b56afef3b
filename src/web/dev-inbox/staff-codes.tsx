import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatPhone } from '#platform/i18n/format.ts'
import { type Envelope, useApi } from '../api-client.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { CopyCode } from './copy-code.tsx'
import type { DemoStaff } from './dev-inbox.server.ts'
import { usePolled } from './use-polled.ts'

type SecondStep = { code: string; valid_for: number }
type StaffCode = DemoStaff & { step: SecondStep | undefined }

const roleNames = {
  courier: 'inbox.roles.courier',
  agent: 'inbox.roles.agent',
  operator: 'inbox.roles.operator',
  cashier: 'inbox.roles.cashier',
  admin: 'inbox.roles.admin',
} as const satisfies Record<DemoStaff['role'], string>

function stepOf({ data }: Envelope): SecondStep | undefined {
  const { code, valid_for } = (data ?? {}) as Partial<SecondStep>
  return typeof code === 'string' && typeof valid_for === 'number' ? { code, valid_for } : undefined
}

const withoutCodesMs = 60_000

/** Codes change by the clock: there is nothing to ask before the shown ones have ended. */
function untilNextCode(people: readonly StaffCode[] | undefined): number {
  const left = (people ?? []).flatMap(({ step }) => (step ? [step.valid_for * 1000] : []))
  return left.length > 0 ? Math.min(...left) : withoutCodesMs
}

/** Undefined for whoever has none: a server without demo staff answers "not found". */
function useStaffCodes(staff: readonly DemoStaff[]) {
  const api = useApi()
  const ask = useCallback(
    (signal: AbortSignal): Promise<StaffCode[]> =>
      Promise.all(
        staff.map(async (person) => {
          const path = `/api/dev/v1/second-step?phone=${person.phone}`
          const answer = await api.request(path, { signal, read: stepOf })
          return { ...person, step: answer.ok ? answer.value : undefined }
        }),
      ),
    [api, staff],
  )
  return usePolled(ask, untilNextCode).value
}

export function StaffCodes({ staff }: { staff: readonly DemoStaff[] }) {
  const t = useTranslations('inbox')
  const people = useStaffCodes(staff)
  if (!people) return null
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
