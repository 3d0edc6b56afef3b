import type { StaffRole } from '#modules/accounts/domain/person.ts'
import { type Action, reachOf } from '#modules/accounts/domain/policy.ts'
import type { IconName } from '#ui/icon.tsx'

/** A part of the desk: its page of the page table, and the right that opens it. */
export type Section = {
  page: string
  path: string
  icon: IconName
  label:
    | 'desk.sections.home'
    | 'desk.sections.counter'
    | 'desk.sections.confirmations'
    | 'desk.sections.topUps'
    | 'desk.sections.payments'
    | 'desk.sections.cod'
    | 'desk.sections.cash'
    | 'desk.sections.debts'
    | 'desk.sections.referrals'
    | 'desk.sections.claims'
    | 'desk.sections.incidents'
    | 'desk.sections.inbox'
    | 'desk.sections.approvals'
    | 'desk.sections.orders'
    | 'desk.sections.people'
    | 'desk.sections.couriers'
    | 'desk.sections.collections'
    | 'desk.sections.points'
    | 'desk.sections.agentPosts'
    | 'desk.sections.agents'
    | 'desk.sections.staff'
    | 'desk.sections.notices'
    | 'desk.sections.jobs'
    | 'desk.sections.districts'
    | 'desk.sections.holidays'
    | 'desk.sections.tariffs'
    | 'desk.sections.blog'
    | 'desk.sections.smsTexts'
    | 'desk.sections.banner'
    | 'desk.sections.promotions'
    | 'desk.sections.partners'
    | 'desk.sections.visits'
    | 'desk.sections.vacancies'
    | 'desk.sections.applications'
    | 'desk.sections.audit'
  action: Action
}

