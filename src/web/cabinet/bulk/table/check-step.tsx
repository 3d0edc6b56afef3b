import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'

export type CheckStepProps = {
  upload: UploadAnswer
  /** The upload as the server has it after a change. */
  onChanged: (upload: UploadAnswer) => void
  /** On to paying; offered when no row has errors. */
  onSave: () => void
  /** Back to what the columns are. */
  onColumns?: (() => void) | undefined
}

/** What is wrong in the rows of an upload, and how it is put right: a table, on a phone one card after the other. */
export function CheckStep({ upload }: CheckStepProps) {
  return <p>{upload.name}</p>
}
