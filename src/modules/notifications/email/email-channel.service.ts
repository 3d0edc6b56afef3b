import type { Catalogs } from '#platform/i18n/translator.ts'
import { isMailAddress } from '#platform/mail/mime.ts'
import type { Channel } from '../notices/channels.ts'
import { letterOf } from './email-letter.ts'
import { type MailWay, type PostDeps, postLetter } from './post-letter.service.ts'

/** Letters to the address that stands in the order. */
export function emailChannel(deps: PostDeps & { catalogs: Catalogs }, way: MailWay): Channel {
  return {
    name: 'email',
    reaches: ({ email }) => Promise.resolve(email !== undefined && isMailAddress(email)),
    send: (notice, signal) => {
      const { phone, email = '' } = notice.to
      const letter = letterOf(notice, deps.catalogs)
      return postLetter(deps, way, { letter, to: email, phone, name: `notice-${notice.id}` }, signal)
    },
  }
}
