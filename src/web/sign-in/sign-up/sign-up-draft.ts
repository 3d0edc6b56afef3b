import type { ApiError } from '#client/api.ts'
import { parsePhone } from '#kernel/phone.ts'
import { isStir } from '#modules/accounts/domain/person.ts'

/** What was typed so far, under the names of the API, so that its answers find their fields. */
export type SignUpDraft = {
  account_type: 'personal' | 'business'
  full_name: string
  company: string
  stir: string
  /** Up to nine digits. */
  phone: string
}
export type DraftField = Exclude<keyof SignUpDraft, 'account_type'>
/** A word for what is missing; the page has the sentence. */
export type DraftFaults = Partial<Record<DraftField, string>>

export const emptyDraft: SignUpDraft = {
  account_type: 'personal',
  full_name: '',
  company: '',
  stir: '',
  phone: '',
}

const draftFields: readonly DraftField[] = ['full_name', 'company', 'stir', 'phone']

/** Found here, so that no SMS is spent on a form that cannot pass. */
export function wrongFields(draft: SignUpDraft): DraftField[] {
  const wrong: Record<DraftField, boolean> = {
    full_name: draft.full_name.trim() === '',
    company: draft.account_type === 'business' && draft.company.trim() === '',
    stir: draft.account_type === 'business' && !isStir(draft.stir),
    phone: parsePhone(draft.phone) === undefined,
  }
  return draftFields.filter((field) => wrong[field])
}

/** What the server found wrong with the form. */
export function faultsIn({ errors = [] }: ApiError): DraftFaults {
  return Object.fromEntries(
    errors
      .filter(({ path }) => draftFields.some((field) => field === path))
      .map(({ path, message }) => [path, message]),
  )
}

/** What is told of the person beside the proven phone. */
export function detailsOf(draft: SignUpDraft, referralId: string | undefined) {
  const { account_type, full_name, company, stir } = draft
  const person = { full_name, ...(referralId === undefined ? {} : { referral_id: referralId }) }
  return account_type === 'business'
    ? { account_type, ...person, company, stir }
    : { account_type, ...person }
}

/** A draft from storage, or from a form typed into before the page came to life; unknown parts stay empty. */
export function draftFrom(values: unknown): SignUpDraft {
  const given = (typeof values === 'object' && values !== null ? values : {}) as Record<string, unknown>
  const text = (field: DraftField) => (typeof given[field] === 'string' ? given[field] : '')
  return {
    account_type: given.account_type === 'business' ? 'business' : 'personal',
    full_name: text('full_name'),
    company: text('company'),
    stir: stirDigits(text('stir')),
    phone: text('phone').replace(/\D/g, '').slice(0, 9),
  }
}

export const stirDigits = (text: string) => text.replace(/\D/g, '').slice(0, 9)
