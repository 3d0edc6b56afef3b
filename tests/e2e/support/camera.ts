import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import config from '../../../playwright.config.ts'
import { tableFilm } from '../../support/label-film.ts'

const { args = [], ...launch } = config.use?.launchOptions ?? {}

/**
 * A browser whose camera shows a film. The file is read anew whenever a page opens the camera: what is to be seen can be
 * changed while nobody looks.
 */
export async function openCamera() {
  const folder = mkdtempSync(join(tmpdir(), 'tezbox-camera-'))
  const file = join(folder, 'camera.mjpeg')
  const show = (film: Buffer) => writeFileSync(file, film)
  show(await tableFilm())
  return {
    show,
    launchOptions: {
      ...launch,
      args: [
        ...args,
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${file}`,
      ],
    },
    putAway: () => rmSync(folder, { recursive: true, force: true }),
  }
}
