/*
 * Questions that are easily misread: slips of the finger, endings, other scripts, words that look like others.
 * First column: the letters of the answers that are right; u unknown.
 */
export const hardQuestions = `
y | tuz yuborsam boladimi
yu | tuzoq yuborsa bo'ladimi
n | qurol yuborsam bo'ladimi
y | qurilish qurollari
y | dehqonchilik qurollari
y | o'yinchoq qurol
n | spirt
y | gaz plita
n | gaz ballon
n | газ баллонлари
y | газовая плита
n | bo'sh gaz balloni
c | pichoq
c | pichog'imni
c | пичоғимни
n | ov pichog'i
c | telefonlarimni yuborsam bo'ladimi
c | telefonni
c | telefnoni yubrsam bo'ladimi
c | тлефон можно отправить
c | телефоны
c | телефоном
c | смартфонов
c | can i send my smartfone
y | chehol telefonga
y | чехол на айфон
n | батарея для ноутбука
c | игрушка с батареей
y | игрушка без батареи
y | batareyasiz o'yinchoq
y | toy without batteries
n | telefon va powerbank
n | телефон с повербанком
y | shampun va sovun
n | shampun, aroq
yu | безалкогольное пиво
y | alkogolsiz pivo
n | pivoo yuborsam
n | сегареты
n | sigeret
n | насвой
n | вотка
u | qandaydir narsa
u | asdfgh
u |
u | можно отправить?
u | yuborsam bo'ladimi
u | can I send it
u | gun magazine subscription
u | макет какой-то гранаты
cu | гранаты
n | граната
c | гранат фрукт
c | anor
n | ruchnaya granata
y | мясорубка
y | go'sht qiymalagich
y | meat grinder
n | мясо
y | вяленое мясо
y | quritilgan olma
y | dried apples
y | сушёные яблоки
n | muzlatilgan go'sht
n | замороженные ягоды
y | cat food
y | корм для собак
y | mushukka ovqat
y | it uchun ovqat
n | it
n | собаку
n | кота
y | футболка с кошкой
y | a book about dogs
y | книга про оружие
y | sunflower oil
y | olive oil
y | моторное масло
n | сливочное масло
cu | масло
c | oltin uzuklarimni
c | золотых серёжек
c | gold watch
c | кольцо из золота
y | uzuk bijuteriya
c | perfumes
c | духов
c | atirlarni
n | ацетона
n | бензина 5 литров
n | 5 litr benzin
c | benzinli generator
n | a bottle of vodka
n | bir shisha aroq
n | бутылку водки
y | bir banka asal
y | банка мёда
y | banka myoda
y | quti konfet
y | коробка конфет
cyu | пустая бутылка из-под водки
n | pul
n | pulni
n | so'm va dollar
y | po'lat qozon
n | o'q-dori
y | oq ko'ylak
y | oq qand
n | bank kartam
y | simkarta
c | сыр
y | patir
n | патроны
y | патрон для лампы
n | patronlar
n | petardalar
n | фейерверки
yu | soch uchun fen
n | soch laki
c | tirnoq laki
n | лак для волос
c | лак для ногтей
n | спрей от комаров
n | dezodarant sprey
c | диzодорант
n | power bank
n | pover bank
n | поуэрбанк
n | пауербанк
y | notebooks
c | notebook computer
c | ноутбука
c | ноудбук
c | наутбук
c | laptob
c | televizr
c | холадильник
y | kitoblarimizni
y | kitobchalar
y | книжки
c | пасспорт
c | pasportni
c | pasporti yuborilsa bo'ladimi
y | паспорт копия
y | pasport nusxasi
c | dorilarni onamga yubormoqchi edim
c | лекарств
n | uyqu dorilari
n | снотворных
n | героина
n | simob
n | xlor
y | limon kislotasi
n | кислоту
n | akkumlyator
n | akumulyator
c | batareykalar
y | quyosh batareyasi
y | солнечные батареи
y | батарея отопления
n | дрона
n | kvadrakopter
n | drones
c | gul
c | гуллар
y | sun'iy gullar
y | искусственные цветы
n | qush
n | попугая
n | tovuq
n | тирик қўй
n | jo'jalar
c | tuxumlar
y | urug'
n | qon
n | мочу
y | результаты анализов
y | analiz natijalari
n | прах
y | kuldon
y | scissors
y | қайчи
c | bolta
n | kastet
n | шокер
n | taser
n | toshotar miltiq
y | water gun
y | suv to'pponchasi
y | игрушечные пистолеты
y | glue gun
y | клеевой пистолет
cu | samsung galaxy s24
c | iphone 15 pro max
c | айфон 14
c | redmi telefon
y | nike krossovkalari
n | soxta nike krossovka
n | fake nike shoes
n | поддельный паспорт
n | yashirin kamera
c | kamera
c | картину
y | фото
c | kartoshkalar
y | kartochka o'yini
n | kredit karta
y | postcard
y | открытки
n | lotoreya
y | loto o'yini
c | qo'rg'oshinli bo'yoq
n | rastvaritel
y | kir yuvish kukuni
n | porox
y | poroshok
y | порошок
n | nos
y | burun tomizgich
c | burun tomchisi
n | tramadl
n | лирика
y | vitaminlar
y | детские вещи
y | вещи
y | kiyimlar
n | деньги и документы
n | hujjat bilan pul
y | hujjatlar
y | kalitlar
y | ключи от машины
n | mashina akumlyatori
y | mashinaga balon
y | зимняя резина
c | dvigatel
n | airbag
n | подушка безопасности
y | подушка
y | yostiq
n | сувенирный кинжал
n | шоколадный торт
n | кофейный ликёр
yu | винный уксус
c | аккумуляторная дрель
n | whisky gift set
n | подарочный коньяк
c | подарочный набор ножей
c | массажный пистолет
n | золотая рыбка
c | кимчи
c | oshpichoq
y | money box
c | omyvayka
c | можно отправить незамерзайку?
c | can I send washer fluid?
`
