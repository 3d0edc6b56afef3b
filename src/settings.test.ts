import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from './settings.ts'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'tezbox-settings-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

// With a database given, the folder holds files only: nobody else has to reach it.
const DATABASE_URL = 'postgres://tezbox@db.example/tezbox'

test('everything that is wrong is told at once, each in a sentence of its own', () => {
  const wrong = {
    DATABASE_URL: 'mysql://db.example/tezbox',
    PORT: 'eighty',
    SECRET_KEY: 'short',
    PAYME_KEY: 'alone-it-is-no-use',
    MESSAGE_ORDER: 'pigeon',
    SMTP_URL: 'http://mail.example',
    GEOCODER_URL: 'nowhere',
    REWEIGH_WITHOUT_YES: 'perhaps',
    TELEGRAM_BOT_NAME: 'tezbox_bot',
    FILES_S3_ENDPOINT: 'https://s3.example.uz',
  }
  let said = ''
  try {
    readSettings({ ...wrong, TEZBOX_DATA: folder() })
  } catch (error) {
    said = (error as Error).message
  }
  const lines = said.split('\n')
  expect(lines).toHaveLength(Object.keys(wrong).length)
  for (const name of Object.keys(wrong)) {
    expect(lines.filter((line) => line.includes(name))).toHaveLength(1)
  }
})

test('settings are read without making anything', () => {
  const dataDir = folder()
  const settings = readSettings({ DATABASE_URL, TEZBOX_DATA: dataDir })
  expect(settings.place).toEqual({ databaseUrl: DATABASE_URL, dataDir })
  expect(settings.secretKey.isMissing).toBe(true)
  expect(settings.files.key.isMissing).toBe(true)
  expect(readdirSync(dataDir)).toEqual([])
})

test('a key file that holds no key is found before the database is', () => {
  const dataDir = folder()
  writeFileSync(join(dataDir, 'secret-key'), 'spoiled')
  expect(() => readSettings({ DATABASE_URL, TEZBOX_DATA: dataDir })).toThrow('32 random bytes')
})
