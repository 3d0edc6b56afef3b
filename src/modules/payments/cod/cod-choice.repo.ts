import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { PayoutTarget } from '../domain/cod.ts'

export type BankAccount = { holder: string; mfo: string; account: Buffer; accountTail: string }

export type CodChoice = {
  payoutTo: PayoutTarget
  holder: string | null
  mfo: string | null
  account: Buffer | null
  accountTail: string | null
}

/**
 * Where every sender's money goes at this moment: as they chose, or to the account whose day of waiting is over. The one
 * place that says so; whoever pays out or shows it asks here.
 */
export const choicesAt = (now: Date) => sql`(
  select coalesce(ripe.person_id, choice.person_id) as person_id,
    case when ripe.id is null then choice.payout_to else 'bank' end as payout_to,
    case when ripe.id is null then choice.holder else ripe.holder end as holder,
    case when ripe.id is null then choice.mfo else ripe.mfo end as mfo,
    case when ripe.id is null then choice.account else ripe.account end as account,
    case when ripe.id is null then choice.account_tail else ripe.account_tail end as account_tail
  from cod_choice choice
    full join (select * from cod_choice_waiting where valid_from <= ${now}) ripe on ripe.person_id = choice.person_id)`

export function findChoice(db: Db, personId: number, now: Date): Promise<CodChoice | undefined> {
  return db.maybe<CodChoice>(sql`
    select payout_to as "payoutTo", holder, mfo, account, account_tail as "accountTail"
    from ${choicesAt(now)} valid where person_id = ${personId}`)
}

/** The account that money goes to at this moment; undefined: to the balance. */
export async function validBank(db: Db, personId: number, now: Date): Promise<BankAccount | undefined> {
  const choice = await findChoice(db, personId, now)
  if (choice?.payoutTo !== 'bank') return undefined
  const { holder, mfo, account, accountTail } = choice
  return holder && mfo && account && accountTail ? { holder, mfo, account, accountTail } : undefined
}

/** Changes of one sender's choice come one after the other. */
export async function lockChoice(tx: Db, personId: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('payout choice ' || ${personId}::text, 0))`)
}

/** An account that was given before stays when the money goes to the balance for a while. */
export async function saveChoice(db: Db, personId: number, choice: CodChoice, at: Date): Promise<void> {
  await db.run(sql`
    insert into cod_choice (person_id, payout_to, holder, mfo, account, account_tail, updated_at)
    values (${personId}, ${choice.payoutTo}, ${choice.holder}, ${choice.mfo}, ${choice.account},
      ${choice.accountTail}, ${at})
    on conflict (person_id) do update set payout_to = excluded.payout_to, holder = excluded.holder,
      mfo = excluded.mfo, account = excluded.account, account_tail = excluded.account_tail,
      updated_at = excluded.updated_at`)
}

/** With the account of whoever chose, and the one that waits. */
export async function forgetPayoutChoice(tx: Db, personId: number): Promise<void> {
  await tx.run(sql`delete from cod_choice where person_id = ${personId}`)
  await dropWaiting(tx, personId)
}

export type WaitingAccount = BankAccount & { id: number; personId: number; askedAt: Date; validFrom: Date }

const waitingColumns = sql`
  id, person_id as "personId", holder, mfo, account, account_tail as "accountTail", asked_at as "askedAt",
    valid_from as "validFrom"`

/** Until its hour has come. */
export function findWaiting(db: Db, personId: number, now: Date): Promise<WaitingAccount | undefined> {
  return db.maybe<WaitingAccount>(sql`
    select ${waitingColumns} from cod_choice_waiting where person_id = ${personId} and valid_from > ${now}`)
}

export function findWaitingById(db: Db, id: number, now: Date): Promise<WaitingAccount | undefined> {
  return db.maybe<WaitingAccount>(sql`
    select ${waitingColumns} from cod_choice_waiting where id = ${id} and valid_from > ${now}`)
}

export type DeskWaiting = Omit<WaitingAccount, 'account'> & {
  fullName: string
  company: string | null
  phone: string | null
  payoutTo: PayoutTarget
  oldTail: string | null
}

/** Whoever's hour comes first on top. */
export function listWaiting(db: Db, now: Date, limit: number): Promise<DeskWaiting[]> {
  return db.many<DeskWaiting>(sql`
    select waiting.id, waiting.person_id as "personId", waiting.holder, waiting.mfo,
      waiting.account_tail as "accountTail", asked_at as "askedAt", valid_from as "validFrom",
      person.full_name as "fullName", person.company, person.phone,
      coalesce(choice.payout_to, 'balance') as "payoutTo", choice.account_tail as "oldTail"
    from cod_choice_waiting waiting join person_contact person on person.id = waiting.person_id
      left join cod_choice choice on choice.person_id = waiting.person_id
    where valid_from > ${now} order by valid_from, waiting.id limit ${limit}`)
}

/** The newest wish takes the place of the one before, under a number of its own. */
export async function saveWaiting(
  tx: Db,
  personId: number,
  account: BankAccount,
  { askedAt, validFrom }: { askedAt: Date; validFrom: Date },
): Promise<void> {
  await dropWaiting(tx, personId)
  await tx.run(sql`
    insert into cod_choice_waiting (person_id, holder, mfo, account, account_tail, asked_at, valid_from)
    values (${personId}, ${account.holder}, ${account.mfo}, ${account.account}, ${account.accountTail},
      ${askedAt}, ${validFrom})`)
}

export async function dropWaiting(tx: Db, personId: number): Promise<void> {
  await tx.run(sql`delete from cod_choice_waiting where person_id = ${personId}`)
}
