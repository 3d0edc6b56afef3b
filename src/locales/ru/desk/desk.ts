import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/desk/desk.ts'

export default {
  sections: {
    label: 'Разделы',
    more: 'Ещё',
    less: 'Закрыть',
    confirmations: 'Очередь',
    topUps: 'Пополнения',
    payments: 'Платежи',
    debts: 'Долги',
    claims: 'Претензии',
    cod: 'Выплаты',
    approvals: 'Подтверж\u00ADдения',
    cash: 'Касса',
    orders: 'Заказы',
    staff: 'Персонал',
    tariffs: 'Тарифы',
    smsTexts: 'SMS',
    audit: 'Журнал',
    inbox: 'Сообщения',
  },
  roles: {
    courier: 'Курьер',
    agent: 'Агент',
    operator: 'Оператор',
    cashier: 'Кассир',
    admin: 'Администратор',
  },
  myKeys: 'Мои ключи входа',
  night: 'Ночь',
  toSite: 'Перейти на сайт TezBox',
  noAccess: {
    title: 'Этот раздел вам не открыт',
    text: 'Чтобы его видеть, нужна другая роль. Если он нужен вам для работы, скажите администратору.',
    onward: 'Перейти в свой раздел',
    home: 'Вернуться на сайт',
  },
  notYet: {
    title: 'Ваш раздел ещё готовится',
    text: 'Пока здесь нет страниц для вашей роли. Когда они появятся, вы увидите их слева.',
  },
  secondPerson: {
    forYou: 'Ждут вашего решения: {count}',
    waits: 'Ждёт второго человека',
    since: 'Попросили: {moment}.',
    open: 'Открыть в подтверждениях',
    hint: 'Один человек этого не решает: ваша просьба будет ждать подтверждения второго.',
    asked: 'Просьба отправлена: теперь её подтвердит второй человек.',
  },
  list: {
    shown: 'показано: {count}',
    shownAll: 'всего: {count}',
    more: 'Показать ещё',
  },
  keys: {
    walk: 'дальше, назад',
    search: 'поиск',
    create: 'новый',
    close: 'закрыть',
  },
} as const satisfies DeepStrings<typeof uz>
