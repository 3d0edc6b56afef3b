import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#platform/db/migrate.ts'
import { urlOf } from './database-url.ts'
import { inPostgres, startThrowAwayPostgres } from './throw-away-postgres.ts'

const migrations = join(import.meta.dirname, '../../migrations')

/**
 * One PostgreSQL for the whole run: the one of TEST_DATABASE_URL, or an embedded one in a folder that is thrown away.
 * Migrations run once, into a template that every test file copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? foreignServer(process.env.TEST_DATABASE_URL)
    : await startThrowAwayPostgres()
  const template = `template_${process.pid}_${Date.now()}`
  await inPostgres(server.url, `create database ${template}`)
  await migrate(urlOf(server.url, template), migrations)
  project.provide('postgres', { url: server.url, template })
  return async () => {
    await inPostgres(server.url, `drop database if exists ${template}`)
    await server.stop()
  }
}

function foreignServer(url: string) {
  return { url, stop: () => Promise.resolve() }
}
