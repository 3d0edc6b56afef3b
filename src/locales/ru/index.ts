import addressBook from './addressBook.ts'
import audit from './audit.ts'
import beingBuilt from './beingBuilt.ts'
import calculator from './calculator.ts'
import common from './common.ts'
import desk from './desk.ts'
import deskTariffs from './deskTariffs.ts'
import devices from './devices.ts'
import errorPage from './errorPage.ts'
import errors from './errors.ts'
import home from './home.ts'
import inbox from './inbox.ts'
import invalidToken from './invalidToken.ts'
import ledger from './ledger.ts'
import map from './map.ts'
import notFound from './notFound.ts'
import orders from './orders.ts'
import pages from './pages.ts'
import paramMissing from './paramMissing.ts'
import payments from './payments.ts'
import points from './points.ts'
import pricing from './pricing.ts'
import pricingPage from './pricingPage.ts'
import profile from './profile.ts'
import shell from './shell.ts'
import signIn from './signIn.ts'
import signUp from './signUp.ts'
import sms from './sms.ts'
import staff from './staff.ts'

export default {
  addressBook,
  audit,
  beingBuilt,
  calculator,
  common,
  desk,
  deskTariffs,
  devices,
  errorPage,
  errors,
  home,
  inbox,
  invalidToken,
  ledger,
  map,
  notFound,
  orders,
  pages,
  paramMissing,
  payments,
  points,
  pricing,
  pricingPage,
  profile,
  shell,
  signIn,
  signUp,
  sms,
  staff,
} as const
