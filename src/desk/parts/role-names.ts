import type { StaffRole } from '#modules/accounts/domain/person.ts'

/** The message that names a role. */
export const roleNames = {
  courier: 'desk.roles.courier',
  agent: 'desk.roles.agent',
  operator: 'desk.roles.operator',
  cashier: 'desk.roles.cashier',
  admin: 'desk.roles.admin',
} as const satisfies Record<StaffRole, string>
