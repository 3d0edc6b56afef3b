import type { ServiceSlug } from '#modules/pricing/domain/extra-services.ts'
import type { DeliveryOption, DeliveryType } from '#modules/pricing/domain/facts.ts'
import { readOption, readType } from '../cells/choices.ts'
import { readServices, serviceSlugs } from '../cells/services.ts'
import { keep, type RowDraft, refuse } from './row-draft.ts'

/** Door to door, unless a point is named and nothing else is said. */
export function checkOption(draft: RowDraft): DeliveryOption | undefined {
  const { lines } = draft
  if (lines.delivery_option === undefined) {
    const usual = optionByPoints(lines.from_point !== undefined, lines.to_point !== undefined)
    keep(draft, 'delivery_option', usual)
    return usual
  }
  const read = readOption(lines.delivery_option)
  if (read) keep(draft, 'delivery_option', read.value, read.repaired)
  else
    refuse(draft, 'delivery_option', 'invalid_option', {
      suggestions: ['1', '2', '3', '4'].map((text) => ({ text })),
    })
  return read?.value
}

function optionByPoints(from: boolean, to: boolean): DeliveryOption {
  if (from) return to ? 1 : 4
  return to ? 3 : 2
}

export function checkType(draft: RowDraft): DeliveryType | undefined {
  const line = draft.lines.delivery_type
  if (line === undefined) {
    keep(draft, 'delivery_type', 1)
    return 1
  }
  const read = readType(line)
  if (read) keep(draft, 'delivery_type', read.value, read.repaired)
  else refuse(draft, 'delivery_type', 'invalid_type', { suggestions: [{ text: '1' }, { text: '2' }] })
  return read?.value
}

/** They are about money that is collected, so its sum has to be named. */
const needAmount: readonly ServiceSlug[] = ['cod', 'cod_return', 'inspect_before_paying']

export function checkServices(
  draft: RowDraft,
  productFee: number | undefined,
): readonly ServiceSlug[] | undefined {
  const line = draft.lines.services
  if (line === undefined) return []
  const { tariff } = draft.ground
  const { slugs, unknown, repaired } = readServices(line, tariff)
  keep(draft, 'services', slugs, repaired)
  const [strange] = unknown
  if (strange !== undefined) {
    refuse(draft, 'services', 'unknown_service', {
      values: { name: strange.slice(0, 40) },
      suggestions: serviceSlugs(tariff).map((slug) => ({ text: [...slugs, slug].join(', ') })),
    })
    return undefined
  }
  if (productFee === 0 && slugs.some((slug) => needAmount.includes(slug))) {
    refuse(draft, 'product_fee', 'amount_required')
    return undefined
  }
  return slugs
}
