/**
 * The words printed on every label. A label is read by whoever holds the parcel, in either script, so it speaks both at
 * once and does not follow the language of the person who prints it.
 */
export type BothScripts = Readonly<{ uz: string; oz: string }>

export const words = {
  to: { uz: 'Kimga', oz: 'Кимга' },
  from: { uz: 'Kimdan', oz: 'Кимдан' },
  entrance: { uz: 'Kirish', oz: 'Кириш' },
  floor: { uz: 'Qavat', oz: 'Қават' },
  flat: { uz: 'Xonadon', oz: 'Хонадон' },
  landmark: { uz: 'Moʻljal', oz: 'Мўлжал' },
  express: { uz: 'EKSPRESS', oz: 'ЭКСПРЕСС' },
  standard: { uz: 'STANDART', oz: 'СТАНДАРТ' },
  returning: { uz: 'QAYTARISH', oz: 'ҚАЙТАРИШ' },
  toPay: { uz: 'TOʻLOV OLINADI', oz: 'ТЎЛОВ ОЛИНАДИ' },
  nothingToPay: { uz: 'Oluvchidan pul olinmaydi', oz: 'Олувчидан пул олинмайди' },
  senderPays: { uz: 'Joʻnatuvchidan naqd', oz: 'Жўнатувчидан нақд' },
  goods: { uz: 'tovar', oz: 'товар' },
  carriage: { uz: 'yetkazish', oz: 'етказиш' },
  weight: { uz: 'Vazn', oz: 'Вазн' },
  size: { uz: 'Oʻlcham', oz: 'Ўлчам' },
  days: { uz: 'Muddat', oz: 'Муддат' },
  services: { uz: 'Xizmatlar', oz: 'Хизматлар' },
  signature: { uz: 'IMZO', oz: 'ИМЗО' },
  cod: { uz: 'TOʻLOV', oz: 'ТЎЛОВ' },
  inspect: { uz: 'KOʻRIB TOʻLAYDI', oz: 'КЎРИБ ТЎЛАЙДИ' },
  codReturn: { uz: 'NAQD QAYTADI', oz: 'НАҚД ҚАЙТАДИ' },
  soum: { uz: 'soʻm', oz: 'сўм' },
  contents: { uz: 'Ichida', oz: 'Ичида' },
} as const satisfies Record<string, BothScripts>

/** In both scripts, one after the other; once where they are the same. */
export const both = ({ uz, oz }: BothScripts, between = ' · ') => (uz === oz ? uz : `${uz}${between}${oz}`)
