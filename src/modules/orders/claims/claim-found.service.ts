import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { type ApprovalDeed, askApproval, findPerson, recordAudit, whyTwo } from '#modules/accounts/index.ts'
import { post } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { emit } from '#platform/jobs/outbox.ts'
import { notify } from '#platform/live/notice.ts'
import type { FoundDecision } from '../domain/claim/claim-words.ts'
import type { Order } from '../domain/order.ts'
import { foundDecided } from '../events.ts'
import { act } from '../life/act.service.ts'
import { type Scene, sceneOf } from '../life/scene.service.ts'
import { type Claim, findClaim, saveFoundDecision } from './claim.repo.ts'
import { type DeskToPayFrom, holdMatter, isWaiting, payOutClaimByTwo } from './claim-desk.service.ts'
import { claimIn, subjectOf, viewOf } from './claim-desk-read.service.ts'
import type { DeskClaim } from './claims.contract.ts'

type Refused = Failure<
  | 'not_found'
  | 'claim_own'
  | 'claim_decided'
  | 'claim_owner_gone'
  | 'note_required'
  | 'insufficient_funds'
  | 'approval_waiting'
>
type Outcome = Promise<Result<DeskClaim, Refused>>
type Decided = { decision: FoundDecision; note?: string | undefined }
type Matter = { claim: Claim; order: Order }

/**
 * A parcel that was paid for as lost has turned up. `stays`: the customer keeps the money and the parcel is ours.
 * `taken_back`: they agreed to give the money back, and the parcel goes on or back to them. `handed_out`: they get both.
 * Taken from a customer, or given twice, the money of a claim takes two people above the limit of claims.
 */
export function decideFound(scene: Scene, id: string, decided: Decided): Outcome {
  return underLock(scene, Number(id), async (tx, matter) => {
    const { claim } = matter
    if (await isWaiting(tx, claim)) return err({ code: 'approval_waiting' })
    const { decision, note } = decided
    // Whose yes it was, and how it was given, is on record before anybody's money moves.
    if (decision === 'taken_back' && note === undefined) return err({ code: 'note_required' })
    const asked = askedOf(matter, decided)
    if (decision === 'stays' || whyTwo('claim', asked).length === 0)
      return carryOut(tx, scene, matter, decided)
    const { personId } = scene.doer
    assert(personId !== undefined, 'staff decide about claims')
    const waits = await askApproval(tx, {
      kind: 'claim',
      subject: subjectOf(claim.id),
      ...asked,
      askedBy: personId,
      now: scene.now,
      due: null,
      actor: scene,
    })
    return waits.ok ? ok(await viewOf({ ...scene, db: tx }, claim)) : err({ code: waits.error })
  })
}

function askedOf({ claim, order }: Matter, { decision, note }: Decided) {
  const { id, trackingCode } = order
  const input = {
    found: decision,
    note,
    kind: claim.kind,
    order: { id: String(id), tracking_code: trackingCode },
  }
  return { amount: claim.amount, input }
}

/** What a second person's yes does: it pays a claim, or carries out what was decided about a parcel that was found. */
export function claimByTwo(deskToPayFrom: DeskToPayFrom): ApprovalDeed {
  const payOut = payOutClaimByTwo(deskToPayFrom)
  return async (tx, asked) => {
    const { found: decision, note } = asked.input as { found?: FoundDecision; note?: string }
    if (decision === undefined) return payOut(tx, asked)
    const scene = { ...(await sceneOf(asked.context)), db: tx }
    return underLock(scene, claimIn(asked.subject), (_, matter) =>
      carryOut(tx, scene, matter, { decision, note }),
    )
  }
}

/** One decision wins, under the locks of the parcel's orders. */
function underLock(scene: Scene, id: number, follow: (tx: Db, matter: Matter) => Outcome): Outcome {
  return scene.db.transaction(async (tx): Outcome => {
    const known = await findClaim(tx, id)
    if (!known) return err({ code: 'not_found' })
    const matter = await holdMatter(tx, known)
    const { foundAt, foundDecision } = matter.claim
    if (foundAt === null || foundDecision !== null) return err({ code: 'claim_decided' })
    if (matter.order.ownerId === scene.doer.personId) return err({ code: 'claim_own' })
    return follow(tx, matter)
  })
}

async function carryOut(
  tx: Db,
  scene: Scene,
  { claim, order }: Matter,
  { decision, note }: Decided,
): Outcome {
  const { doer, now } = scene
  if (decision === 'taken_back') {
    const refusal = await takeBack(tx, scene, claim, order)
    if (refusal) return err(refusal)
  }
  const saved = await saveFoundDecision(tx, claim.id, { decision, note, by: doer.personId, at: now })
  assert(saved, 'a found parcel under its lock can be decided')
  if (decision === 'handed_out') {
    const handed = await act(tx, order.id, doer, { verb: 'hand_back', details: { note } }, scene)
    assert(handed.ok, 'what was found is in our hands until this is decided')
  }
  await recordAudit(tx, scene, {
    action: 'claim.found',
    object: `claim:${claim.id}`,
    after: { decision, note, amount: claim.amount },
  })
  await emit(tx, foundDecided, `claim:${claim.id}`, { claimId: claim.id })
  await notify(tx, `order:${order.id}`)
  const after = await findClaim(tx, claim.id)
  assert(after, 'a decided claim is there')
  return ok(await viewOf({ ...scene, db: tx }, after))
}

/** From the balance, whichever way it was paid: what is not there has to be put there first. */
async function takeBack(
  tx: Db,
  { doer, now }: Scene,
  { id, amount }: Claim,
  { ownerId }: Order,
): Promise<Refused | undefined> {
  assert(amount !== null, 'what was accepted was paid')
  if ((await findPerson(tx, ownerId)).status === 'deleted') return { code: 'claim_owner_gone' }
  const moved = await post(tx, {
    key: `claim:${id}:taken-back`,
    reference: `claim:${id}`,
    at: now,
    ...(doer.personId === undefined ? {} : { by: doer.personId }),
    template: 'compensation_taken_back',
    facts: { customer: ownerId, amount },
  })
  return moved.ok ? undefined : { code: 'insufficient_funds' }
}
