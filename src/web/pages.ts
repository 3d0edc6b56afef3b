/** Every page of the site, once. Routes, sitemap, page cache, titles and tests are all derived from this table. */

export type Layout = 'default' | 'index' | 'empty' | 'own' | 'guest' | 'referral' | 'desk'

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
  /** The route file below src/web. */
  file: string
  /** Names in the query of its address that make it another page: with one of them it is rendered for its caller. */
  query?: readonly string[]
  /** The one of them that says which of several things is shown: it belongs to the canonical address. */
  named?: string
  /** Takes a form: its address answers POST too. */
  form?: boolean
  /** For developers: answers only where the product shows itself as a demo. */
  developer?: boolean
}

type Rest = Partial<Omit<Page, 'id' | 'path' | 'file'>> & Pick<Page, 'file'>

function page(id: string, path: string, rest: Rest): Page {
  return { id, path, layout: 'default', audience: 'everyone', listed: true, ...rest }
}

const unlisted = { listed: false } as const
/** A page of information: data in `public/info/pages`, texts in `src/locales/<language>/info`. */
const info = { file: 'public/info/info.route.tsx' } as const
/** With the search that answers whether a thing may be sent. */
const canSend = { file: 'public/info/islands/can-send/can-send.route.tsx', query: ['q'] } as const
/** The same, with a code for the camera of a phone. */
const withQr = { file: 'public/info/islands/qr/qr.route.tsx' } as const
const customer = { audience: 'customer', listed: false } as const
const merchant = { audience: 'merchant', listed: false } as const
const staff = { audience: 'staff', listed: false, layout: 'desk' } as const
const guest = { audience: 'guest', layout: 'guest' } as const

