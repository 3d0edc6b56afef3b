import { fixedServices, type ServiceSlug } from '#modules/pricing/domain/extra-services.ts'
import type { Tariff } from '#modules/pricing/domain/tariff.ts'
import { foldText } from '../fold-text.ts'

/** What people call the services, beside their slugs. A test sees to it that the names we use are among these. */
const names: Readonly<Record<(typeof fixedServices)[number], readonly string[]>> = {
  to_door_delivery: [
    ...['eshikkacha yetkazish', 'eshikkacha', 'доставка до двери', 'до двери', 'эшиккача', 'to the door'],
    ...['delivery to the door', 'home delivery', 'uygacha', 'уйгача'],
  ],
  cod_return: [
    ...[
      'naqd pulni qaytarish',
      'naqd qaytarish',
      'возврат наличных',
      'возврат денег',
      'cash return',
      'pulni qaytarish',
    ],
    ...['нақд пулни қайтариш', 'возврат наложки'],
  ],
  cod: [
    ...['olganda toʻlash', 'наложенный платёж', 'наложенный платеж', 'наложка', 'нал', 'наличные', 'наличка'],
    ...[
      'cash on delivery',
      'cash',
      'naloj',
      'nalojka',
      'naqd',
      'нақд',
      'оплата при получении',
      'oplata pri poluchenii',
    ],
  ],
  inspect_before_paying: [
    ...[
      'avval koʻrib keyin toʻlash',
      'koʻrib toʻlash',
      'осмотр до оплаты',
      'осмотр',
      'с осмотром',
      'inspection',
    ],
    ...['inspection before payment', 'примерка', 'с примеркой', 'kiyib koʻrish'],
  ],
  signature: [
    ...['imzo bilan topshirish', 'imzo', 'imzo bilan', 'вручение под подпись', 'под подпись', 'подпись'],
    ...['signature on delivery', 'имзо'],
  ],
}

const slugOf: ReadonlyMap<string, ServiceSlug> = new Map(
  fixedServices.flatMap((slug) =>
    [slug, slug.replaceAll('_', ' '), ...names[slug]].map((name) => [foldText(name), slug] as const),
  ),
)

const cover = /^(?:cover|qoplama|sugurta|sug[ʻ‘'’ʼ`]?urta|покрытие|страховка|қоплама|суғурта)[\s_-]*(\d)$/iu
const coverWords = ['qoplama', 'sugʻurta', 'покрытие', 'страховка', 'cover'].map(foldText)
const betweenServices = /[,;+|\n/]+/
const mostServices = 20

type ReadServices = Readonly<{
  slugs: readonly ServiceSlug[]
  unknown: readonly string[]
  repaired: boolean
}>

/** Slugs or names in any language, as many as there are. */
export function readServices(text: string, tariff: Tariff): ReadServices {
  const parts = text
    .split(betweenServices)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, mostServices)
  const read = parts.map((part) => ({ part, slug: serviceNamed(part, tariff) }))
  return {
    slugs: [...new Set(read.flatMap(({ slug }) => slug ?? []))],
    unknown: read.flatMap(({ part, slug }) => (slug ? [] : [part])),
    repaired: read.some(({ part, slug }) => slug !== undefined && slug !== part),
  }
}

function serviceNamed(part: string, tariff: Tariff): ServiceSlug | undefined {
  const level = Number(cover.exec(part)?.[1] ?? 0)
  if (level > 0) return level <= tariff.cover.levels.length ? `cover_${level}` : undefined
  return slugOf.get(foldText(part)) ?? coverNamed(part, tariff)
}

/** "500 000 soʻmgacha qoplama", "Покрытие до 500 000 сум": by its sum. */
function coverNamed(part: string, { cover: { levels } }: Tariff): ServiceSlug | undefined {
  const key = foldText(part)
  const isCover = coverWords.some((word) => key.includes(word))
  const sum = Number(part.replace(/\D/g, ''))
  const index = isCover ? levels.findIndex(({ upTo }) => upTo === sum) : -1
  return index === -1 ? undefined : `cover_${index + 1}`
}

/** Named when a service is not known: what there is. */
export const serviceSlugs = ({ cover: { levels } }: Tariff): readonly ServiceSlug[] => [
  ...fixedServices.filter((slug) => slug !== 'to_door_delivery'),
  ...levels.map((_, index) => `cover_${index + 1}` as const),
]
