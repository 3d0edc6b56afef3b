import type { FastifyInstance } from 'fastify'
import { type ErrorCatalogue, sendFailure } from '#platform/http/problem.ts'
import type { Files } from './files.ts'
import { redeemLink } from './links.ts'
import { sendFile } from './send-file.ts'

export const fileLinkPath = (token: string) => `/api/files/v1/links/${token}`

/** Where single-use links lead. The link is the right: whoever issued it has checked the caller. */
export function mountFileLinks(app: FastifyInstance, files: Files, catalogue: ErrorCatalogue): void {
  app.route<{ Params: { token: string } }>({
    method: 'GET',
    url: fileLinkPath(':token'),
    // Messengers ask for the head of every address they show, which must not use the link up.
    exposeHeadRoute: false,
    config: { label: fileLinkPath(':token') },
    async handler(request, reply) {
      const redeemed = await redeemLink(files, files.db, request.params.token)
      const sent = redeemed.ok ? await sendFile(files, request, reply, redeemed.value) : redeemed
      if (sent.ok) return sent.value
      return sendFailure(request, reply, catalogue, sent.error)
    },
  })
}
