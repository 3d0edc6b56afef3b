import { useCallback, useMemo, useState } from 'react'
import type { OfferAnswer } from '#modules/pricing/pricing.contract.ts'
import { changeKeptDraft, useKeptDraft } from '#parcel/draft/kept-draft.ts'
import type { DraftChange, OrderDraft } from '#parcel/draft/order-draft.ts'
import { quoteBodyOf } from '#parcel/draft/quote-body.ts'
import type { Terms } from '#parcel/price/terms.ts'
import { type Quoted, useQuote } from '#parcel/price/use-quote.ts'
import { type Faults, type FieldPath, faultsOf } from './faults.ts'
import { keepPackageChoice, keptPackageChoice, withPackageChoice } from './parcel/package-choice.ts'
import type { Step } from './steps.ts'
import { useFaultTexts } from './use-fault-texts.ts'

/** What the server found wrong with a field, in the person's language. */
export type Told = readonly Readonly<{ path: string; message: string }>[]

export type Wizard = Readonly<{
  draft: OrderDraft
  change: (change: DraftChange) => void
  terms: Terms
  faults: Faults
  /** What is wrong with a field, once the person has asked to go on. */
  errorOf: (field: FieldPath) => string | undefined
  /** From now on the faults of these steps are shown. */
  check: (steps: readonly Step[]) => void
  tell: (told: Told) => void
  quoted: Quoted
  /** The mode and level of the draft, priced or refused. */
  offer: OfferAnswer | undefined
  /** Whether a prepaid shipment may pay, should there be one. */
  usesPackage: boolean
  choosePackage: (usesPackage: boolean) => void
}>

type Asked = { terms: Terms; stepOf: (field: FieldPath) => Step; told?: Told }

export function useWizard({ terms, stepOf, told: given = [] }: Asked): Wizard {
  const draft = useKeptDraft()
  const texts = useFaultTexts()
  const [checked, setChecked] = useState<readonly Step[]>([])
  const [told, tell] = useState(given)
  const faults = useMemo(() => faultsOf(draft), [draft])
  const [usesPackage, setUsesPackage] = useState(keptPackageChoice)
  const question = quoteBodyOf(draft)
  const quoted = useQuote(question && withPackageChoice(question, usesPackage), undefined)
  const change = useCallback((part: DraftChange) => {
    // What the server said was about what stood there before.
    tell((before) => (before.length === 0 ? before : []))
    changeKeptDraft(part)
  }, [])
  const { delivery_option, deliveryMethod } = draft
  return {
    draft,
    change,
    terms,
    faults,
    errorOf: (field) => {
      const code = checked.includes(stepOf(field)) ? faults[field] : undefined
      return code ? texts[code]() : told.find(({ path }) => path === field)?.message
    },
    check: (steps) => setChecked((before) => [...new Set([...before, ...steps])]),
    tell,
    quoted,
    offer: quoted.answer?.offers.find(
      (offer) =>
        offer.delivery_option === delivery_option && offer.delivery_type === deliveryMethod.delivery_type,
    ),
    usesPackage,
    choosePackage: (uses) => {
      keepPackageChoice(uses)
      setUsesPackage(uses)
    },
  }
}
