/** Packs what browsers fetch from the built site. */
import { join } from 'node:path'
import { packStaticFiles } from '#platform/http/site/static-files.ts'

await packStaticFiles(join(import.meta.dirname, '../build/site/client'))
