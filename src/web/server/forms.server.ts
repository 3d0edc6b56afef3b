import type { Clock } from '#kernel/clock.ts'
import {
  type FormSigns,
  type LeadKind,
  type LeadLimits,
  leadRequest,
  leaveContacts,
} from '#modules/content/index.ts'
import type { Db } from '#platform/db/database.ts'
import { fieldErrors } from '#platform/http/field-errors.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'

export type FormValues = Readonly<Record<string, string>>
export type FormCaller = Readonly<{
  locale: Locale
  network: string
  /** The page the form stands on, without the language. */
  page?: string
  signs?: FormSigns
}>
/** Taken, or what is wrong, in words of the caller's language: by field, and with the whole. */
export type FormAnswer =
  | Readonly<{ taken: true }>
  | Readonly<{ taken: false; faults: Readonly<Record<string, string>>; message?: string }>

type Deps = Readonly<{ db: Db; clock: Clock; translate: Catalogs['translate']; leads?: LeadLimits }>
type Handler = (deps: Deps, values: FormValues, caller: FormCaller) => Promise<FormAnswer>

/** Forms of pages of information, and what becomes of them: the same verbs that the API calls. */
const handlers = {
  agent: leaveLead('agent', ['region_id', 'address']),
  business: leaveLead('business'),
  contact: leaveLead('contact'),
  partner: leaveLead('partner'),
  report: leaveLead('report'),
  freeParcel: leaveLead('free_parcel'),
  sendFree: leaveLead('send_free'),
} as const satisfies Readonly<Record<string, Handler>>

export type FormName = keyof typeof handlers

export function createForms(deps: Deps) {
  return (form: FormName, values: FormValues, caller: FormCaller) => handlers[form](deps, values, caller)
}

/** Which form it came by is ours to say, whatever is sent along. */
function leaveLead(kind: LeadKind, needed: readonly string[] = []): Handler {
  return async (deps, values, caller) => {
    const unwritten = needed.filter((name) => !values[name]?.trim())
    const read = leadRequest.safeParse({ ...values, kind }, { reportInput: true })
    const wrong = read.success ? [] : fieldErrors(read.error)
    const lacking = unwritten.map((path) => ({ path, code: 'required' as const, values: undefined }))
    const faults = [...wrong, ...lacking].map(({ path, code, values: named }) => [
      path,
      deps.translate(caller.locale, `errors.${code}`, named),
    ])
    if (!read.success || faults.length > 0) return { taken: false, faults: Object.fromEntries(faults) }
    const left = await leaveContacts(deps, read.data, { ...caller, now: deps.clock.now() }, deps.leads)
    if (left.ok) return { taken: true }
    const { code, values: named } = left.error
    return { taken: false, faults: {}, message: deps.translate(caller.locale, `errors.${code}`, named) }
  }
}
