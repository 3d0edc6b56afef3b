import type { DeadJob } from '#modules/background/background.contract.ts'
import type { ShownField } from '#modules/background/domain/job-facts.ts'

export const failureNames = {
  gateway: 'deskJobs.failures.gateway',
  late: 'deskJobs.failures.late',
  hopeless: 'deskJobs.failures.hopeless',
  connection: 'deskJobs.failures.connection',
  payload: 'deskJobs.failures.payload',
  unexpected: 'deskJobs.failures.unexpected',
} as const satisfies Record<DeadJob['failure'], string>

export const fieldNames = {
  orderId: 'deskJobs.fields.orderId',
  noticeId: 'deskJobs.fields.noticeId',
  claimId: 'deskJobs.fields.claimId',
  topUpId: 'deskJobs.fields.topUpId',
  personId: 'deskJobs.fields.personId',
  pointId: 'deskJobs.fields.pointId',
  fromPointId: 'deskJobs.fields.fromPointId',
  approvalId: 'deskJobs.fields.approvalId',
  answerId: 'deskJobs.fields.answerId',
  upload: 'deskJobs.fields.upload',
  movementId: 'deskJobs.fields.movementId',
} as const satisfies Record<ShownField, string>

/** Where a thing stands at the desk, if it has a page of its own there. */
export const pageOf: Partial<Record<ShownField, (value: string) => string>> = {
  orderId: (id) => `/desk/orders/${id}`,
  noticeId: (id) => `/desk/notices?notice=n${id}`,
  claimId: (id) => `/desk/claims?claim=${id}`,
  pointId: (id) => `/desk/points/${id}`,
  fromPointId: (id) => `/desk/points/${id}`,
}
