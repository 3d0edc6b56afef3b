import type { Messages } from '#locales/index.ts'
import type { IconName } from '#ui/icon.tsx'
import { pages } from '../pages.ts'

/** A page that header or footer leads to. Its label is the message `shell.links.<page>`. */
export type SiteLink = { page: LinkName; icon: IconName }
export type LinkName = Exclude<keyof Messages['shell']['links'], 'apiDocs'>

const paths = new Map(pages.map(({ id, path }) => [id, path]))

export function pathOf(page: LinkName): string {
  return paths.get(page) ?? '/'
}

/** Opens in a window of its own: it is not a page of the site. */
export const apiDocsPath = '/api/docs'

/** Only merchants upload in bulk. */
export const merchantLinks: readonly SiteLink[] = [{ page: 'bulkUpload', icon: 'list' }]

export const menuLinks = {
  send: [
    { page: 'sendParcel', icon: 'box' },
    { page: 'calculator', icon: 'calculator' },
    { page: 'track', icon: 'search' },
    { page: 'servicesNearYou', icon: 'point' },
    { page: 'courierService', icon: 'door' },
    { page: 'ourServices', icon: 'route' },
  ],
  integration: [
    { page: 'integrations', icon: 'api' },
    { page: 'business', icon: 'chart' },
    { page: 'sendFree', icon: 'gift' },
    { page: 'partnerProgram', icon: 'users' },
  ],
  more: [
    { page: 'about', icon: 'info' },
    { page: 'faq', icon: 'question' },
    { page: 'contact', icon: 'phone' },
    { page: 'promoFriends', icon: 'users' },
    { page: 'freeParcel', icon: 'gift' },
    { page: 'app', icon: 'app' },
    { page: 'comparison', icon: 'scales' },
    { page: 'blog', icon: 'news' },
    { page: 'careers', icon: 'briefcase' },
  ],
} as const satisfies Record<string, readonly SiteLink[]>

export const footerLinks = {
  send: [
    'sendParcel',
    'calculator',
    'track',
    'whatCanYouSend',
    'prohibitedItems',
    'howToWeigh',
    'covered',
    'notCompensated',
  ],
  business: [
    'business',
    'integrations',
    'partnerProgram',
    'becomeAgent',
    'sendFree',
    'comparison',
    'agents',
    'lastMap',
  ],
  company: ['about', 'careers', 'blog', 'press', 'contact', 'faq', 'security', 'privacy', 'offer'],
  app: ['app', 'driverApp', 'driverAppDownload'],
} as const satisfies Record<string, readonly LinkName[]>
