import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { Failure } from '#platform/http/errors.ts'
import { type MountOptions, readCall } from '#platform/http/mount-routes.ts'
import { sendFailure } from '#platform/http/problem.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { Live, LiveSource } from './live.ts'

/** A stream of events. Rights, input and failures are those of a call; once open, it goes on. */
export type StreamRoute<Code extends string = string, Params extends z.ZodType = z.ZodType> = {
  path: `/api/${string}`
  /** The row of the policy table that decides who may listen. */
  action: string
  params: Params
  errors: readonly Code[]
  open(params: z.output<Params>, context: RequestContext): Promise<Result<LiveSource, Failure<Code>>>
}

export function mountStreams(
  api: FastifyInstance,
  streams: readonly StreamRoute[],
  options: MountOptions & { live: Live },
): void {
  for (const stream of streams) {
    // How long it stays open says nothing about how quickly we answer.
    api.get(stream.path, { config: { isStream: true, asksWhoCalls: true } }, async (request, reply) => {
      const { input, context } = await readCall(stream, { request, reply, options })
      const opened = await stream.open(input.params, context)
      if (!opened.ok) return sendFailure(request, reply, options.catalogue, opened.error)
      options.live.stream(request, reply, opened.value)
      return reply
    })
  }
}
