export { accountErrors } from './accounts.contract.ts'
export { findAdminPhones } from './approvals/approval.repo.ts'
export type { ApprovalDeed } from './approvals/approval.service.ts'
export { approvalWork } from './approvals/approval-work.service.ts'
export { approvalRoutes } from './approvals/approvals.api.ts'
export { approvalErrors } from './approvals/approvals.contract.ts'
export { askApproval, waitingApprovals } from './approvals/ask.service.ts'
export { customerRoutes } from './customers/customers.api.ts'
export { customerErrors } from './customers/customers.contract.ts'
export type { CustomerDoors } from './customers/customers.service.ts'
export { crowdCustomers, crowdStaff } from './demo/crowd.ts'
export { demoSignInRoutes } from './demo/demo.api.ts'
export { loadDemoCrowd } from './demo/demo-crowd.service.ts'
export {
  demoPeople,
  demoTotpSecret,
  loadDemoColleagues,
  loadDemoCourier,
  loadDemoDepotAgent,
  loadDemoHome,
  loadDemoPeople,
  loadDemoSecondSteps,
} from './demo/demo-people.service.ts'
export { deviceRoutes } from './devices/devices.api.ts'
export { deviceErrors } from './devices/devices.contract.ts'
export { isOutOfUse, seeDevice } from './devices/devices.service.ts'
export { nameKey } from './domain/name-key.ts'
export { type CallerKind, isAction, isOpenTo, isOpenToVisitors, reachOf } from './domain/policy.ts'
export { shownName } from './domain/shown-name.ts'
export { whyTwo } from './domain/two-people.ts'
export { accountDeleted, approvalReleased, codeRequested, proofRequested, staffNews } from './events.ts'
export { sweepAccounts } from './housekeeping.service.ts'
export { acceptByOrder } from './offer/acceptances.service.ts'
export { offerRoutes } from './offer/offer.api.ts'
export { passkeyRoutes } from './passkeys/passkey.api.ts'
export { passkeyErrors } from './passkeys/passkey.contract.ts'
export {
  findPeople,
  findPerson,
  findPersonByPhone,
  findReader,
  isPerson,
  type PersonRow,
} from './person.repo.ts'
export { personalLinkRoutes } from './personal-link/personal-link.api.ts'
export { type LinkOwner, personalLinkErrors } from './personal-link/personal-link.contract.ts'
export { linkTarget, readLinkOwner } from './personal-link/personal-link.service.ts'
export { findHome } from './profile/address.repo.ts'
export { readsCyrillic } from './profile/cyrillic-reader.repo.ts'
export { noteScript } from './profile/cyrillic-reader.service.ts'
export { accountDeletionRoutes, profileRoutes } from './profile/profile.api.ts'
export type { AccountEnd } from './profile/profile.service.ts'
export { readChoices } from './profile/profile.service.ts'
export { countTowardsCeiling, eraseSealedCode } from './sign-in/code.repo.ts'
export { readCodeForSending } from './sign-in/code.service.ts'
export { eraseSealedProof } from './sign-in/proof-code.repo.ts'
export { readProofForSending, sendProofCode, takeProofCode } from './sign-in/proof-code.service.ts'
export { authorize } from './sign-in/session.service.ts'
export { type SignInSettings, signInRoutes } from './sign-in/sign-in.api.ts'
export { type Appointed, appointAdmin, type NewAdmin } from './staff/appoint-admin.service.ts'
export { type Actor, recordAudit, type ThingNames } from './staff/audit.service.ts'
export { deskColleagues, workColleagues } from './staff/colleagues.service.ts'
export { customerDeskRoutes } from './staff/customer-desk.api.ts'
export { soughtName } from './staff/sought-name.ts'
export { staffRoutes } from './staff/staff.api.ts'
export { staffErrors } from './staff/staff.contract.ts'
export { findColleague, isAdminThere, lockAgent } from './staff/staff.repo.ts'
export { addStaff } from './staff/staff.service.ts'
export type { StaffHands } from './staff/staff-hands.service.ts'
