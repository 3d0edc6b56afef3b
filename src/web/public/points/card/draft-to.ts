import type { PointAnswer } from '#modules/points/points.contract.ts'
import { isDoorAt } from '#parcel/draft/ends.ts'
import type { DraftChange, OrderDraft } from '#parcel/draft/order-draft.ts'

/** The draft with this point at its end; how the parcel begins stays as it was. */
export function draftTo(
  { id, region_id, district_id }: Pick<PointAnswer, 'id' | 'region_id' | 'district_id'>,
  draft: OrderDraft,
): DraftChange {
  return {
    // DECISIONS, "API shapes": 1 point to point, 3 door to point.
    delivery_option: isDoorAt('from', draft) ? 3 : 1,
    to: {
      region: region_id,
      city: district_id,
      point_id: id,
      point_region: region_id,
      point_city: district_id,
      // Whom a personal link leads to has chosen where already: this is another parcel.
      link: '',
      link_name: '',
    },
  }
}
