import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readFileSettings } from './settings.ts'

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'file-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const key = Buffer.alloc(32, 7).toString('base64')
const bucket = {
  FILES_KEY: key,
  FILES_S3_ENDPOINT: 'https://s3.example.uz',
  FILES_S3_BUCKET: 'tezbox',
  FILES_S3_KEY_ID: 'id',
  FILES_S3_SECRET: 'secret',
}

test('a demo draws its key when it opens, once, for its owner only, and keeps it', () => {
  const dataDir = dataFolder()
  const first = readFileSettings({}, { demo: true, dataDir })
  expect(readdirSync(dataDir)).toEqual([])
  const { keys } = first.open()
  expect(statSync(join(dataDir, 'files-key')).mode & 0o777).toBe(0o600)
  expect(Buffer.from(readFileSync(join(dataDir, 'files-key'), 'utf8'), 'base64')).toHaveLength(32)
  expect(readFileSettings({}, { demo: true, dataDir }).open().keys.currentId).toBe(keys.currentId)
  expect(first.where).toBe(join(dataDir, 'files'))
  writeFileSync(join(dataDir, 'files-key'), 'spoiled')
  expect(() => readFileSettings({}, { demo: true, dataDir })).toThrow('32 random bytes')
})

test('outside the demo nothing starts without a proper key', () => {
  const dataDir = dataFolder()
  const surroundings = { demo: false, dataDir }
  expect(() => readFileSettings({}, surroundings)).toThrow('FILES_KEY is not set')
  expect(() => readFileSettings({ FILES_KEY: 'c2hvcnQ=' }, surroundings)).toThrow('32 random bytes')
  expect(() => readFileSettings({ FILES_KEY: key, FILES_OLD_KEYS: 'x' }, surroundings)).toThrow(
    'FILES_OLD_KEYS',
  )
  expect(readFileSettings({ FILES_KEY: key }, surroundings).where).toBe(join(dataDir, 'files'))
})

test('a bucket is taken when it is described in full', () => {
  const surroundings = { demo: false, dataDir: dataFolder() }
  expect(readFileSettings(bucket, surroundings).where).toBe('bucket tezbox at https://s3.example.uz')
  expect(() => readFileSettings({ ...bucket, FILES_S3_SECRET: '' }, surroundings)).toThrow('must be set too')
  expect(() => readFileSettings({ ...bucket, FILES_S3_ENDPOINT: 'ftp://x' }, surroundings)).toThrow(
    'FILES_S3_ENDPOINT',
  )
  expect(() => readFileSettings({ ...bucket, FILES_S3_BUCKET: '../x' }, surroundings)).toThrow(
    'FILES_S3_BUCKET',
  )
})
