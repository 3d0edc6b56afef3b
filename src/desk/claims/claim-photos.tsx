import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadingShape } from '#client/loaded.tsx'
import { usePicture } from '#client/use-picture.ts'
import { claimsCalls } from '#modules/orders/claims/claims.calls.ts'
import { Icon } from '#ui/icon.tsx'

type ClaimPhotosProps = { claim: string; files: readonly string[] }

/** One photo as large as there is room, the others below it. */
export function ClaimPhotos({ claim, files }: ClaimPhotosProps) {
  const t = useTranslations('claims.photos')
  const [at, setAt] = useState(0)
  const file = files[at]
  if (file === undefined)
    return (
      <p className="claim-photos claim-photos--none">
        <Icon name="camera" />
        {t('none')}
      </p>
    )
  return (
    <section className="claim-photos" aria-label={t('label')}>
      <div className="claim-photos__large">
        <Photo key={file} claim={claim} file={file} number={at + 1} whole />
      </div>
      {files.length > 1 && (
        <ul className="claim-photos__others">
          {files.map((one, index) => (
            <li key={one}>
              <button type="button" aria-current={index === at || undefined} onClick={() => setAt(index)}>
                <Photo claim={claim} file={one} number={index + 1} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type PhotoProps = { claim: string; file: string; number: number; whole?: boolean }

function Photo({ claim, file, number, whole = false }: PhotoProps) {
  const t = useTranslations('claims.photos')
  const { address, failed } = usePicture(claimsCalls.readClaimPhoto, { params: { id: claim, file } })
  const text = t('alt', { number: String(number) })
  if (failed) return <span className="claim-photos__failed">{t('failed')}</span>
  if (!address) return <LoadingShape of="cards" count={1} />
  if (!whole) return <img src={address} alt={text} />
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={text} />
    </a>
  )
}
