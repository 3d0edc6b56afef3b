import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { effectOf } from '../domain/lead-mark.ts'
import type { DeskLead, DeskLeadList, DeskLeadQuery, LeadMarkRequest } from './leads.contract.ts'
import { findLead, findLeads, type LeadRow, lockLead, saveHandled, saveOpenAgain } from './leads.repo.ts'

/** Writes the line of the log: accounts know content, so content is handed their log. */
export type RecordLead = (
  tx: Db,
  context: RequestContext,
  line: { action: 'lead.handle' | 'lead.reopen'; object: string; before: object; after: object },
) => Promise<void>

const PAGE = 50

export async function listLeads(
  { db }: Pick<RequestContext, 'db'>,
  { state, kind, cursor }: DeskLeadQuery,
): Promise<Ok<DeskLeadList>> {
  const before = cursor === undefined ? undefined : Number(cursor)
  const found = await findLeads(db, { state, kind, before }, PAGE + 1)
  const page = found.slice(0, PAGE)
  return ok({
    items: page.map(viewOf),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

/** The log outlives the message, so it tells neither who wrote nor the note. */
export function markLead(
  context: RequestContext,
  record: RecordLead,
  id: number,
  wanted: LeadMarkRequest,
): Promise<Result<DeskLead, Failure<'not_found' | 'lead_handled'>>> {
  const { person: by } = context.caller
  assert(by !== undefined, 'a visitor reached the messages of the desk')
  return context.db.transaction(async (tx) => {
    const mark = await lockLead(tx, id)
    if (!mark) return err({ code: 'not_found' })
    const isHandled = wanted.state === 'handled'
    const note = isHandled ? wanted.note : null
    const effect = effectOf(mark, { state: wanted.state, note, by })
    if (effect === 'refused') return err({ code: 'lead_handled' })
    if (effect === 'changes') {
      if (isHandled) await saveHandled(tx, id, { by, at: context.now, note: wanted.note })
      else await saveOpenAgain(tx, id)
      await record(tx, context, {
        action: isHandled ? 'lead.handle' : 'lead.reopen',
        object: `lead:${id}`,
        before: { handled: !isHandled },
        after: { handled: isHandled },
      })
    }
    return ok(viewOf(await findLead(tx, id)))
  })
}

function viewOf(row: LeadRow): DeskLead {
  const { handledAt, handledBy } = row
  return {
    id: String(row.id),
    kind: row.kind,
    state: handledAt === null ? 'new' : 'handled',
    name: row.name,
    last_name: row.lastName,
    phone: row.phone,
    email: row.email,
    company: row.company,
    website: row.website,
    message: row.message,
    language: row.locale,
    created_at: row.createdAt.toISOString(),
    handled: handledAt && { by: handledBy ?? '', at: handledAt.toISOString() },
    note: row.note,
  }
}
