import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePicture } from '#client/use-picture.ts'
import { orderFilesCalls } from '#modules/orders/files/order-files.calls.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { Dialog } from '#ui/float/dialog.tsx'
import { DetailSection } from './detail-section.tsx'
import { useOrderTexts } from './order-texts.ts'

type Picture = OrderDetail['files'][number]

/** What the owner is shown of an order's pictures; a passport is for those who answer for the hand-over. */
const kinds = {
  order_photo: 'myOrders.pictures.order',
  claim_photo: 'myOrders.pictures.claim',
  delivery_photo: 'myOrders.pictures.delivery',
  proof_signature: 'myOrders.pictures.signature',
} as const
type Kind = keyof typeof kinds

const isKnown = (picture: Picture): picture is Picture & { purpose: Kind } => picture.purpose in kinds
const proofs: readonly Kind[] = ['proof_signature', 'delivery_photo']

/** The proof of the hand-over first, then what was photographed otherwise. */
export function OrderPictures({ order }: { order: OrderDetail }) {
  const t = useTranslations('myOrders.pictures')
  const known = order.files.filter(isKnown)
  const proof = known.filter(({ purpose }) => proofs.includes(purpose))
  const others = known.filter(({ purpose }) => !proofs.includes(purpose))
  return (
    <>
      <PictureRow title={t('proofTitle')} orderId={order.id} pictures={proof} />
      <PictureRow title={t('title')} orderId={order.id} pictures={others} />
    </>
  )
}

type PictureRowProps = {
  title: string
  orderId: string
  pictures: readonly (Picture & { purpose: Kind })[]
}

function PictureRow({ title, orderId, pictures }: PictureRowProps) {
  if (pictures.length === 0) return null
  return (
    <DetailSection title={title}>
      <ul className="order-pictures">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <PictureTile orderId={orderId} picture={picture} />
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

function PictureTile({ orderId, picture }: { orderId: string; picture: Picture & { purpose: Kind } }) {
  const t = useTranslations()
  const texts = useOrderTexts()
  const { address, failed } = usePicture(orderFilesCalls.readPicture, {
    params: { id: orderId, file: picture.id },
  })
  const [open, setOpen] = useState(false)
  const what = t(kinds[picture.purpose])
  if (failed) return <span className="order-picture muted">{t('myOrders.pictures.failed')}</span>
  return (
    <>
      <button
        type="button"
        className="order-picture"
        disabled={address === undefined}
        onClick={() => setOpen(true)}
      >
        {address && <img src={address} alt="" />}
        <span className="spoken">
          {t('myOrders.pictures.open', { what, when: texts.moment(picture.at) })}
        </span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={what} closeLabel={t('common.close')}>
        <img className="order-picture__whole" src={address} alt={what} />
      </Dialog>
    </>
  )
}
