import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/dev/inbox.ts'

export default {
  filter: 'По номеру',
  filterHint: 'Пустое поле показывает все сообщения.',
  show: 'Показать',
  showAll: 'Все',
  messages: 'Сообщения',
  live: 'Обновляется само',
  paused: 'Сервер не отвечает. Пробуем снова.',
  off: 'Этот сервер отправляет сообщения по SMS, поэтому сюда ничего не приходит.',
  copy: 'Скопировать',
  copied: 'Скопировано',
  empty: 'Сообщений пока нет',
  emptyText: 'Введите номер на странице входа, и код придёт сюда.',
  emptyForPhone: 'На номер {phone} сообщений не было.',
  toSignIn: 'Страница входа',
  staff: 'Второй шаг сотрудников',
  staffText: 'После кода из SMS у сотрудника спросят и этот код. Каждый живёт 30 секунд.',
  secondsLeft: 'ещё {seconds} с',
  staffUnavailable: 'На этом сервере нет кодов второго шага.',
  roles: {
    courier: 'Курьер',
    agent: 'Сотрудник пункта',
    operator: 'Оператор',
    cashier: 'Кассир',
    admin: 'Администратор',
  },
} as const satisfies DeepStrings<typeof uz>
