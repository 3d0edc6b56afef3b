export { holdsDatabase, holdsNothing, openDataFolder, resolveDataDir } from './data-folder.ts'
export { DataFolderInUse, EmbeddedDatabaseProblem } from './problem.ts'
export { dataFolderExists, removeDataFolder } from './remove-data-folder.ts'
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
  visitEmbeddedPostgres,
} from './start.ts'
