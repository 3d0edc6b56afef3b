// A process of its own, started for test databases: when its parent dies, however that happens, it stops the database
// and deletes the folder. Without it every interrupted test run would leave a server behind.
import { removeDataFolder } from './remove-data-folder.ts'

const [, , dataDir] = process.argv
// The parent holds the other end of this pipe and never writes to it.
process.stdin.once('end', () => removeDataFolder(dataDir ?? '')).resume()
