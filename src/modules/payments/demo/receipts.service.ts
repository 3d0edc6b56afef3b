import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import type { Files } from '#platform/files/files.ts'
import { acceptUpload, keepFile } from '#platform/files/upload/accept-upload.ts'
import { findTopUpsForDesk } from '../top-up/top-up.repo.ts'
import { receiptOwner } from '../top-up/top-up.service.ts'
import { receiptPicture } from './receipt-picture.ts'

const MOST = 20

/** What the cashier looks at before money goes to a balance: the receipts of what waits, and of what was decided last. */
export async function loadDemoReceipts({ db, files }: { db: Db; files: Files }): Promise<void> {
  for (const status of ['new', 'approved', 'rejected'] as const)
    for (const { id, amount } of await findTopUpsForDesk(db, { status, after: undefined }, MOST)) {
      const stream = once(receiptPicture(amount))
      const picture = await acceptUpload(files, { purpose: 'receipt', stream })
      assert(picture.ok, 'the demo draws pictures')
      const kept = await keepFile(db, picture.value, receiptOwner(id))
      assert(kept.ok, 'a new top-up has no receipt yet')
    }
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes
}
