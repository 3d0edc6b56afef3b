import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type Caller = Readonly<{
  wrongDigits: readonly Date[]
  codesSent: readonly Date[]
  codeMac: Buffer | null
  codeUntil: Date | null
  codeTries: number
}>

const nobodyCalled: Caller = {
  wrongDigits: [],
  codesSent: [],
  codeMac: null,
  codeUntil: null,
  codeTries: 0,
}

/** Read and written under the lock of its order. */
export async function findCaller(tx: Db, orderId: number): Promise<Caller> {
  const row = await tx.maybe<Caller>(sql`
    select wrong_digits as "wrongDigits", codes_sent as "codesSent", code_mac as "codeMac",
      code_until as "codeUntil", code_tries as "codeTries"
    from order_caller where order_id = ${orderId}`)
  return row ?? nobodyCalled
}

export async function saveWrongDigits(tx: Db, orderId: number, moments: readonly Date[]): Promise<void> {
  await tx.run(sql`
    insert into order_caller (order_id, wrong_digits) values (${orderId}, ${moments}::timestamptz(3)[])
    on conflict (order_id) do update set wrong_digits = excluded.wrong_digits`)
}

/** The one before is worth nothing from here on. */
export async function saveCallerCode(
  tx: Db,
  orderId: number,
  { mac, sealed, until, sent }: { mac: Buffer; sealed: Buffer; until: Date; sent: readonly Date[] },
): Promise<void> {
  await tx.run(sql`
    insert into order_caller (order_id, code_mac, code_sealed, code_until, codes_sent)
    values (${orderId}, ${mac}, ${sealed}, ${until}, ${sent}::timestamptz(3)[])
    on conflict (order_id) do update
    set code_mac = excluded.code_mac, code_sealed = excluded.code_sealed, code_until = excluded.code_until,
      code_tries = 0, codes_sent = excluded.codes_sent`)
}

export async function countWrongCallerCode(tx: Db, orderId: number): Promise<void> {
  await tx.run(sql`update order_caller set code_tries = code_tries + 1 where order_id = ${orderId}`)
}

/** What has not left for the phone yet. */
export function findSealedCode(
  db: Db,
  orderId: number,
): Promise<{ sealed: Buffer; until: Date; phone: string; ownerId: number } | undefined> {
  return db.maybe<{ sealed: Buffer; until: Date; phone: string; ownerId: number }>(sql`
    select code_sealed as sealed, code_until as until, receiver ->> 'phone' as phone, owner_id as "ownerId"
    from order_caller join customer_order on id = order_id
    where order_id = ${orderId} and code_sealed is not null`)
}

/** Of this code alone: another one may have been asked for meanwhile. */
export async function eraseSealedCallerCode(db: Db, orderId: number, until: Date): Promise<void> {
  await db.run(sql`
    update order_caller set code_sealed = null where order_id = ${orderId} and code_until <= ${until}`)
}
