import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'

type CardsStepProps = { upload: UploadAnswer; onChanged: (upload: UploadAnswer) => void; onSave: () => void }

export function CardsStep({ upload }: CardsStepProps) {
  return <p>{upload.name}</p>
}
