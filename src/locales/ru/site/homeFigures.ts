import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/site/homeFigures.ts'

export default {
  speeds: 'Экспресс\u00A0— за\u00A0{expressHours}, стандарт\u00A0— за\u00A0{standardTime}.',
  label: 'Что посчитала система',
  delivered:
    '{count, plural, one {посылка вручена в этом месяце} few {посылки вручены в этом месяце} many {посылок вручено в этом месяце} other {посылки вручены в этом месяце}}',
  onTime: 'посылок пришли к обещанному дню',
  percent: '{number}\u00A0%',
  places:
    '{count, plural, one {пункт или постамат} few {пункта и постамата} many {пунктов и постаматов} other {пункта и постамата}}',
  rating:
    '{count, plural, one {средняя оценка курьеров, {text} отзыв} few {средняя оценка курьеров, {text} отзыва} many {средняя оценка курьеров, {text} отзывов} other {средняя оценка курьеров, {text} отзыва}}',
} as const satisfies DeepStrings<typeof uz>
