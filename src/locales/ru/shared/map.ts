import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/map.ts'

export default {
  loading: 'Карта открывается',
  failed: 'Карта не загрузилась. Проверьте интернет.',
  retry: 'Попробовать снова',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  help: 'Стрелки двигают карту, плюс и минус приближают и отдаляют, Home возвращает к началу. Tab ведёт дальше.',
  cluster:
    '{count, plural, one {{text} место} few {{text} места} many {{text} мест} other {{text} места}}. Приблизить',
  credit: '© участники {map}',
  mine: {
    refused: 'Доступ к местоположению закрыт. Покажите место на карте сами.',
    unknown: 'Устройство не смогло определить, где вы. Покажите место на карте сами.',
    abroad: 'Судя по устройству, вы не в Узбекистане. Покажите место на карте сами.',
  },
} as const satisfies DeepStrings<typeof uz>
