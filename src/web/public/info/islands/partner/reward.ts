/** SPEC section 9 and DECISIONS, "Referral", with the cheapest parcel of the tariff in force. */
export type RewardRules = Readonly<{ reward: number; shipments: number; priceFrom: number }>
export type Invitation = Readonly<{ friends: number | undefined; parcels: number | undefined }>

export type Reward =
  /** Each friend still has to send so many more. */
  Readonly<{ kind: 'short'; missing: number }> | Readonly<{ kind: 'earned'; sum: number; parcels: number }>

/** What inviting brings the one who invites; undefined until both numbers are there. */
export function rewardOf(
  { friends, parcels }: Invitation,
  { reward, shipments, priceFrom }: RewardRules,
): Reward | undefined {
  if (!isCount(friends) || !isCount(parcels)) return undefined
  if (parcels < shipments) return { kind: 'short', missing: shipments - parcels }
  const sum = friends * reward
  return { kind: 'earned', sum, parcels: Math.floor(sum / priceFrom) }
}

const MOST_FRIENDS = 1_000

const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value > 0 && value <= MOST_FRIENDS

/** From the address of the page; what is no number is not there. */
export function countIn(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined
}
