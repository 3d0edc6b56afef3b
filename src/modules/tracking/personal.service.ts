import { assert } from '#kernel/assert.ts'
import { courierOnMap, reviewOf } from '#modules/delivery/index.ts'
import { districtById, regions } from '#modules/geo/index.ts'
import {
  type Party,
  partySeenBy,
  project,
  receiverPageOf,
  receiverSeenBy,
  termsOf,
} from '#modules/orders/index.ts'
import { findPoint } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { Parcel } from './parcel.ts'
import type { Right } from './passes.ts'
import type { PartyAnswer, PersonalAnswer } from './tracking.contract.ts'

type Deps = { db: Db; secrets: Secrets; locale: Locale; now: Date }

/** While one of these the receiver has something to show at the hand-over. */
const onItsWay: readonly string[] = ['pickup', 'agent_received', 'failed_delivery']

/** Both sides in full, as whoever has shown this right may see them. */
export async function personalOf(deps: Deps, parcel: Parcel, right: Right): Promise<PersonalAnswer> {
  // Whoever sent by a personal link was never given the receiver's data; the person of the link knows their own.
  const viewer = parcel[right.side].link === undefined ? 'owner' : 'staff'
  const isReceiversLink = right.side === 'receiver' && right.by === 'link'
  const terms = termsOf(parcel)
  const { toCollect } = terms
  const { state } = project(terms, parcel.log)
  assert(state, 'an order begins with being placed')
  return {
    sender: await partyOf(deps, partySeenBy(parcel.sender, viewer)),
    receiver: await partyOf(deps, receiverSeenBy(parcel, viewer, state)),
    description: parcel.description,
    to_collect: onItsWay.includes(parcel.status) ? toCollect : 0,
    courier: parcel.status === 'pickup' ? await courierOnMap(deps.db, parcel.id, deps.now) : null,
    receiver_page: isReceiversLink ? receiverPageOf(deps.secrets, parcel.id) : null,
    receiver_code: isReceiversLink && onItsWay.includes(parcel.status) ? codeOf(deps, parcel) : null,
    rating: mayRate(parcel, right) ? await reviewOf(deps, { orderId: parcel.id, side: right.side }) : null,
  }
}

/** Whoever brought it knows both phones: their digits must not be enough to rate oneself. */
const mayRate = ({ status }: Parcel, { by }: Right) =>
  by === 'link' && (status === 'executor_done' || status === 'done')

const codeOf = ({ secrets }: Deps, { receiverCode }: Parcel) =>
  (receiverCode && secrets.open('receiver code', receiverCode)) ?? null

async function partyOf({ db, locale }: Deps, party: Party): Promise<PartyAnswer> {
  const point = party.pointId === undefined ? undefined : await findPoint(db, party.pointId)
  const { latitude, longitude } = party
  return {
    full_name: party.fullName,
    phone_number: party.phone,
    area: areaOf(party, locale),
    mahalla: party.mahalla ?? null,
    street: party.street ?? null,
    landmark: party.landmark ?? null,
    point: point ? { id: point.id, name: point.name[locale], address: point.address[locale] } : null,
    pin: point
      ? { latitude: point.lat, longitude: point.lon }
      : latitude !== undefined && longitude !== undefined
        ? { latitude, longitude }
        : null,
  }
}

function areaOf({ regionId, districtId }: Party, locale: Locale): string {
  const region = regions.find(({ id }) => id === regionId)
  return [region?.name[locale], districtById(districtId)?.names[locale]].filter(Boolean).join(', ')
}
