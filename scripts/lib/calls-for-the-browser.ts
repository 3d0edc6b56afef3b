import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { forBrowser } from '../../src/platform/calls/for-browser.ts'

/**
 * Of a file that declares calls the browser gets their method, their address and what changes the way they travel. What
 * they carry is known to it by types alone: the shapes stay with the server.
 */
export function callsForTheBrowser(): Plugin {
  return {
    name: 'calls-for-the-browser',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      if (!/\/src\/modules\/.+\.calls\.ts$/.test(id)) return
      const declared: Record<string, unknown> = await import(`${pathToFileURL(id)}?${statSync(id).mtimeMs}`)
      return Object.entries(declared)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(forBrowser(value))}`)
        .join('\n')
    },
  }
}
