import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { answersOf, sendAnswer } from '../answers/answers.service.ts'
import { effectOf } from '../domain/lead-mark.ts'
import { effectOfHanding, isFreeFor } from '../domain/lead-owner.ts'
import { soughtBy } from '../domain/lead-search.ts'
import type {
  DeskLead,
  DeskLeadList,
  DeskLeadQuery,
  LeadAnswerRequest,
  LeadColleague,
  LeadHanding,
  LeadMarkRequest,
} from './leads.contract.ts'
import {
  findLead,
  findLeads,
  type LeadRow,
  type LockedLead,
  lockLead,
  saveHandled,
  saveOpenAgain,
  saveOwner,
  saveSuspect,
} from './leads.repo.ts'

type LeadAction = 'lead.handle' | 'lead.reopen' | 'lead.hand' | 'lead.answer' | 'lead.suspect'

/** What accounts lend: they know content, so content is handed their log and the names of their staff. */
export type LeadDoors = {
  record(
    tx: Db,
    context: RequestContext,
    line: { action: LeadAction; object: string; before?: object; after: object },
  ): Promise<void>
  /** Whoever may answer messages. */
  colleagues(db: Db): Promise<LeadColleague[]>
}

const PAGE = 50

export async function listLeads(
  context: Pick<RequestContext, 'db' | 'caller' | 'translateIn'>,
  { state, kind, owner, suspect, q, cursor }: DeskLeadQuery,
): Promise<Ok<DeskLeadList>> {
  const { db, caller } = context
  const owners = { mine: caller.person ?? null, nobody: null, all: undefined }
  const sought = {
    state,
    kind,
    owner: owners[owner],
    suspect: suspect === 'all' ? undefined : suspect === 'true',
    before: cursor === undefined ? undefined : Number(cursor),
    ...(q === undefined ? { words: [], digits: undefined } : soughtBy(q)),
  }
  const found = await findLeads(db, sought, PAGE + 1)
  const page = found.slice(0, PAGE)
  return ok({
    items: await viewsOf(context, page),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

export const listColleagues = async ({ db }: RequestContext, { colleagues }: LeadDoors) =>
  ok(await colleagues(db))

type Change<Code extends string> = Promise<Result<DeskLead, Failure<Code>>>

/** One message under its lock. What `work` answers with is why it cannot be; the log has no words of people. */
function changeLead<Code extends string>(
  context: RequestContext,
  id: number,
  work: (tx: Db, lead: LockedLead, by: number) => Promise<Code | undefined>,
): Change<Code | 'not_found'> {
  const { person: by } = context.caller
  assert(by !== undefined, 'a visitor reached the messages of the desk')
  return context.db.transaction(async (tx) => {
    const lead = await lockLead(tx, id)
    if (!lead) return err({ code: 'not_found' })
    const refusal = await work(tx, lead, by)
    if (refusal !== undefined) return err({ code: refusal })
    const [view] = await viewsOf({ ...context, db: tx }, [await findLead(tx, id)])
    assert(view, 'a message that is locked is there')
    return ok(view)
  })
}

const objectOf = (id: number) => `lead:${id}`

export const markLead = (
  context: RequestContext,
  { record }: LeadDoors,
  id: number,
  wanted: LeadMarkRequest,
): Change<'not_found' | 'lead_handled' | 'lead_taken'> =>
  changeLead(context, id, async (tx, lead, by) => {
    const isHandled = wanted.state === 'handled'
    const note = isHandled ? wanted.note : null
    const effect = effectOf(lead, { state: wanted.state, note, by })
    if (effect === 'refused') return 'lead_handled'
    if (effect === 'stands') return undefined
    if (isHandled && !isFreeFor(lead.owner, by)) return 'lead_taken'
    if (isHandled) await saveHandled(tx, id, { by, at: context.now, note: wanted.note })
    else await saveOpenAgain(tx, id)
    await record(tx, context, {
      action: isHandled ? 'lead.handle' : 'lead.reopen',
      object: objectOf(id),
      before: { handled: !isHandled },
      after: { handled: isHandled },
    })
    return undefined
  })

const numberOf = (id: string | null) => (id === null ? null : Number(id))

export const handLead = (
  context: RequestContext,
  { record, colleagues }: LeadDoors,
  id: number,
  { from, to }: LeadHanding,
): Change<'not_found' | 'lead_handled' | 'lead_taken'> =>
  changeLead(context, id, async (tx, lead) => {
    if (lead.handledBy !== null) return 'lead_handled'
    const wanted = { from: numberOf(from), to: numberOf(to) }
    const effect = effectOfHanding(lead.owner, wanted)
    if (effect === 'refused') return 'lead_taken'
    if (effect === 'stands') return undefined
    if (to !== null && !(await colleagues(tx)).some((one) => one.id === to)) return 'not_found'
    await saveOwner(tx, id, wanted.to, context.now)
    await record(tx, context, {
      action: 'lead.hand',
      object: objectOf(id),
      before: { owner: from },
      after: { owner: to },
    })
    return undefined
  })

export const suspectLead = (
  context: RequestContext,
  { record }: LeadDoors,
  id: number,
  suspect: boolean,
): Change<'not_found'> =>
  changeLead<never>(context, id, async (tx, lead) => {
    const was = lead.suspect.length > 0
    if (was === suspect) return undefined
    await saveSuspect(tx, id, suspect ? ['by_hand'] : [])
    await record(tx, context, {
      action: 'lead.suspect',
      object: objectOf(id),
      before: { suspect: was },
      after: { suspect },
    })
    return undefined
  })

/** A message that was nobody's is the answerer's from then on, so that no two answer it. */
export const answerLead = (
  context: RequestContext,
  { record }: LeadDoors,
  id: number,
  answer: LeadAnswerRequest,
): Change<'not_found' | 'lead_handled' | 'lead_taken' | 'lead_no_email'> =>
  changeLead(context, id, async (tx, lead, by) => {
    if (lead.handledBy !== null) return 'lead_handled'
    if (!isFreeFor(lead.owner, by)) return 'lead_taken'
    if (answer.channel === 'email' && lead.email === null) return 'lead_no_email'
    if (lead.owner === null) await saveOwner(tx, id, by, context.now)
    const language = lead.locale ?? 'uz'
    const to = { phone: lead.phone, email: lead.email, language }
    const words =
      answer.channel === 'sms'
        ? { template: answer.template, values: {} }
        : {
            subject: context.translateIn(language, 'notices.answer.subject'),
            text: answer.text,
            quote: lead.message ?? undefined,
          }
    await sendAnswer(tx, { about: 'lead', id, channel: answer.channel, to, words }, by, context.now)
    await record(tx, context, {
      action: 'lead.answer',
      object: objectOf(id),
      after: { channel: answer.channel },
    })
    return undefined
  })

async function viewsOf(
  context: Pick<RequestContext, 'db' | 'translateIn'>,
  rows: readonly LeadRow[],
): Promise<DeskLead[]> {
  const answers = await answersOf(
    context,
    'lead',
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...viewOf(row), answers: answers.get(row.id) ?? [] }))
}

function viewOf(row: LeadRow): Omit<DeskLead, 'answers'> {
  const { handledAt, handledBy, owner, ownedAt } = row
  return {
    id: String(row.id),
    kind: row.kind,
    state: handledAt !== null ? 'handled' : owner !== null ? 'in_work' : 'new',
    name: row.name,
    last_name: row.lastName,
    phone: row.phone,
    email: row.email,
    company: row.company,
    website: row.website,
    region_id: row.regionId,
    address: row.address,
    message: row.message,
    language: row.locale,
    created_at: row.createdAt.toISOString(),
    handled: handledAt && { by: handledBy ?? '', at: handledAt.toISOString() },
    note: row.note,
    owner: ownedAt && { id: String(owner), name: row.ownerName ?? '', at: ownedAt.toISOString() },
    page: row.page,
    suspect: row.suspect,
    times: row.times,
  }
}
