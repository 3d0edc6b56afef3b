import type { CallerKind } from './policy.ts'

/** SPEC section 3: 8 means merchant. */
export const personTypes = { personal: 1, merchant: 8 } as const
export type PersonType = (typeof personTypes)[keyof typeof personTypes]

export const staffRoles = ['courier', 'agent', 'operator', 'cashier', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]
export const roles = ['customer', ...staffRoles] as const
export type Role = (typeof roles)[number]

export type PersonStatus = 'active' | 'suspended' | 'deleted'

export type Person = {
  id: number
  /** Null once the account is deleted. */
  phone: string | null
  fullName: string
  type: PersonType
  role: Role
  status: PersonStatus
  company: string | null
  stir: string | null
  locale: 'uz' | 'oz' | 'ru' | 'en'
  lowBalanceThreshold: number | null
  referralCode: string
  createdAt: Date
  /** The newest version of the public offer they have accepted. */
  offerVersion: string | null
}

export const isStaff = ({ role }: Pick<Person, 'role'>) => role !== 'customer'

/** The word of the policy table for this person. */
export function callerKindOf({ role, type }: Pick<Person, 'role' | 'type'>): CallerKind {
  if (role !== 'customer') return role
  return type === personTypes.merchant ? 'merchant' : 'personal'
}

/** Tax number of a business: nine digits, the first 2 to 7. */
export const isStir = (text: string) => /^[2-7]\d{8}$/.test(text)