/** In the order of the rail; a role starts at the first one open to it. */
const planned: readonly Section[] = [
  {
    page: 'desk',
    path: '/desk',
    icon: 'home',
    label: 'desk.sections.home',
    action: 'worklist.read',
  },
  {
    page: 'deskCounter',
    path: '/desk/counter',
    icon: 'point',
    label: 'desk.sections.counter',
    action: 'counter.work',
  },
  {
    page: 'deskConfirmations',
    path: '/desk/confirmations',
    icon: 'phone',
    label: 'desk.sections.confirmations',
    action: 'order.manage',
  },
  {
    page: 'deskTopUps',
    path: '/desk/top-ups',
    icon: 'cash',
    label: 'desk.sections.topUps',
    action: 'top-up.review',
  },
  {
    page: 'deskPayments',
    path: '/desk/payments',
    icon: 'undo',
    label: 'desk.sections.payments',
    action: 'payment.inspect',
  },
  {
    page: 'deskCod',
    path: '/desk/cod',
    icon: 'briefcase',
    label: 'desk.sections.cod',
    action: 'cod.pay-out',
  },
  {
    page: 'deskCash',
    path: '/desk/cash',
    icon: 'lock',
    label: 'desk.sections.cash',
    action: 'cash-desk.read',
  },
  {
    page: 'deskDebts',
    path: '/desk/debts',
    icon: 'clock',
    label: 'desk.sections.debts',
    action: 'debt.review',
  },
  {
    page: 'deskReferrals',
    path: '/desk/referrals',
    icon: 'gift',
    label: 'desk.sections.referrals',
    action: 'referral.review',
  },
  {
    page: 'deskIncidents',
    path: '/desk/incidents',
    icon: 'question',
    label: 'desk.sections.incidents',
    action: 'incident.read',
  },
  {
    page: 'deskClaims',
    path: '/desk/claims',
    icon: 'warning',
    label: 'desk.sections.claims',
    action: 'claim.review',
  },
  {
    page: 'deskInbox',
    path: '/desk/inbox',
    icon: 'question',
    label: 'desk.sections.inbox',
    action: 'lead.read',
  },
  {
    page: 'deskApprovals',
    path: '/desk/approvals',
    icon: 'check',
    label: 'desk.sections.approvals',
    action: 'approval.read',
  },
  {
    page: 'deskOrders',
    path: '/desk/orders',
    icon: 'box',
    label: 'desk.sections.orders',
    action: 'order.inspect',
  },
  {
    page: 'deskPeople',
    path: '/desk/people',
    icon: 'user',
    label: 'desk.sections.people',
    action: 'customer.read',
  },
  {
    page: 'deskCouriers',
    path: '/desk/couriers',
    icon: 'route',
    label: 'desk.sections.couriers',
    action: 'courier-profile.read',
  },
  {
    page: 'deskCollections',
    path: '/desk/collections',
    icon: 'calendar',
    label: 'desk.sections.collections',
    action: 'collection.read',
  },
  {
    page: 'deskPoints',
    path: '/desk/points',
    icon: 'point',
    label: 'desk.sections.points',
    action: 'point.manage',
  },
  {
    page: 'deskAgentPosts',
    path: '/desk/agent-posts',
    icon: 'locate',
    label: 'desk.sections.agentPosts',
    action: 'agent-post.edit',
  },
  {
    page: 'deskAgents',
    path: '/desk/agents',
    icon: 'door',
    label: 'desk.sections.agents',
    action: 'agent-request.read',
  },
  {
    page: 'deskStaff',
    path: '/desk/staff',
    icon: 'users',
    label: 'desk.sections.staff',
    action: 'staff.read',
  },
  {
    page: 'deskNotices',
    path: '/desk/notices',
    icon: 'chat',
    label: 'desk.sections.notices',
    action: 'notice.read',
  },
  {
    page: 'deskJobs',
    path: '/desk/jobs',
    icon: 'sort',
    label: 'desk.sections.jobs',
    action: 'fiscal.read',
  },
  {
    page: 'deskDistricts',
    path: '/desk/districts',
    icon: 'pin',
    label: 'desk.sections.districts',
    action: 'service-pause.read',
  },
  {
    page: 'deskHolidays',
    path: '/desk/holidays',
    icon: 'calendar',
    label: 'desk.sections.holidays',
    action: 'tariff.read',
  },
  {
    page: 'deskTariffs',
    path: '/desk/tariffs',
    icon: 'calculator',
    label: 'desk.sections.tariffs',
    action: 'tariff.read',
  },
  {
    page: 'deskBlog',
    path: '/desk/blog',
    icon: 'file',
    label: 'desk.sections.blog',
    action: 'post.edit',
  },
  {
    page: 'deskSmsTexts',
    path: '/desk/sms-texts',
    icon: 'news',
    label: 'desk.sections.smsTexts',
    action: 'sms-text.manage',
  },
  {
    page: 'deskBanner',
    path: '/desk/banner',
    icon: 'info',
    label: 'desk.sections.banner',
    action: 'warning.edit',
  },
  {
    page: 'deskPromotions',
    path: '/desk/promotions',
    icon: 'gift',
    label: 'desk.sections.promotions',
    action: 'promotion.read',
  },
  {
    page: 'deskPartners',
    path: '/desk/partners',
    icon: 'external',
    label: 'desk.sections.partners',
    action: 'partner.read',
  },
  {
    page: 'deskVisits',
    path: '/desk/visits',
    icon: 'chart',
    label: 'desk.sections.visits',
    action: 'visit.read',
  },
  {
    page: 'deskVacancies',
    path: '/desk/vacancies',
    icon: 'door',
    label: 'desk.sections.vacancies',
    action: 'vacancy.edit',
  },
  {
    page: 'deskApplications',
    path: '/desk/applications',
    icon: 'user',
    label: 'desk.sections.applications',
    action: 'application.read',
  },
  {
    page: 'deskAudit',
    path: '/desk/audit',
    icon: 'list',
    label: 'desk.sections.audit',
    action: 'audit.read',
  },
]

/** What exists already and is open to the role. It only steers what is offered: the server decides per call. */
export function sectionsFor(role: StaffRole, pageIds: ReadonlySet<string>): readonly Section[] {
  return planned.filter(({ page, action }) => pageIds.has(page) && mayDo(role, action))
}

export const mayDo = (role: StaffRole, action: Action) => reachOf(role, action) !== undefined
