import type { Plan, SizeClass } from './tariff.ts'

/** What plans and sizes are called, as message keys. */
export const planNames = {
  starter: 'pricing.plans.starter',
  flexible: 'pricing.plans.flexible',
  pro: 'pricing.plans.pro',
} as const satisfies Record<Plan, string>

export const sizeNames = {
  small: 'pricing.sizes.small',
  medium: 'pricing.sizes.medium',
  large: 'pricing.sizes.large',
  other: 'pricing.sizes.other',
} as const satisfies Record<SizeClass, string>
