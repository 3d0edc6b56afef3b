import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { callsForTheBrowser } from './scripts/lib/calls-for-the-browser.ts'
import { precompiledMessages } from './src/platform/i18n/precompiled.ts'

const worker = join(import.meta.dirname, 'src/courier/worker/sw.js')

/** The country below the tiles, drawn where there is a line: without one the map has no ground to stand on either. */
const drawnLater = /\/(borders|towns-\w+)-[\w-]+\.json$/

/** Gives the worker the list of what makes the app: with it the app opens without a line. Another list is another worker. */
function workerWithList(): Plugin {
  return {
    name: 'worker-with-list',
    generateBundle(_, bundle) {
      const addresses = Object.keys(bundle)
        .filter((name) => !name.endsWith('.html'))
        .map((name) => `/${name}`)
        .toSorted()
      const later = addresses.filter((address) => drawnLater.test(address))
      const files = addresses.filter((address) => !later.includes(address))
      const page = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.html'))
      const version = createHash('sha256')
        .update(JSON.stringify([files, page]))
        .digest('hex')
        .slice(0, 16)
      const parts = `self.appParts = ${JSON.stringify({ version, files, later })}\n`
      const source = parts + readFileSync(worker, 'utf8')
      this.emitFile({ type: 'asset', fileName: 'courier/sw.js', source })
    },
  }
}

/** The courier's app: a page of its own without a server behind it, put beside the site's files (decision 79). */
export default defineConfig({
  root: join(import.meta.dirname, 'src'),
  publicDir: false,
  resolve: { alias: [precompiledMessages] },
  plugins: [callsForTheBrowser(), workerWithList()],
  build: {
    outDir: join(import.meta.dirname, 'build/site/client'),
    emptyOutDir: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: join(import.meta.dirname, 'src/courier/index.html') },
  },
})
