/** Every page of the site, once. Routes, sitemap, page cache, titles and tests are all derived from this table. */

export type Layout = 'default' | 'index' | 'empty' | 'guest' | 'referral' | 'desk'

/** Who the page is for. It only steers what is offered: what may be read or done is decided by the server per call. */
export type Audience = 'everyone' | 'guest' | 'customer' | 'merchant' | 'staff'

export type Page = {
  id: string
  /** Without the language prefix, in React Router's pattern language. */
  path: string
  layout: Layout
  audience: Audience
  /** Listed in sitemap.xml and open to search engines. */
  listed: boolean
  /** The route file below src/web. Pages still to come share the "being built" file. */
  file: string
  /** Names in the query of its address that make it another page: with one of them it is rendered for its caller. */
  query?: readonly string[]
  /** For developers: answers only where the product shows itself as a demo. */
  developer?: boolean
}

const beingBuilt = 'routes/being-built.tsx'

function page(id: string, path: string, rest: Partial<Omit<Page, 'id' | 'path'>> = {}): Page {
  return { id, path, layout: 'default', audience: 'everyone', listed: true, file: beingBuilt, ...rest }
}

const unlisted = { listed: false } as const
const customer = { audience: 'customer', listed: false } as const
const merchant = { audience: 'merchant', listed: false } as const
const staff = { audience: 'staff', listed: false, layout: 'desk' } as const
const guest = { audience: 'guest', layout: 'guest' } as const

/** SPEC section 2, and the paths that DECISIONS adds to it. */
export const pages: readonly Page[] = [
  page('home', '/', { layout: 'index', file: 'routes/home.tsx' }),
  page('sendParcel', '/send_parcel', { file: 'routes/send-parcel.tsx' }),
  page('orderSecondStep', '/secondStepOrderCreate', {
    ...unlisted,
    file: 'routes/order-second-step.tsx',
  }),
  page('basket', '/basket', { ...customer, file: 'routes/basket.tsx' }),
  page('orderThanks', '/order-thanks', { ...customer, file: 'routes/order-thanks.tsx' }),
  page('calculator', '/calculator', {
    file: 'routes/calculator.tsx',
    query: 'from to size w l wd h cod val cover sign way delivery_option'.split(' '),
  }),
  page('track', '/track', { file: 'routes/track.tsx', query: ['code', 'p'] }),
  page('trackLight', '/t/:code?', { ...unlisted, layout: 'empty', file: 'routes/track-light.tsx' }),
  page('orderList', '/order-list', { ...customer, file: 'routes/order-list.tsx' }),
  page('orderDetail', '/order-list/:id', { ...customer, file: 'routes/order-detail.tsx' }),
  page('profile', '/dashboard/my_profile', { ...customer, file: 'routes/profile.tsx' }),
  page('balance', '/dashboard/balance', { ...customer, file: 'routes/balance.tsx' }),
  page('cod', '/dashboard/cod', { ...customer, file: 'routes/cod.tsx' }),
  page('bulkUpload', '/excel-orders-upload', merchant),
  page('pricing', '/pricing', { file: 'routes/pricing.tsx' }),
  page('login', '/login', { ...guest, file: 'routes/login.tsx' }),
  page('signUp', '/sign_up', { ...guest, file: 'routes/sign-up.tsx' }),
  page('about', '/about'),
  page('contact', '/contact'),
  page('press', '/press'),
  page('security', '/security'),
  page('privacy', '/privacy'),
  page('careers', '/careers'),
  page('careerDetails', '/careers/details', unlisted),
  page('blog', '/blog'),
  page('blogPost', '/blog/:id', unlisted),
  page('promoFriends', '/promo/friends', { layout: 'referral' }),
  page('referral', '/referral/main', { ...customer, layout: 'referral' }),
  page('partnerProgram', '/partner-program'),
  page('comparison', '/comparison'),
  page('integrations', '/integrations'),
  page('integration', '/integration/:id', unlisted),
  page('servicesNearYou', '/services-near-you'),
  page('agents', '/services-near-you/agents'),
  page('agentDetail', '/services-near-you/agentDetail', unlisted),
  page('lastMap', '/lastMap', { layout: 'empty' }),
  page('ourServices', '/Our-Services'),
  page('app', '/app'),
  page('driverApp', '/driverapp'),
  page('driverAppDownload', '/driverapp/download'),
  page('whatCanYouSend', '/what-can-you-send'),
  page('prohibitedItems', '/prohibteditems'),
  page('notCompensated', '/not-compensated'),
  page('covered', '/covered'),
  page('howToWeigh', '/how-to-weigh-a-parcel'),
  page('courierService', '/courier-service'),
  page('faq', '/faq'),
  page('business', '/business'),
  page('freeParcel', '/free-parcel'),
  page('freeParcelSignUp', '/free-parcel/sign-up', unlisted),
  page('sendFree', '/send-free'),
  page('sendFreeSignUp', '/send-free/sign-up', unlisted),
  page('feedback', '/feedback/:code?', { ...unlisted, file: 'routes/feedback.tsx' }),
  page('badge', '/badge/:code?', { ...unlisted, file: 'routes/badge.tsx' }),
  page('personalLink', '/u/:code?', { ...unlisted, file: 'routes/personal-link.tsx' }),
  page('receiverUpdate', '/update/:code?', { ...unlisted, file: 'routes/receiver-update.tsx' }),
  page('payLink', '/pay/:token', { ...unlisted, file: 'routes/pay-link.tsx' }),
  page('referralCapture', '/r', { ...unlisted, layout: 'referral', file: 'routes/referral-capture.tsx' }),
  page('devInbox', '/dev/inbox', { ...unlisted, file: 'routes/dev-inbox.tsx', developer: true }),
  page('desk', '/desk', { ...staff, file: 'routes/desk.tsx' }),
  page('deskConfirmations', '/desk/confirmations', { ...staff, file: 'routes/desk-confirmations.tsx' }),
  page('deskTopUps', '/desk/top-ups', { ...staff, file: 'routes/desk-top-ups.tsx' }),
  page('deskPayments', '/desk/payments', { ...staff, file: 'routes/desk-payments.tsx' }),
  page('deskCod', '/desk/cod', { ...staff, file: 'routes/desk-cod.tsx' }),
  page('deskClaims', '/desk/claims', { ...staff, file: 'routes/desk-claims.tsx' }),
  page('deskOrders', '/desk/orders', { ...staff, file: 'routes/desk-orders.tsx' }),
  page('deskOrder', '/desk/orders/:id', { ...staff, file: 'routes/desk-order.tsx' }),
  page('deskNewOrder', '/desk/new-order', { ...staff, file: 'routes/desk-new-order.tsx' }),
  page('deskStaff', '/desk/staff', { ...staff, file: 'routes/desk-staff.tsx' }),
  page('deskTariffs', '/desk/tariffs', { ...staff, file: 'routes/desk-tariffs.tsx' }),
  page('deskTariff', '/desk/tariffs/:version', { ...staff, file: 'routes/desk-tariff.tsx' }),
  page('deskAudit', '/desk/audit', { ...staff, file: 'routes/desk-audit.tsx' }),
  page('gallery', '/dev/gallery', {
    ...unlisted,
    layout: 'empty',
    file: 'routes/gallery.tsx',
    developer: true,
  }),
]

/** Permanent moves (DECISIONS, "Product"). */
export const redirects: Readonly<Record<string, string>> = {
  '/about-us': '/about',
  '/promos': '/promo/friends',
}
