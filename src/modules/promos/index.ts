export {
  giveFirstParcelBack,
  holdPromotions,
  promotionsOf,
  takeFirstParcel,
  welcomeCustomer,
} from './promos.service.ts'
