import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Limit } from '#platform/http/limits/door.ts'
import { mountSite, type OpenSite } from './mount.server.ts'
import type { RendererOptions } from './rendering/renderer.server.ts'

/** Pages straight from their sources, with reload in the browser. Vite is loaded only here. */
export async function openDevelopmentSite(
  root: string,
  optionsFor: (build: RendererOptions['build'], limit: Limit) => RendererOptions,
): Promise<Omit<OpenSite, 'renders'>> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
  return {
    async mount(app: FastifyInstance, limit: Limit) {
      app.addHook('onRequest', async (request, reply) => {
        if (request.url.startsWith('/api/')) return
        await new Promise<void>((resolve, reject) => {
          reply.raw.once('close', resolve)
          vite.middlewares(request.raw, reply.raw, (error?: unknown) => (error ? reject(error) : resolve()))
        })
        if (reply.raw.headersSent) reply.hijack()
      })
      app.addHook('onSend', async (_, reply) => {
        // Vite's client needs inline scripts, styles and a socket.
        reply.removeHeader('Content-Security-Policy')
      })
      await mountSite(app, optionsFor(build, limit))
    },
    close: () => vite.close(),
  }
}
