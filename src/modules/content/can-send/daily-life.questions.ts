/*
 * Two hundred things of daily life, each asked about as people would in Uzbek (both scripts), Russian and English.
 * Written before the names in `domain/can-send/things`, and not from them: what stands here is held against the answers.
 * First column: y yes, n no, c with conditions.
 */
export const dailyLife = `
c | Telefon yuborsam bo'ladimi? | Телефонимни укамга жўнатсам бўладими? | Можно отправить телефон? | Can I send a phone?
c | Noutbukni viloyatga jo‘natish mumkinmi | Ноутбук юборса бўладими | Хочу отправить ноутбук, примете? | Is it ok to ship my laptop
c | Planshet jo'natmoqchiman | Планшетни юборишга рухсат борми? | планшет ребёнку можно послать? | may I post a tablet
c | Aqlli soat yuborsa bo´ladimi | Смарт соат олиб борасизларми | Смарт-часы отправляете? | smart watch allowed?
c | Simsiz quloqchin | Симсиз наушник юборсам майлими | Беспроводные наушники принимаете? | wireless earbuds
n | Powerbank joʻnatsam boʻladimi | Пауэрбанк юборса бўладими | можно ли отправить повербанк | can I mail a power bank
n | Mashina akkumulyatorini olasizlarmi? | Машина аккумулятори юборса бўладими | Автомобильный аккумулятор отправить можно? | car battery, do you take it?
c | Pult uchun batareyka yuborsam-chi | Бармоқ батарейка жўнатса бўладими | пальчиковые батарейки можно? | AA batteries
c | Televizor jo'natmoqchi edim | Телевизорни Нукусга юборса бўладими | Телевизор довезёте? | can you deliver a TV set
c | Muzlatkichni yuborish mumkinmi? | Холодильник жўнатаман | холодильник перевозите? | I want to send a fridge
c | Kir yuvish mashinasi | Кир ювиш машинасини юборса бўладими | Стиральную машину можно отправить? | washing machine
y | Dazmol yuborsam boʻladimi | Дазмолни жўнатса бўладими | утюг можно? | can i send an iron
y | Choynak (elektr) jo'natsa bo'ladimi | Электр чойнак юбормоқчиман | электрочайник отправляете? | electric kettle
y | Fen yuborish mumkinmi | Фен жўнатса майлими | можно фен для волос? | hair dryer
y | Tikuv mashinasini yuborsam bo'ladimi | Тикув машинаси | Швейная машинка, можно отправить? | sewing machine
y | Zaryadlovchi qurilma (telefonga) | Телефон зарядкасини юборса бўладими | зарядка от телефона | phone charger
y | Telefon g'ilofi yuborsam | Телефонга чехол жўнатса бўладими | чехол для телефона можно? | phone case
y | Fleshka yuborsa bo'ladimi | Флешка жўнатмоқчиман | Флешку отправить можно? | usb flash drive
y | SIM karta jo'natish mumkinmi | Симкарта юборса бўладими | Можно послать сим-карту? | Can I send a SIM card?
n | Dron yuborsam bo'ladimi? | Дрон жўнатса бўладими | Можно ли отправить дрон? | Can I ship a drone?
c | Fotoapparatni qanday yuboraman | Фотоаппарат юборса бўладими | Фотоаппарат отправить хочу | digital camera
y | Klaviatura va sichqoncha | Клавиатурани юборса бўладими | Клавиатура и мышка | keyboard and mouse
c | O'yinchoq mashina, batareykali | Батарейкали ўйинчоқ | игрушка с батарейками | a toy with batteries
y | Bolaga o'yinchoq yuborsam bo'ladimi | Ўйинчоқларни жўнатса бўладими | Мягкую игрушку можно? | soft toys for kids
y | Kitob yuborsam bo'ladimi | Китобларимни жўнатмоқчиман | Можно книги отправить? | can i send books
y | Daftar va ruchkalar | Дафтар юборса бўладими | тетради и ручки | notebooks and pens
c | Pasportimni yuborishim mumkinmi? | Паспорт жўнатса бўладими | Паспорт можно переслать? | Can I send my passport?
c | Diplom yuborsa bo'ladimi | Дипломни асл нусхасини жўнатаман | Диплом отправить можно? | my diploma
c | Tug'ilganlik haqidagi guvohnoma | Туғилганлик гувоҳномасини юборса бўладими | свидетельство о рождении | birth certificate
c | Haydovchilik guvohnomasi | Ҳайдовчилик гувоҳномасини юборсам | водительские права | driver's license
y | Shartnoma qog'ozlarini yuborsam | Ҳужжат нусхасини юборса бўладими | Копии документов можно? | copies of documents
y | Rasmlar (fotosurat) yuborsam bo'ladimi | Фотосуратларни жўнатмоқчиман | фотографии семейные | printed photos
y | Taklifnoma yuborish | Таклифномаларни юборса бўладими | пригласительные на свадьбу | wedding invitations
n | Pul yuborsam bo'ladimi? | Конвертда пул жўнатса бўладими | Можно отправить деньги? | Can I send cash?
n | Dollar yuborish mumkinmi | Доллар жўнатсам бўладими | доллары в конверте | 100 dollars in an envelope
n | Plastik kartamni yuborsam bo'ladimi | Банк картасини юборса бўладими | банковскую карту переслать | bank card
n | Lotereya chiptasi | Лотерея билети юборса бўладими | лотерейные билеты | lottery tickets
y | Kalitlarimni yuborsam bo'ladimi | Уй калитини жўнатса бўладими | Ключи от квартиры | house keys
c | Dori yuborsam bo'ladimi | Онамга дори жўнатмоқчиман | Лекарства можно отправить? | Can I send medicine?
c | Paratsetamol tabletkasi | Парацетамол юборса бўладими | парацетамол таблетки | paracetamol tablets
c | Yo'tal siropi | Йўталга қарши сироп | сироп от кашля | cough syrup
y | Vitaminlar yuborsa bo'ladimi | Витамин жўнатса бўладими | витамины можно? | vitamins
n | Tramadol | Трамадол юборса бўладими | трамадол по рецепту можно? | tramadol with a prescription
n | Uyqu dorisi yuborsam-chi | Кучли уйқу дориси | сильное снотворное | strong sleeping pills
n | Nasha | Наша юборса бўладими | марихуана | can I send weed
n | Simobli termometr | Симобли градусник | ртутный градусник | mercury thermometer
y | Elektron termometr | Электрон термометр юборса бўладими | электронный термометр | digital thermometer
y | Tonometr yuborsam bo'ladimi | Қон босимини ўлчагич | Тонометр маме | blood pressure monitor
y | Ko'zoynak | Кўзойнак юборса бўладими | очки для зрения | my glasses
n | Qon tahlili namunasi | Қон намунасини юборса бўладими | Анализ крови в пробирке | blood sample
n | Siydik analizi | Сийдик таҳлили жўнатса бўладими | моча на анализ | urine sample
c | Insulin yuborsam bo'ladimi | Инсулин жўнатмоқчиман | инсулин бабушке | insulin
y | Niqob va qo'lqop (tibbiy) | Тиббий ниқоб | медицинские маски | face masks
y | Nogironlar aravachasi | Ногиронлар аравачасини юборса бўладими | инвалидная коляска | wheelchair
c | Atir yuborsam bo'ladimi | Атирни жўнатса бўладими | духи можно отправить | can I send perfume
n | Soch laki | Соч лаки юборса бўладими | лак для волос | hair spray
n | Dezodorant sprey | Дезодорант спрей | дезодорант-спрей | spray deodorant
y | Shampun yuborsam bo'ladimi | Шампунь жўнатса бўладими | шампунь | shampoo
y | Yuz kremi | Юз учун крем | крем для лица | face cream
y | Lab bo'yog'i (pomada) | Помада юборса бўладими | помаду подруге | lipstick
y | Sovun | Совун юборса бўладими | мыло ручной работы | handmade soap
c | Tirnoq laki | Тирноқ лаки | лак для ногтей | nail polish
n | Atseton | Ацетон юборса бўладими | ацетон | acetone
y | Kir kukuni yuborsam | Кир ювиш кукуни | стиральный порошок | washing powder
n | Oqartirgich (belizna) | Хлорка юборса бўладими | отбеливатель белизна | bleach
y | Taglik (pampers) | Памперс юборса бўладими | подгузники | diapers
y | Ko'ylak yuborsam bo'ladimi | Кўйлакни синглимга юбормоқчиман | Платье можно отправить? | Can I send a dress?
y | Kurtka jo'natish mumkinmi | Куртка жўнатса бўладими | куртку сыну | a jacket
y | Shim, futbolka | Шим ва футболка | джинсы и футболки | jeans and t-shirts
y | Poyabzal yuborsam | Пойабзал юборса бўладими | обувь | shoes
y | Krossovka | Кроссовка жўнатсам | кроссовки Nike оригинал | sneakers
n | Soxta brend krossovka | Сохта бренд сумка | поддельные брендовые сумки | counterfeit brand bags
y | Do'ppi yuborsam bo'ladimi | Дўппи жўнатаман | тюбетейка | doppi skullcap
y | Chopon | Чопон юборса бўладими | чапан в подарок | chapan robe
y | Atlas mato | Атлас ва адрас мато | ткань атлас | silk fabric
y | Ro'mol | Рўмол юборса бўладими | платок | a scarf
y | Po'stin | Пўстин жўнатса бўладими | шуба | fur coat
y | Sumka yuborsam bo'ladimi | Сумка юборса бўладими | сумку | a handbag
y | Ko'rpa-to'shak | Кўрпа юборса бўладими | одеяло и подушка | blanket and pillow
y | Gilam yuborish mumkinmi | Гиламни жўнатса бўладими | ковёр | a carpet
y | Suzani | Сўзана юборса бўладими | сюзане ручной работы | suzani embroidery
c | Tilla uzuk yuborsam bo'ladimi | Тилла узукни жўнатса бўладими | Золотое кольцо можно? | Can I send a gold ring?
c | Oltin sirg'a | Олтин сирға юборса бўладими | золотые серьги | gold earrings
c | Kumush taqinchoq | Кумуш тақинчоқ | серебряная цепочка | silver chain
y | Bijuteriya | Бижутерия юборса бўладими | бижутерия | costume jewellery
c | Brilliant | Бриллиант юборса бўладими | бриллианты | diamonds
c | Eski tangalar kolleksiyasi | Эски тангалар | старинные монеты | antique coins
c | Moybo'yoq rasm (kartina) | Мўйқалам билан чизилган картина | картина маслом | an oil painting
c | Antikvar buyum | Антиквар соат | антиквариат | antiques
y | Qo'l soati | Қўл соати юборса бўладими | наручные часы | wrist watch
y | Piyola va lagan yuborsam bo'ladimi | Пиёла юборса бўладими | пиалы и ляган | ceramic plates
y | Idish-tovoq | Идиш-товоқ жўнатса бўладими | посуда | dishes
y | Vaza | Ваза юборса бўладими | хрустальная ваза | a glass vase
y | Oyna (ko'zgu) | Кўзгу юборса бўладими | зеркало | mirror
y | Qozon yuborsam bo'ladimi | Қозонни жўнатса бўладими | казан чугунный | a kazan
c | Oshxona pichog'i yuborsam bo'ladimi | Пичоқни юборса бўладими | кухонный нож | kitchen knife
n | Xanjar | Ханжар юборса бўладими | кинжал | dagger
n | To'pponcha | Тўппонча юборса бўладими | пистолет | a pistol
n | Pnevmatik miltiq | Пневматик милтиқ | пневматическая винтовка | air rifle
n | Ov miltig'i | Ов милтиғи юборса бўладими | охотничье ружьё | hunting rifle
n | Kastet | Кастет юборса бўладими | кастет | brass knuckles
n | Elektroshoker | Электрошокер | электрошокер | stun gun
n | O'q (patron) yuborsam | Патрон юборса бўладими | патроны | bullets
n | Petarda | Петарда юборса бўладими | петарды на новый год | firecrackers
n | Salyut (mushak) | Мушак юборса бўладими | салют | fireworks
n | Bengal olovi | Бенгал олови | бенгальские огни | sparklers
y | O'yinchoq to'pponcha | Ўйинчоқ тўппонча юборса бўладими | игрушечный пистолет | toy gun
n | Benzin yuborsam bo'ladimi | Бензин жўнатса бўладими | канистра бензина | petrol
n | Gaz balloni | Газ баллон юборса бўладими | газовый баллон | gas cylinder
y | Gaz plita yuborsam bo'ladimi | Газ плитани жўнатса бўладими | газовая плита | gas stove
n | Zajigalka | Зажигалка юборса бўладими | зажигалки | cigarette lighter
n | Gugurt | Гугурт юборса бўладими | спички | matches
n | Spirt | Спирт юборса бўладими | медицинский спирт | rubbing alcohol
n | Rastvoritel | Растворитель (уайт-спирит) | растворитель для краски | paint thinner
n | Purkagichli bo'yoq | Ballonchadagi бўёқ | краска в баллончике | spray paint
c | Bo'yoq yuborsam bo'ladimi | Деворга бўёқ | краска для стен | wall paint
n | Qurt dori (pestitsid) | Зараркунандага қарши дори | пестициды | pesticides
n | Kalamush zahri | Каламуш дориси | крысиный яд | rat poison
n | Kislota | Кислота юборса бўладими | серная кислота | acid
y | Motor moyi yuborsam | Мотор мойи | моторное масло | engine oil
y | Avto ehtiyot qismlar | Машинага запчасть юборса бўладими | запчасти на машину | car parts
y | G'ildirak shinasi (balon) | Машина шинаси | шины зимние | car tyres
y | Fara | Фара юборса бўладими | фара на Кобальт | headlight
y | Drel, perforator | Дрель юборса бўладими | дрель | electric drill
y | Bolg'a | Болға юборса бўладими | молоток | hammer
c | Benzopila | Бензопила юборса бўладими | бензопила | chainsaw
c | Generator (benzinli) | Бензин генератор | бензиновый генератор | petrol generator
c | Velosiped | Велосипед юборса бўладими | велосипед | bicycle
c | Elektrosamokat | Электросамокат юборса бўладими | электросамокат | electric scooter
y | Bolalar aravachasi | Болалар аравачаси юборса бўладими | детская коляска | baby stroller
c | Divan | Диван юборса бўладими | диван | sofa
y | Gitara | Гитара юборса бўладими | гитара | guitar
y | Dutor va doira | Дутор юборса бўладими | дутар | dutar
y | Koptok | Футбол тўпи | футбольный мяч | football
y | Gantel | Гантель юборса бўладими | гантели | dumbbells
y | Chodir (palatka) | Палатка юборса бўладими | палатка | tent
y | Qarmoq | Қармоқ юборса бўладими | удочка | fishing rod
n | Aroq | Ароқ юборса бўладими | водка | vodka
n | Vino yuborsam bo'ladimi | Вино жўнатса бўладими | бутылка вина | a bottle of wine
n | Pivo | Пиво юборса бўладими | пиво | beer
n | Konyak sovg'aga | Коньяк юборса бўладими | коньяк в подарок | cognac
n | Sigaret | Сигарет юборса бўладими | блок сигарет | cigarettes
n | Nos | Носвой юборса бўладими | насвай | nasvay
n | Veyp (elektron sigaret) | Вейп юборса бўладими | электронная сигарета | vape
n | Chilim tamakisi | Кальян тамакиси | табак для кальяна | hookah tobacco
y | Asal yuborsam bo'ladimi | Асал жўнатса бўладими | мёд | honey
y | Qurut | Қурут юборса бўладими | курт | kurut
y | Mayiz, turshak | Майиз юборса бўладими | изюм и курага | raisins
y | Yong'oq | Ёнғоқ юборса бўладими | орехи грецкие | walnuts
y | Bodom, pista | Писта юборса бўладими | миндаль | almonds
y | Choy | Чой юборса бўладими | чай | tea
y | Qahva | Қаҳва юборса бўладими | кофе | coffee
y | Guruch | Гуруч юборса бўладими | рис | rice
y | Un | Ун юборса бўладими | мука | flour
y | Shakar | Шакар юборса бўладими | сахар | sugar
y | Tuz | Туз юборса бўладими | соль | salt
y | Ziravorlar (zira) | Зира юборса бўладими | специи | spices
y | Konfet | Конфет юборса бўладими | конфеты | sweets
y | Shokolad | Шоколад юборса бўладими | шоколад | chocolate
y | Holva | Ҳолва юборса бўладими | халва | halva
y | Navvot | Новвот юборса бўладими | новват | navvat rock sugar
y | Patir non | Патир юборса бўладими | лепёшки патир | patir bread
y | Pechenye | Печенье юборса бўладими | печенье | cookies
n | Tort | Торт юборса бўладими | торт на день рождения | birthday cake
n | Somsa | Иссиқ сомса юборса бўладими | горячая самса | hot samsa
n | Osh (palov) | Палов юборса бўладими | плов | plov
n | Go'sht | Гўшт юборса бўладими | мясо | raw meat
n | Muzlatilgan baliq | Музлатилган балиқ | замороженная рыба | frozen fish
n | Sut | Сут юборса бўладими | молоко | milk
n | Qaymoq | Қаймоқ юборса бўладими | каймак | kaymak cream
c | Qazi | Қази юборса бўладими | казы | kazy horse sausage
c | Kolbasa | Колбаса юборса бўладими | копчёная колбаса | smoked sausage
c | Pishloq | Пишлоқ юборса бўладими | сыр твёрдый | cheese
c | Olma | Олма юборса бўладими | яблоки | apples
c | Qovun | Қовун юборса бўладими | дыня | melon
c | Anor | Анор юборса бўладими | гранаты фрукты | pomegranates
c | Pomidor, bodring | Помидор юборса бўладими | помидоры и огурцы | tomatoes
c | Kartoshka | Картошка юборса бўладими | картошка | potatoes
c | Tuxum | Тухум юборса бўладими | яйца | eggs
c | Uy murabbosi | Мураббо юборса бўладими | домашнее варенье | homemade jam
c | Tuzlangan bodring (banka) | Тузланган карам | соленья в банках | pickles
y | O'simlik yog'i | Ўсимлик ёғи | подсолнечное масло | sunflower oil
y | Konserva | Консерва юборса бўладими | консервы | canned food
y | Bolalar aralashmasi (smes) | Болалар смеси | детская смесь | baby formula
y | Kola, gazli suv | Сув юборса бўладими | минеральная вода | mineral water
n | Mushuk | Мушук юборса бўладими | кошку | a cat
n | It kuchugi | Кучук юборса бўладими | щенок | puppy
n | Tovuq tirik | Тирик товуқ | живые куры | live chickens
n | To'tiqush | Тўтиқуш юборса бўладими | попугай | parrot
n | Asalari | Асалари юборса бўладими | пчёлы | bees
n | Akvarium baliqlari | Аквариум балиғи | аквариумные рыбки | aquarium fish
y | Mushuk ovqati | Мушук корми | корм для кошек | cat food
y | Urug'lar | Уруғ юборса бўладими | семена | seeds
c | Ko'chat | Кўчат юборса бўладими | саженцы | seedlings
c | Gul (guldasta) | Гулдаста юборса бўладими | букет цветов | bouquet of flowers
c | Qur'on | Қуръон юборса бўладими | Коран | Quran
n | Taqiqlangan adabiyot | Тақиқланган китоб | запрещённая литература | banned books
n | Qalbaki hujjat | Қалбаки ҳужжат | поддельные документы | fake documents
y | Quyosh paneli | Қуёш панели | солнечная панель | solar panel
y | Sement | Цемент юборса бўладими | цемент | cement
y | Kafel | Кафель юборса бўладими | кафельная плитка | ceramic tiles
y | Mix va shurup | Мих юборса бўладими | гвозди и саморезы | nails and screws
y | Lyustra | Люстра юборса бўладими | люстра | chandelier
y | Chamadon (kiyim bilan) | Чамадон юборса бўладими | чемодан | suitcase
c | Sovg'a qutisi | Совға юборса бўладими | подарок на день рождения | a birthday gift
n | Marhumning kuli | Инсон кули | прах после кремации | human ashes
n | Qalampir gazi | Газли баллончик (ҳимоя) | перцовый баллончик | pepper spray
`
