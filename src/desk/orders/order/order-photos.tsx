import { useTranslations } from 'use-intl'
import { usePicture } from '#client/use-picture.ts'
import { orderFilesCalls } from '#modules/orders/files/order-files.calls.ts'

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
  const { address, failed } = usePicture(orderFilesCalls.readPicture, { params: { id: order, file } })
  if (failed) return <span className="order-photos__missing">{t('failed')}</span>
  if (!address) return <span className="order-photos__missing" />
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={t('alt', { number: String(number) })} />
    </a>
  )
}
