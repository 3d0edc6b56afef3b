import type { DeepStrings } from '../shape.ts'
import type uz from '../uz/audit.ts'

export default {
  caption: 'Записи',
  object: 'Над чем, например {example}',
  objects: { person: 'Сотрудник № {id}', tariff: 'Тариф № {id}' },
  onlyThis: 'только по этому',
  clear: 'Снять фильтр',
  columns: {
    at: 'Время',
    who: 'Кто',
    action: 'Что сделано',
    object: 'Над чем',
    change: 'Изменение',
    address: 'Адрес в сети',
  },
  actions: {
    staffCreate: 'Сотрудник добавлен',
    staffEdit: 'Сотрудник изменён',
    staffSecondStep: 'Выдан новый ключ входа',
    staffDismiss: 'Уволил сотрудника',
    staffRename: 'Сменил имя',
    tariffDraft: 'Создал черновик тарифа',
    tariffPublish: 'Ввёл тариф в действие',
  },
  fields: { name: 'Имя', role: 'Роль', status: 'Состояние' },
  customer: 'Клиент',
  deleted: 'Удалён',
  yes: 'да',
  no: 'нет',
  empty: 'пусто',
  was: 'Было:',
  became: 'Стало:',
  same: 'без изменений',
  none: {
    title: 'Записей нет',
    text: 'Когда сотрудники что-нибудь изменят, здесь появится строка.',
    filtered: 'По этому объекту ещё никто ничего не делал.',
  },
} as const satisfies DeepStrings<typeof uz>
