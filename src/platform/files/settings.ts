import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ConfigError, readEnvironment } from '#platform/config/environment.ts'
import { type InstallationKey, installationKey, readKey } from '#platform/config/key-file.ts'
import type { FileStore } from './store/file-store.ts'
import { folderStore } from './store/folder-store.ts'
import { createKeyRing, type KeyRing } from './store/key-ring.ts'
import { s3Store } from './store/s3-store.ts'

const optional = z
  .string()
  .optional()
  .transform((value) => value || undefined)

const environment = z.object({
  FILES_KEY: optional,
  FILES_OLD_KEYS: optional,
  FILES_S3_ENDPOINT: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  FILES_S3_REGION: optional.pipe(z.string().default('us-east-1')),
  FILES_S3_BUCKET: optional.pipe(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
  ),
  FILES_S3_KEY_ID: optional,
  FILES_S3_SECRET: optional,
  FILES_S3_PATH_STYLE: z.enum(['0', '1', '']).default('1'),
})

export type FileSettings = {
  key: InstallationKey
  where: string
  /** They lie in the data folder, not in a bucket. */
  isFolder: boolean
  /** Makes what is missing, the key and the folder, so not before everything else is known to be right. */
  open(): { store: FileStore; keys: KeyRing }
}

type Surroundings = { demo: boolean; dataDir: string }

/** Reads where uploads go and with which key identity documents are locked. Throws a sentence for whoever starts us. */
export function readFileSettings(
  env: Record<string, string | undefined>,
  { demo, dataDir }: Surroundings,
): FileSettings {
  const value = readEnvironment(environment, env)
  const key = installationKey({
    setting: 'FILES_KEY',
    given: value.FILES_KEY,
    demo,
    path: join(dataDir, 'files-key'),
    why: 'Identity documents are kept encrypted, so the server does not start without a key.',
  })
  const older = (value.FILES_OLD_KEYS?.split(',') ?? []).map((text) => readKey('FILES_OLD_KEYS', text.trim()))
  const ring = () => createKeyRing([key.take(), ...older])
  const { store, where, isFolder, prepare } = storeOf(value, join(dataDir, FILES_FOLDER))
  const open = () => {
    prepare()
    return { store, keys: ring() }
  }
  return { key, where, isFolder, open }
}

/** Where uploads go, without the keys that lock some of them; `folder` is used when they lie on this machine. */
export function readFileStore(env: Record<string, string | undefined>, folder: string): PlacedStore {
  return storeOf(readEnvironment(environment, env), folder)
}

export const FILES_FOLDER = 'files'

export type PlacedStore = {
  store: FileStore
  where: string
  isFolder: boolean
  /** Makes the folder. */
  prepare(): void
}

function storeOf(value: z.output<typeof environment>, folder: string): PlacedStore {
  if (!value.FILES_S3_ENDPOINT) {
    const prepare = () => void mkdirSync(folder, { recursive: true, mode: 0o700 })
    return { store: folderStore(folder), where: folder, isFolder: true, prepare }
  }
  const { FILES_S3_BUCKET: bucket, FILES_S3_KEY_ID: accessKeyId, FILES_S3_SECRET: secretAccessKey } = value
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new ConfigError(
      'FILES_S3_ENDPOINT is set, so FILES_S3_BUCKET, FILES_S3_KEY_ID and FILES_S3_SECRET must be set too.',
    )
  }
  const store = s3Store({
    endpoint: value.FILES_S3_ENDPOINT,
    region: value.FILES_S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
    pathStyle: value.FILES_S3_PATH_STYLE !== '0',
  })
  const where = `bucket ${bucket} at ${value.FILES_S3_ENDPOINT}`
  return { store, where, isFolder: false, prepare: () => undefined }
}
