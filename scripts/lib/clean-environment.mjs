import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

const passedOn = ['LANG', 'TZ', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS']
const npmSettings = ['registry', 'cafile', 'proxy', 'https-proxy', 'noproxy']

/** What a person has who just logged in: nothing of the npm run that is going on here, only how to reach the net. */
export function cleanEnvironment(home) {
  const env = { HOME: home, PATH: pathWithoutNpm(), npm_config_cache: join(home, '.npm') }
  for (const name of passedOn) {
    if (process.env[name] !== undefined) env[name] = process.env[name]
  }
  for (const name of npmSettings) {
    const value = npmSetting(name)
    if (value !== undefined) env[`npm_config_${name.replaceAll('-', '_')}`] = value
  }
  return env
}

/** npm puts the tools of this clone in front, its own newer Node among them. */
function pathWithoutNpm() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => !/node_modules|node-gyp-bin/.test(folder)).join(delimiter)
}

function npmSetting(name) {
  const value = spawnSync('npm', ['config', 'get', name], { encoding: 'utf8' }).stdout?.trim()
  return value && value !== 'null' && value !== 'undefined' ? value : undefined
}
