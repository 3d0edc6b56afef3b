import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/desk/deskPartners.ts'

export default {
  list: 'Список партнёров',
  add: 'Новый партнёр',
  customers: 'клиентов: {count}',
  closed: 'закрыт',
  none: 'Партнёров пока нет.',
  choose: {
    title: 'Выберите партнёра',
    text: 'Откройте одного слева или добавьте нового.',
  },
  form: {
    newTitle: 'Новый партнёр',
    code: 'Код',
    codeHint: 'От 4 до 16 латинских букв и цифр.',
    name: 'Название',
    phone: 'Телефон, 9 цифр',
    percent: 'Процент с оплаты',
    months: 'Сколько месяцев считается',
    monthsHint: 'Со дня регистрации клиента.',
    open: 'Код приводит новых клиентов',
    save: 'Сохранить',
    saved: 'Партнёр сохранён.',
  },
  link: 'Ссылка',
  pay: {
    action: 'Выплатить',
    title: 'Записать выплату партнёру',
    text: '{name}, {month}: {amount}. Сначала переведите через банк, потом запишите здесь: месяц выплачивается один раз.',
    paper: 'Номер платёжного поручения',
    paperHint: 'Из документа банка.',
    paperMissing: 'Укажите номер.',
    yes: 'Выплачено',
    no: 'Назад',
    done: 'Выплата записана.',
    asked: 'Сумма большая: запишем, когда подтвердит второй сотрудник.',
  },
} as const satisfies DeepStrings<typeof uz>
