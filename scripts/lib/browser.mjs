import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallPackages, installPackages } from './debian.mjs'

/** Debian's browser without its windows: a page of it costs a quarter of what one costs that also draws a toolbar. */
const shell = { package: 'chromium-headless-shell', path: '/usr/lib/chromium/chromium-headless-shell' }
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium for the tests; on Debian, root installs it from Debian's packages. Undefined: none. */
export async function ensureBrowser() {
  const found = findBrowser()
  if (found === shell.path || process.env.TEZBOX_CHROMIUM || !canInstallPackages()) return found
  if ((await install(shell.package)) || found !== undefined) return findBrowser()
  await install('chromium')
  return findBrowser()
}

const install = (name) => installPackages('the browser for the tests', [name, 'fonts-liberation'])

export const browserNeeded =
  'The browser tests need Chromium: install the package "chromium" or Google Chrome, or set TEZBOX_CHROMIUM to the path of one.'

function findBrowser() {
  const chosen = process.env.TEZBOX_CHROMIUM
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [chosen, shell.path, ...candidates, ...macPlaces].find((path) => path && isProgram(path))
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
