import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/desk/courierCard.ts'

export default {
  title: 'Удостоверение и оценки',
  open: 'Открыть удостоверение',
  courier: 'Курьер',
  number: 'Номер удостоверения',
  qr: 'QR-код удостоверения',
  check: 'Откройте QR-код и спросите у курьера слово дня',
  photo: 'Заменить фото',
  photoNote: 'Лицо должно быть хорошо видно. Сам курьер фото не меняет.',
  print: 'Распечатать',
  renew: 'Потеряно: выдать новое',
  renewTitle: 'Выдать новое удостоверение?',
  renewText: 'Старый номер и QR-код сразу перестанут действовать.',
  renewYes: 'Да, выдать новое',
  no: 'Нет',
  ratings: 'Что говорят люди',
  noRatings: 'Пока никто не поставил оценку.',
  stars: '{stars} / 5',
  sides: { sender: 'Отправитель', receiver: 'Получатель' },
} as const satisfies DeepStrings<typeof uz>
