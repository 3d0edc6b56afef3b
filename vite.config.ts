import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { callsForTheBrowser } from './scripts/lib/calls-for-the-browser.ts'
import { reachedFrom } from './scripts/lib/reached-from.ts'
import { precompiledMessages } from './src/platform/i18n/precompiled.ts'

/**
 * React Router answers a route file that cannot be loaded with an unguarded page reload. Here the failure goes to
 * the error boundary instead, which reloads at most once a minute and then offers a retry (SPEC section 2). It is
 * thrown by a component in place of the missing one: a rejected import would be swallowed for routes without a loader.
 */
function chunkFailuresReachTheErrorBoundary(): Plugin {
  const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/
  return {
    name: 'chunk-failures-reach-the-error-boundary',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!/react-router\/.*\/routeModules\.js/.test(id)) return
      if (!reload.test(code)) throw new Error(`react-router no longer reloads in ${id}: look at this plugin`)
      return code.replace(reload, 'return { default() { throw error } };')
    },
  }
}

/** Of the table of pages the browser needs no route files: the build has turned them into addresses of code. Nor what only the server asks: names in the query, forms. */
function pagesForTheBrowser(): Plugin {
  const ofServer =
    /\b(?:file: (?:'[^']*'|beingBuilt)|query: (?:\[[^\]]*\]|'[^']*'\.split\(' '\))|form: true),?/g
  return {
    name: 'pages-for-the-browser',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.endsWith('/src/web/pages.ts')) return
      const shorter = code.replace(ofServer, '')
      if (shorter === code) throw new Error(`no route files in ${id}: look at this plugin`)
      return shorter
    },
  }
}

/** The files that the home page needs: the frame around every page is among them. */
const ofHome = reachedFrom(
  ['web/entry.client.tsx', 'web/root.tsx', 'web/shell/layouts/index.tsx', 'web/public/home/home.route.tsx'],
  join(import.meta.dirname, 'src'),
)

/** Home has no use for it, but whoever leaves home has: it asks the server, and loads what comes later. */
const onNearlyEveryPage =
  /vite\/preload-helper|\/src\/client\/(use-answer|use-coming-back|use-task|failure-text)\.ts$/

/**
 * What many pages share travels in a few files. Left to itself the bundler makes a small file for each set of
 * pages that share a module; small files pack badly (10 KB more for home), and each is a request. What home has no use
 * for stays out of its files, however many other pages share it, but for what nearly all of them need.
 */
const sharedByMany = [
  { name: 'library', test: /node_modules/, minShareCount: 9 },
  { name: 'frame', test: (id: string) => ofHome.has(id) || onNearlyEveryPage.test(id), minShareCount: 3 },
  { name: 'parts', test: /\/src\/(ui|kernel|platform)\/.*\.tsx?$/, minShareCount: 35 },
  { name: 'client', test: /\/src\/client\//, minShareCount: 29 },
  // Wherever an address is written: apart, these are four small files.
  {
    name: 'address',
    test: /\/(ui\/pickers\/(use-options|combobox)|parcel\/pin\/use-line-text|geo\/geo\.calls)\b/,
    minShareCount: 4,
  },
]

export default defineConfig({
  resolve: { alias: [precompiledMessages] },
  ssr: { noExternal: ['use-intl', 'icu-minify'] },
  plugins: [reactRouter(), callsForTheBrowser(), pagesForTheBrowser(), chunkFailuresReachTheErrorBoundary()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedByMany } } } } },
  },
})