/** SPEC section 2, and the paths that DECISIONS adds to it. */
export const pages: readonly Page[] = [
  page('home', '/', { layout: 'index', file: 'public/home/home.route.tsx' }),
  page('sendParcel', '/send_parcel', {
    file: 'cabinet/send-parcel/send-parcel.route.tsx',
    query: ['address', 'spot'],
  }),
  page('orderSecondStep', '/secondStepOrderCreate', {
    ...unlisted,
    file: 'cabinet/send-parcel/order-second-step.route.tsx',
  }),
  page('basket', '/basket', { ...customer, file: 'cabinet/basket/basket.route.tsx' }),
  page('orderThanks', '/order-thanks', { ...customer, file: 'cabinet/order-thanks/order-thanks.route.tsx' }),
  page('calculator', '/calculator', {
    file: 'public/calculator/calculator.route.tsx',
    query: 'from to size w l wd h cod val cover sign way delivery_option'.split(' '),
  }),
  page('track', '/track', { file: 'public/track/track.route.tsx', query: ['code', 'p'] }),
  page('trackLight', '/t/:code?', {
    ...unlisted,
    layout: 'empty',
    file: 'public/track-light/track-light.route.tsx',
  }),
  page('orderList', '/order-list', { ...customer, file: 'cabinet/orders/list/order-list.route.tsx' }),
  page('orderDetail', '/order-list/:id', { ...customer, file: 'cabinet/orders/order-detail.route.tsx' }),
  page('profile', '/dashboard/my_profile', { ...customer, file: 'cabinet/profile/profile.route.tsx' }),
  page('balance', '/dashboard/balance', { ...customer, file: 'cabinet/balance/balance.route.tsx' }),
  page('cod', '/dashboard/cod', { ...customer, file: 'cabinet/cod/cod.route.tsx' }),
  page('bulkUpload', '/excel-orders-upload', {
    ...merchant,
    layout: 'own',
    file: 'cabinet/bulk/bulk.route.tsx',
  }),
  page('pricing', '/pricing', { file: 'public/pricing/pricing.route.tsx' }),
  page('login', '/login', { ...guest, file: 'sign-in/login.route.tsx' }),
  page('signUp', '/sign_up', { ...guest, file: 'sign-in/sign-up/sign-up.route.tsx' }),
  page('about', '/about', info),
  page('contact', '/contact', {
    file: 'public/info/islands/contact/contact.route.tsx',
    form: true,
    query: ['sent'],
  }),
  page('press', '/press', { file: 'public/info/islands/press/press.route.tsx' }),
  page('security', '/security', {
    file: 'public/info/islands/security/security.route.tsx',
    form: true,
    query: ['link', 'sent'],
  }),
  page('privacy', '/privacy', { file: 'public/info/islands/privacy/privacy.route.tsx' }),
  page('offer', '/offer', { file: 'public/info/islands/offer/offer.route.tsx', query: ['version'] }),
  page('blog', '/blog', { file: 'public/blog/blog.route.tsx', query: ['cursor'] }),
  page('blogPost', '/blog/:id', { file: 'public/blog/post.route.tsx' }),
  page('careers', '/careers', {
    file: 'public/careers/careers.route.tsx',
    query: ['region', 'employment'],
  }),
  page('careerDetails', '/careers/details', {
    ...unlisted,
    file: 'public/careers/vacancy.route.tsx',
    form: true,
    query: ['id', 'sent'],
    named: 'id',
  }),
  page('promoFriends', '/promo/friends', { layout: 'referral', file: 'public/friends/friends.route.tsx' }),
  page('referral', '/referral/main', {
    ...customer,
    layout: 'referral',
    file: 'cabinet/referral/referral.route.tsx',
  }),
  page('partner', '/dashboard/partner', { ...customer, file: 'cabinet/partner/partner.route.tsx' }),
  page('partnerProgram', '/partner-program', {
    file: 'public/info/islands/partner/partner.route.tsx',
    form: true,
    query: ['sent', 'friends', 'parcels'],
  }),
  page('becomeAgent', '/become-agent', { ...info, form: true, query: ['sent'] }),
  page('comparison', '/comparison', info),
  page('integrations', '/integrations', { file: 'public/info/islands/integrations/integrations.route.tsx' }),
  page('integration', '/integration/:id', {
    file: 'public/info/islands/integrations/integration.route.tsx',
  }),
  page('servicesNearYou', '/services-near-you', {
    file: 'public/points/near/nearby.route.tsx',
    query: 'q at near open cod kind size point'.split(' '),
  }),
  page('agents', '/services-near-you/agents', { file: 'public/points/directory/agents.route.tsx' }),
  page('agentsRegion', '/services-near-you/agents/:region', {
    file: 'public/points/directory/region.route.tsx',
  }),
  page('agentDetail', '/services-near-you/agentDetail', {
    ...unlisted,
    file: 'public/points/detail/agent-detail.route.tsx',
    query: ['id'],
    named: 'id',
  }),
  page('lastMap', '/lastMap', {
    layout: 'empty',
    file: 'public/points/whole-screen/last-map.route.tsx',
    query: ['map', 'point'],
  }),
  page('ourServices', '/Our-Services', info),
  page('app', '/app', { file: 'public/info/islands/app/app.route.tsx' }),
  page('driverApp', '/driverapp', withQr),
  page('driverAppDownload', '/driverapp/download', withQr),
  page('whatCanYouSend', '/what-can-you-send', canSend),
  page('prohibitedItems', '/prohibteditems', canSend),
  page('notCompensated', '/not-compensated', info),
  page('covered', '/covered', {
    file: 'public/info/islands/cover/covered.route.tsx',
    query: ['value'],
  }),
  page('howToWeigh', '/how-to-weigh-a-parcel', {
    file: 'public/info/islands/volume/how-to-weigh.route.tsx',
  }),
  page('courierService', '/courier-service', info),
  page('faq', '/faq', { file: 'public/info/islands/faq/faq.route.tsx', query: ['q'] }),
  page('business', '/business', {
    file: 'public/info/islands/month/business.route.tsx',
    form: true,
    query: ['sent'],
  }),
  page('freeParcel', '/free-parcel', info),
  page('freeParcelSignUp', '/free-parcel/sign-up', { ...unlisted, ...info, form: true, query: ['sent'] }),
  page('sendFree', '/send-free', info),
  page('sendFreeSignUp', '/send-free/sign-up', { ...unlisted, ...info, form: true, query: ['sent'] }),
  page('feedback', '/feedback/:code?', { ...unlisted, file: 'links/feedback/feedback.route.tsx' }),
  page('badge', '/badge/:code?', { ...unlisted, file: 'links/badge/badge.route.tsx' }),
  page('personalLink', '/u/:code?', { ...unlisted, file: 'links/personal-link/personal-link.route.tsx' }),
  page('receiverUpdate', '/update/:code?', { ...unlisted, file: 'links/receiver/receiver-update.route.tsx' }),
  page('reweigh', '/reweigh/:key', { ...unlisted, file: 'links/reweigh/reweigh.route.tsx' }),
  page('payLink', '/pay/:token', { ...unlisted, file: 'links/pay/pay-link.route.tsx' }),
  page('referralCapture', '/r', {
    ...unlisted,
    layout: 'referral',
    file: 'links/referral/referral-capture.route.tsx',
  }),
  page('devInbox', '/dev/inbox', { ...unlisted, file: 'dev/dev-inbox/dev-inbox.route.tsx', developer: true }),
  page('devLocker', '/dev/locker', { ...unlisted, file: 'dev/locker/dev-locker.route.tsx', developer: true }),
  page('desk', '/desk', { ...staff, file: 'desk/desk.route.tsx' }),
  page('deskCounter', '/desk/counter', {
    ...staff,
    layout: 'own',
    file: 'desk/field/desk-counter.route.tsx',
  }),
  page('deskConfirmations', '/desk/confirmations', { ...staff, file: 'desk/desk-confirmations.route.tsx' }),
  page('deskTopUps', '/desk/top-ups', { ...staff, file: 'desk/desk-top-ups.route.tsx' }),
  page('deskPayments', '/desk/payments', { ...staff, file: 'desk/desk-payments.route.tsx' }),
  page('deskCod', '/desk/cod', { ...staff, file: 'desk/desk-cod.route.tsx' }),
  page('deskCash', '/desk/cash', { ...staff, file: 'desk/desk-cash.route.tsx' }),
  page('deskDebts', '/desk/debts', { ...staff, file: 'desk/desk-debts.route.tsx' }),
  page('deskIncidents', '/desk/incidents', { ...staff, file: 'desk/field/desk-incidents.route.tsx' }),
  page('deskReferrals', '/desk/referrals', { ...staff, file: 'desk/desk-referrals.route.tsx' }),
  page('deskClaims', '/desk/claims', { ...staff, file: 'desk/desk-claims.route.tsx' }),
  page('deskInbox', '/desk/inbox', { ...staff, file: 'desk/desk-inbox.route.tsx' }),
  page('deskApprovals', '/desk/approvals', { ...staff, file: 'desk/desk-approvals.route.tsx' }),
  page('deskOrders', '/desk/orders', { ...staff, file: 'desk/desk-orders.route.tsx' }),
  page('deskOrder', '/desk/orders/:id', { ...staff, file: 'desk/desk-order.route.tsx' }),
  page('deskNewOrder', '/desk/new-order', { ...staff, file: 'desk/desk-new-order.route.tsx' }),
  page('deskPeople', '/desk/people', { ...staff, file: 'desk/people/desk-people.route.tsx' }),
  page('deskCouriers', '/desk/couriers', { ...staff, file: 'desk/people/desk-couriers.route.tsx' }),
  page('deskCollections', '/desk/collections', { ...staff, file: 'desk/desk-collections.route.tsx' }),
  page('deskStaff', '/desk/staff', { ...staff, file: 'desk/desk-staff.route.tsx' }),
  page('deskKeys', '/desk/keys', { ...staff, file: 'desk/desk-keys.route.tsx' }),
  page('deskSmsTexts', '/desk/sms-texts', { ...staff, file: 'desk/desk-sms-texts.route.tsx' }),
  page('deskBanner', '/desk/banner', { ...staff, file: 'desk/content/desk-banner.route.tsx' }),
  page('deskPromotions', '/desk/promotions', { ...staff, file: 'desk/desk-promotions.route.tsx' }),
  page('deskPartners', '/desk/partners', { ...staff, file: 'desk/desk-partners.route.tsx' }),
  page('deskVisits', '/desk/visits', { ...staff, file: 'desk/desk-visits.route.tsx' }),
  page('deskBlog', '/desk/blog', { ...staff, file: 'desk/content/desk-blog.route.tsx' }),
  page('deskPost', '/desk/blog/:id', { ...staff, file: 'desk/content/desk-post.route.tsx' }),
  page('deskNotices', '/desk/notices', { ...staff, file: 'desk/upkeep/desk-notices.route.tsx' }),
  page('deskJobs', '/desk/jobs', { ...staff, file: 'desk/upkeep/desk-jobs.route.tsx' }),
  page('deskDistricts', '/desk/districts', { ...staff, file: 'desk/upkeep/desk-districts.route.tsx' }),
  page('deskHolidays', '/desk/holidays', { ...staff, file: 'desk/upkeep/desk-holidays.route.tsx' }),
  page('deskTariffs', '/desk/tariffs', { ...staff, file: 'desk/desk-tariffs.route.tsx' }),
  page('deskTariff', '/desk/tariffs/:version', { ...staff, file: 'desk/desk-tariff.route.tsx' }),
  page('deskVacancies', '/desk/vacancies', { ...staff, file: 'desk/content/desk-vacancies.route.tsx' }),
  page('deskVacancy', '/desk/vacancies/:id', { ...staff, file: 'desk/content/desk-vacancy.route.tsx' }),
  page('deskApplications', '/desk/applications', { ...staff, file: 'desk/desk-applications.route.tsx' }),
  page('deskPoints', '/desk/points', { ...staff, file: 'desk/points/desk-points.route.tsx' }),
  page('deskPoint', '/desk/points/:id', { ...staff, file: 'desk/points/desk-point.route.tsx' }),
  page('deskAgentPosts', '/desk/agent-posts', {
    ...staff,
    file: 'desk/points/desk-agent-posts.route.tsx',
  }),
  page('deskAgents', '/desk/agents', { ...staff, file: 'desk/points/desk-agents.route.tsx' }),
  page('deskAudit', '/desk/audit', { ...staff, file: 'desk/desk-audit.route.tsx' }),
  page('gallery', '/dev/gallery', {
    ...unlisted,
    layout: 'empty',
    file: 'dev/gallery/gallery.route.tsx',
    developer: true,
  }),
]

/** Permanent moves (DECISIONS, "Product"). SPEC spells one page otherwise than people do. */
export const redirects: Readonly<Record<string, string>> = {
  '/about-us': '/about',
  '/prohibiteditems': '/prohibteditems',
  '/promos': '/promo/friends',
}
