import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/sendFreeSignUp.ts'

export default {
  lead: {
    title: 'Вам позвонит менеджер',
    text: 'Напишите пару слов о магазине. Менеджер позвонит с {opens} до {closes}, ответит на вопросы и договорится с вами о пробе.',
  },
  apply: {
    title: 'Вы и ваш магазин',
    text: 'Если срочно: {phone}.',
    fields: {
      name: 'Имя',
      lastName: 'Фамилия',
      phone: 'Телефон',
      email: 'Электронная почта',
      company: 'Компания или магазин',
      website: 'Сайт или страница',
    },
    hints: {
      email: 'Если удобнее получить ответ письмом.',
      website: 'Подойдёт и страница в Instagram или Telegram.',
    },
    button: 'Жду звонка',
    done: {
      title: 'Записали',
      text: 'Менеджер позвонит с {opens} до {closes}. Не хочется ждать — наберите сами: {phone}.',
    },
  },
  afterwards: {
    title: 'Что будет дальше',
    call: {
      title: 'Звонок',
      text: 'Спросим, что вы продаёте, куда отправляете и сколько посылок в месяц.',
    },
    open: {
      title: 'Бизнес-аккаунт',
      text: 'Откроете вместе. Код из SMS вводите на сайте вы сами, менеджер его не спрашивает.',
    },
    send: {
      title: 'Первая посылка',
      text: 'Из цены вычтем {priceFrom}. Посмотрите на результат и сами решите, продолжать ли.',
    },
  },
  near: { title: 'Что ещё почитать' },
} as const satisfies DeepStrings<typeof uz>
