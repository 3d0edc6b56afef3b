import type { Step } from './steps.ts'

/** Without the language prefix. */
export const firstPath = '/send_parcel'
export const secondPath = '/secondStepOrderCreate'
export const basketPath = '/basket'

/** A step has an address of its own, so that the browser's own "back" leads to the question before. */
export const stepPath = (page: string, step: Step) => `${page}?step=${step}`
