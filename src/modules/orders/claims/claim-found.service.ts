import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { findPerson, recordAudit } from '#modules/accounts/index.ts'
import { post } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { emit } from '#platform/jobs/outbox.ts'
import { notify } from '#platform/live/notice.ts'
import type { FoundDecision } from '../domain/claim/claim-words.ts'
import type { Order } from '../domain/order.ts'
import { foundDecided } from '../events.ts'
import { act } from '../life/act.service.ts'
import type { Scene } from '../life/scene.service.ts'
import { type Claim, findClaim, saveFoundDecision } from './claim.repo.ts'
import { holdMatter } from './claim-desk.service.ts'
import { viewOf } from './claim-desk-read.service.ts'
import type { DeskClaim } from './claims.contract.ts'

type Refused = Failure<
  'not_found' | 'claim_own' | 'claim_decided' | 'claim_owner_gone' | 'note_required' | 'insufficient_funds'
>

/**
 * A parcel that was paid for as lost has turned up. `stays`: the customer keeps the money and the parcel is ours.
 * `taken_back`: they agreed to give the money back, and the parcel goes on or back to them. `handed_out`: they get both.
 */
export function decideFound(
  scene: Scene,
  id: string,
  { decision, note }: { decision: FoundDecision; note?: string | undefined },
): Promise<Result<DeskClaim, Refused>> {
  const { doer, now } = scene
  return scene.db.transaction(async (tx): Promise<Result<DeskClaim, Refused>> => {
    const known = await findClaim(tx, Number(id))
    if (!known) return err({ code: 'not_found' })
    const { claim, order } = await holdMatter(tx, known)
    if (claim.foundAt === null || claim.foundDecision !== null) return err({ code: 'claim_decided' })
    if (order.ownerId === doer.personId) return err({ code: 'claim_own' })
    // Whose yes it was, and how it was given, is on record before anybody's money moves.
    if (decision === 'taken_back' && note === undefined) return err({ code: 'note_required' })
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
  })
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
