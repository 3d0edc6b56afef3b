import { ok } from '#kernel/result.ts'
import { type Route, route } from '#platform/http/route.ts'
import { signedIn } from '../sign-in/session.service.ts'
import { addAddress, changeAddress, listAddresses, removeAddress } from './address.service.ts'
import { profileCalls } from './profile.calls.ts'
import {
  type AccountEnd,
  choose,
  deleteAccount,
  editProfile,
  readChoices,
  readMyData,
  readUser,
} from './profile.service.ts'

export const profileRoutes = [
  route(profileCalls.readUser, 'profile.read', async (_, { db, caller }) =>
    ok(await readUser(db, signedIn(caller).person)),
  ),
  route(profileCalls.editProfile, 'profile.edit', ({ body }, context) =>
    editProfile(context, signedIn(context.caller).person, body, context),
  ),
  route(profileCalls.listAddresses, 'address.read', (_, { db, caller }) =>
    listAddresses({ db }, signedIn(caller).person),
  ),
  route(profileCalls.addAddress, 'address.edit', ({ body }, context) =>
    addAddress(context, signedIn(context.caller).person, body),
  ),
  route(profileCalls.changeAddress, 'address.edit', ({ params, body }, context) =>
    changeAddress(context, signedIn(context.caller).person, params.id, body),
  ),
  route(profileCalls.removeAddress, 'address.edit', ({ params }, { db, caller }) =>
    removeAddress({ db }, signedIn(caller).person, params.id),
  ),
  route(profileCalls.readNoticeChoices, 'notice-choice.read', (_, { db, caller }) =>
    readChoices({ db }, signedIn(caller).person),
  ),
  route(profileCalls.chooseNotice, 'notice-choice.edit', ({ body }, { db, caller }) =>
    choose({ db }, signedIn(caller).person, body),
  ),
  route(profileCalls.readMyData, 'my-data.read', (_, { db, caller, now }) =>
    readMyData({ db }, signedIn(caller), now),
  ),
] satisfies Route[]

export const accountDeletionRoutes = (end: AccountEnd) =>
  [
    route(profileCalls.deleteAccount, 'account.delete', ({ body }, context) =>
      deleteAccount(context, signedIn(context.caller).person, body.code, context, end),
    ),
  ] satisfies Route[]
