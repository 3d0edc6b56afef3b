import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { migrate } from '#platform/db/migrate.ts'
import { urlOf } from './database-url.ts'

const migrations = join(import.meta.dirname, '../../migrations')

/**
 * One PostgreSQL for the whole run: the one of TEST_DATABASE_URL, or an embedded one in a folder that is thrown away.
 * Migrations run once, into a template that every test file copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? foreignServer(process.env.TEST_DATABASE_URL)
    : await ownServer()
  const template = `template_${process.pid}_${Date.now()}`
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  await migrate(urlOf(server.url, template), migrations)
  project.provide('postgres', { url: server.url, template })
  return async () => {
    await admin.query(`drop database if exists ${template}`)
    await admin.end()
    await server.stop()
  }
}

function foreignServer(url: string) {
  return { url, stop: () => Promise.resolve() }
}

async function ownServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-test-'))
  // Nothing here outlives the run, so it need not survive a power cut.
  const postgres = await startEmbeddedPostgres({ dataDir, fsync: false, removeIfAbandoned: true })
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
