import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#web/api-client.ts'

type OrderPhotosProps = { order: string; files: readonly string[]; label: string }

/** Pictures are private: each is fetched with the token and shown from the browser's own memory. */
export function OrderPhotos({ order, files, label }: OrderPhotosProps) {
  if (files.length === 0) return null
  return (
    <ul className="order-photos" aria-label={label}>
      {files.map((file, index) => (
        <li key={file}>
          <Photo order={order} file={file} number={index + 1} />
        </li>
      ))}
    </ul>
  )
}

function Photo({ order, file, number }: { order: string; file: string; number: number }) {
  const t = useTranslations('deskOrders.photo')
  const [address, setAddress] = useState<string>()
  const [failed, setFailed] = useState(false)
  const api = useApi()
  useEffect(() => {
    const left = new AbortController()
    let made: string | undefined
    const fetchPhoto = async () => {
      const answer = await api.download(`/api/orders/v1/orders/${order}/files/${file}`, {
        signal: left.signal,
      })
      if (left.signal.aborted) return
      if (!answer.ok) return setFailed(true)
      made = URL.createObjectURL(answer.value)
      setAddress(made)
    }
    void fetchPhoto()
    return () => {
      left.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [api, order, file])
  if (failed) return <span className="order-photos__missing">{t('failed')}</span>
  if (!address) return <span className="order-photos__missing" />
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={t('alt', { number: String(number) })} />
    </a>
  )
}
