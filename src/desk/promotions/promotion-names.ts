import type { Audience, Gift, PromotionState } from '#modules/promos/domain/promotion.ts'

export const stateNames = {
  running: 'deskPromotions.states.running',
  planned: 'deskPromotions.states.planned',
  used_up: 'deskPromotions.states.usedUp',
  off: 'deskPromotions.states.off',
  over: 'deskPromotions.states.over',
} as const satisfies Record<PromotionState, string>

export const giftNames = {
  free_parcel: 'deskPromotions.gifts.freeParcel',
  percent: 'deskPromotions.gifts.percent',
  amount: 'deskPromotions.gifts.amount',
  reward: 'deskPromotions.gifts.reward',
} as const satisfies Record<Gift, string>

export const audienceNames = {
  new: 'deskPromotions.audiences.new',
  everybody: 'deskPromotions.audiences.everybody',
  personal: 'deskPromotions.audiences.personal',
  merchant: 'deskPromotions.audiences.merchant',
} as const satisfies Record<Audience, string>
