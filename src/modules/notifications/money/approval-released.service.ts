import { eachOnItsOwn } from '#kernel/each.ts'
import { findAdminPhones } from '#modules/accounts/index.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { templates } from '../domain/templates.ts'
import { type SendNoticeDeps, sendNotice } from '../notices/send-notice.service.ts'

/** To every administrator, whoever it was: somebody did alone what takes two people. */
export async function tellRelease(
  deps: SendNoticeDeps,
  { approvalId }: { approvalId: number },
  signal: AbortSignal,
): Promise<void> {
  await eachOnItsOwn(
    await findAdminPhones(deps.db),
    ({ id, phone, locale }) => {
      const link = new URL(deps.publicUrl).host + localizedPath(locale, '/desk/approvals')
      const values = { number: String(approvalId), link }
      const reference = `${approvalId}:${id}`
      return sendNotice(
        deps,
        { template: templates.approvalReleased, reference, to: { phone, locale }, values },
        signal,
      )
    },
    ({ id }) => `person ${id}`,
  )
}
