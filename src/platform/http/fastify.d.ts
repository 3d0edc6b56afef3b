import 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What metrics and logs call this route, when its pattern says too little. */
    label?: string
    /** Stays open for as long as somebody listens. */
    isStream?: boolean
    /** Who calls is asked before anything is done: a limit may wait for that. */
    asksWhoCalls?: boolean
  }
}
