import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type SmsApproval = { template: string; digest: string; approvedAt: Date }

export function findApprovals(db: Db): Promise<SmsApproval[]> {
  return db.many<SmsApproval>(sql`
    select template, digest, approved_at as "approvedAt" from sms_approval`)
}

export async function findApprovedDigest(db: Db, template: string): Promise<string | undefined> {
  const row = await db.maybe<{ digest: string }>(sql`
    select digest from sms_approval where template = ${template}`)
  return row?.digest
}

export async function saveApproval(
  tx: Db,
  { template, digest, by, at }: { template: string; digest: string; by: number; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into sms_approval (template, digest, approved_by, approved_at)
    values (${template}, ${digest}, ${by}, ${at})
    on conflict (template) do update
    set digest = excluded.digest, approved_by = excluded.approved_by, approved_at = excluded.approved_at`)
}

export async function withdrawApproval(tx: Db, template: string): Promise<void> {
  await tx.run(sql`delete from sms_approval where template = ${template}`)
}
