import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { Address } from '#modules/accounts/accounts.contract.ts'
import { addressText } from '#parcel/address-book/address-text.ts'
import { useDoorText } from '#parcel/pin/use-door-text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

type AddressCardProps = {
  address: Address
  onEdit: () => void
  onMakeDefault: () => void
  onDelete: () => void
}

export function AddressCard({ address, onEdit, onMakeDefault, onDelete }: AddressCardProps) {
  const t = useTranslations('addressBook')
  const locale = useLocale()
  const door = useDoorText()(address)
  const which = <span className="spoken"> {address.label}</span>
  return (
    <li className="address-card" data-default={address.is_default || undefined}>
      <div className="address-card__head">
        <span className="address-card__label">{address.label}</span>
        {address.is_default && <span className="address-card__default">{t('isDefault')}</span>}
      </div>
      <p className="address-card__text">{addressText(address, locale)}</p>
      {door && <p className="address-card__note">{door}</p>}
      {address.landmark && (
        <p className="address-card__note">{t('landmarkIs', { landmark: address.landmark })}</p>
      )}
      {address.latitude !== null && (
        <p className="address-card__note">
          <Icon name="pin" size="tiny" />
          {t('hasPin')}
        </p>
      )}
      <div className="address-card__actions">
        <div className="address-card__changes">
          <Button look="quiet" small onClick={onEdit}>
            {t('edit')}
            {which}
          </Button>
          {!address.is_default && (
            <Button look="quiet" small onClick={onMakeDefault}>
              {t('makeDefault')}
              {which}
            </Button>
          )}
        </div>
        <button type="button" className="icon-button address-card__delete" onClick={onDelete}>
          <Icon name="trash" size="small" />
          <span className="spoken">
            {t('delete')} {address.label}
          </span>
        </button>
      </div>
    </li>
  )
}
