import beingBuilt from './beingBuilt.ts'
import common from './common.ts'
import errorPage from './errorPage.ts'
import errors from './errors.ts'
import home from './home.ts'
import invalidToken from './invalidToken.ts'
import notFound from './notFound.ts'
import pages from './pages.ts'
import paramMissing from './paramMissing.ts'
import shell from './shell.ts'

export default {
  beingBuilt,
  common,
  errorPage,
  errors,
  home,
  invalidToken,
  notFound,
  pages,
  paramMissing,
  shell,
} as const
