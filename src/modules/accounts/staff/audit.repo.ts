import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type AuditEntry = {
  at: Date
  personId: number
  role: string
  action: string
  object: string
  before: unknown
  after: unknown
  address: string
  /** Null where only the person is known. */
  sessionId: number | null
  requestId: string
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

/** A line stays for good, so a customer is a number in it: their name and network can be erased where they are kept. */
export async function insertAudit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx.run(sql`
    insert into audit_entry (at, person_id, full_name, role, action, object, before, after, address, session_id, request_id)
    select ${entry.at}, id, case role when 'customer' then '' else full_name end, ${entry.role}, ${entry.action}, ${entry.object},
            ${json(entry.before)}, ${json(entry.after)},
            case role when 'customer' then '' else ${entry.address} end, ${entry.sessionId}, ${entry.requestId}
    from person where id = ${entry.personId}`)
}

export type CommandLineEntry = Pick<AuditEntry, 'at' | 'action' | 'object' | 'requestId'> & {
  before?: unknown
  after?: unknown
}

export async function insertCommandLineAudit(tx: Db, entry: CommandLineEntry): Promise<void> {
  await tx.run(sql`
    insert into audit_entry (at, full_name, role, action, object, before, after, address, request_id)
    values (${entry.at}, '', 'command_line', ${entry.action}, ${entry.object}, ${json(entry.before)},
            ${json(entry.after)}, '', ${entry.requestId})`)
}

export type AuditRow = Omit<AuditEntry, 'personId' | 'sessionId' | 'requestId'> & {
  id: number
  /** Null for the command line of the server. */
  personId: number | null
  fullName: string
}

export type AuditSearch = Readonly<{
  object: string | undefined
  /** Every thing of a kind, when no number is told. */
  thingsLike: string | undefined
  person: number | undefined
  /** Part of the name as searches see it, or of the phone, of whoever did it. */
  nameKey: string | undefined
  digits: string | undefined
  /** First words of actions; all, when there are none. */
  areas: readonly string[] | undefined
  from: Date | undefined
  until: Date | undefined
  before: string | undefined
  limit: number
}>

export function findAudit(db: Db, search: AuditSearch): Promise<AuditRow[]> {
  const { object, thingsLike, person, nameKey, digits, areas, from, until, before, limit } = search
  return db.many<AuditRow>(sql`
    select id, at, person_id as "personId", full_name as "fullName", role, action, object,
           before, after, address
    from audit_entry
    where (${object}::text is null or object = ${object})
      and (${thingsLike}::text is null or object like ${thingsLike})
      and ((${nameKey}::text is null and ${digits}::text is null) or exists (
        select from person where person.id = audit_entry.person_id
          and (position(${nameKey}::text in name_key) > 0 or position(${digits}::text in phone) > 0)))
      and (${person}::bigint is null or person_id = ${person})
      and (${areas}::text[] is null or split_part(action, '.', 1) = any (${areas}::text[]))
      and (${from}::timestamptz is null or at >= ${from})
      and (${until}::timestamptz is null or at < ${until})
      and (${before}::bigint is null or id < ${before})
    order by id desc limit ${limit}`)
}
