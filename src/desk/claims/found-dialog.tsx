import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { claimsCalls } from '#modules/orders/claims/claims.calls.ts'
import type { DeskClaim } from '#modules/orders/claims/claims.contract.ts'
import { type FoundDecision, foundDecisions } from '#modules/orders/domain/claim/claim-words.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { SecondPersonHint } from '../parts/second-person.tsx'
import { type Outcomes, useDecision } from '../parts/use-decision.ts'
import { foundNames } from './claim-names.ts'

type FoundDialogProps = Outcomes & { claim: DeskClaim; onClose: () => void }

/** What becomes of a parcel that was paid for and found; of money that goes back, how the customer agreed. */
export function FoundDialog({ claim, onClose, ...outcomes }: FoundDialogProps) {
  const t = useTranslations()
  const [decision, setDecision] = useState<FoundDecision>()
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const { task, decide } = useDecision(claimsCalls.decideFound, 'claim_decided', outcomes)
  const needsNote = decision === 'taken_back' && note.trim() === ''
  const submit = () => {
    setTried(true)
    if (!decision || needsNote) return
    void decide(
      { params: { id: claim.id }, body: { decision, note: note.trim() || undefined } },
      t('claims.found.done', { name: claim.owner.full_name }),
    )
  }
  return (
    <DeskFormDialog
      title={t('claims.found.ask', { name: claim.owner.full_name })}
      no={t('claims.back')}
      yes={t('claims.found.yes')}
      look="main"
      place="side"
      task={task}
      onClose={onClose}
      onSubmit={submit}
    >
      <RadioCards
        label={t('claims.found.decision')}
        cards={foundDecisions.map((value) => ({ value, label: t(foundNames[value]) }))}
        value={decision}
        onChange={setDecision}
        error={tried && !decision ? t('claims.found.required') : undefined}
      />
      <TextField
        label={t('claims.found.note')}
        hint={t('claims.found.noteHint')}
        value={note}
        maxLength={300}
        error={tried && needsNote ? t('claims.found.noteRequired') : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
      <SecondPersonHint
        kind="claim"
        amount={decision === 'stays' ? undefined : (claim.decision?.amount ?? undefined)}
        input={{ found: decision }}
      />
    </DeskFormDialog>
  )
}
