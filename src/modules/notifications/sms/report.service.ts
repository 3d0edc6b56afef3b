import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { answerUndelivered } from '../answers/send-answer.service.ts'
import { settleAttempt } from './messages.repo.ts'
import { attemptOfSecret } from './report-secret.ts'

/** Eskiz passes on what operators say, in more than one spelling. What is not here says nothing yet. */
const lastWords: ReadonlyMap<string, boolean> = new Map([
  ...['DELIVERED', 'DELIVRD'].map((word) => [word, true] as const),
  ...['REJECTED', 'REJECTD', 'UNDELIVERED', 'UNDELIVERABLE', 'UNDELIV', 'EXPIRED', 'DELETED', 'FAILED'].map(
    (word) => [word, false] as const,
  ),
])

/** A gateway tells what became of a message. An attempt that we no longer know is answered like any other. */
export async function takeEskizReport(
  { db, secrets }: { db: Db; secrets: Secrets },
  report: { secret: string; status: string },
  at: Date,
): Promise<Result<Record<string, never>, Failure<'not_found'>>> {
  const id = attemptOfSecret(secrets, report.secret)
  if (id === undefined) return err({ code: 'not_found' })
  const arrived = lastWords.get(report.status.trim().toUpperCase())
  if (arrived !== undefined)
    await db.transaction(async (tx) => {
      const reference = await settleAttempt(tx, { id, gateway: 'eskiz', arrived, at })
      if (!arrived && reference !== undefined) await answerUndelivered(tx, reference, at)
    })
  return ok({})
}
