import addressBook from './addressBook.ts'
import audit from './audit.ts'
import badge from './badge.ts'
import balance from './balance.ts'
import basket from './basket.ts'
import beingBuilt from './beingBuilt.ts'
import calculator from './calculator.ts'
import claims from './claims.ts'
import cod from './cod.ts'
import common from './common.ts'
import courierCard from './courierCard.ts'
import desk from './desk.ts'
import deskOrders from './deskOrders.ts'
import deskPayments from './deskPayments.ts'
import deskTariffs from './deskTariffs.ts'
import deskTopUps from './deskTopUps.ts'
import devices from './devices.ts'
import errorPage from './errorPage.ts'
import errors from './errors.ts'
import feedback from './feedback.ts'
import home from './home.ts'
import inbox from './inbox.ts'
import invalidToken from './invalidToken.ts'
import ledger from './ledger.ts'
import map from './map.ts'
import myOrders from './myOrders.ts'
import notFound from './notFound.ts'
import notices from './notices.ts'
import orders from './orders.ts'
import packages from './packages.ts'
import pages from './pages.ts'
import paramMissing from './paramMissing.ts'
import payLink from './payLink.ts'
import payments from './payments.ts'
import personalLink from './personalLink.ts'
import points from './points.ts'
import pricing from './pricing.ts'
import pricingPage from './pricingPage.ts'
import profile from './profile.ts'
import push from './push.ts'
import receiver from './receiver.ts'
import sendParcel from './sendParcel.ts'
import shell from './shell.ts'
import signIn from './signIn.ts'
import signUp from './signUp.ts'
import sms from './sms.ts'
import staff from './staff.ts'
import telegram from './telegram.ts'
import tracking from './tracking.ts'

export default {
  addressBook,
  audit,
  badge,
  balance,
  basket,
  beingBuilt,
  calculator,
  cod,
  claims,
  common,
  courierCard,
  desk,
  deskOrders,
  deskPayments,
  deskTariffs,
  deskTopUps,
  devices,
  errorPage,
  errors,
  feedback,
  home,
  inbox,
  invalidToken,
  ledger,
  map,
  myOrders,
  notFound,
  notices,
  orders,
  packages,
  pages,
  paramMissing,
  payLink,
  payments,
  personalLink,
  points,
  pricing,
  pricingPage,
  profile,
  push,
  receiver,
  sendParcel,
  shell,
  signIn,
  signUp,
  sms,
  staff,
  telegram,
  tracking,
} as const
