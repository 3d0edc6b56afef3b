/*
 * Words that mean the same in an address, in every language people write it in. A line is a meaning and its words; words
 * of one or two letters are taken as they stand, longer ones in any spelling that folds together.
 */

/** What an area, a street, a quarter or a house is called, and what an address says of a flat. A kind, never a name. */
export const kindLines = `
district: tumani tuman tum район р-н rayon rayoni district tumanidan tumanida районный районная районное
region: viloyati viloyat vil область обл oblast region province respublikasi республика republic областной областная областное
city: shahri shahar город gorod city town городской городская городское shahrida
street: ko'chasi ko'cha ko'ch kuch ko'chalari улица ул ulica ulitsa street str st ko'shesi ko'she köçesi көчөсү көчө ulisa кучо koch
avenue: shoh shox shoxko'cha shohko'cha prospekt проспект пр-т prospect avenue ave prospekti
lane: tor переулок пер pereulok lane torko'cha torko'chasi
blind: berk тупик tupik boshi-berk
passage: o'tish проезд proyezd proezd пр-д o'tkeli o'tkel passage
quarter: mavze mavzesi kvartal квартал daha dahasi daxasi daxa mikrorayon микрорайон mkr мкр м-р mikrorayoni kvartali нохияси нохия nohiyasi nohiya mittituman mitti массив massiv massivi масс даха мавзе
mahalla: mahalla mahallasi mfy мфй mpj мпж махалля махалла маҳалла maxalla mahallya mahallesi mahalle махалли fuqarolar yig'ini
house: uy uyi дом dom house hovli xovli
block: korpus корпус korp корп blok блок строение bino
flat: kvartira квартира xonadon xona flat apartment офис ofis office kv кв
floor: qavat etaj этаж floor
entrance: podyezd подъезд podezd kirish entrance под
village: qishlog'i qishloq кишлак село пос поселок посёлок posyolok aul awili awil qo'rg'oni shaharchasi qo'rg'onchasi
`

/** What landmarks are. A landmark is found by such a word even if its own name lacks it: its class says it. */
export const landmarkLines = `
bazaar: bozor bozori базар рынок bazar bazaar rynok базари bozorcha dehqonbozor
metro: metro метро metrosi metropoliten
school: maktab maktabi школа shkola school sch шк мактаб мактаби mektep
kindergarten: bog'cha bog'chasi детсад садик detsad kindergarten богча ddu mtm мтм
mosque: masjid masjidi мечеть mosque machit мечит жоме jome masjit мачит
church: cherkov церковь храм church ibodatxona cherkovi собор
bank: bank banki банк банки
hospital: shifoxona shifoxonasi больница bolnitsa hospital kasalxona kasalxonasi госпиталь gospital tug'ruqxona роддом касалхона шифохона
clinic: poliklinika поликлиника poliklinikasi clinic klinika клиника medmarkaz медцентр shifokor klinikasi
pharmacy: dorixona аптека apteka pharmacy dorixonasi
park: park парк bog'i istirohat parki
garden: ботанический botanika
university: universitet университет universiteti university
institute: институт institut instituti institute
academy: akademiya академия akademiyasi academy
college: kollej колледж kolleji college litsey лицей litseyi texnikum техникум
railway: temiryo'l вокзал vokzal vokzali railway
busstation: avtovokzal автовокзал avtoshohbekat shohbekat автостанция avtostansiya shoxbekat авто-вокзал avtovokzali
airport: aeroport аэропорт airport aeroporti
stadium: stadion стадион stadium stadioni арена arena
hotel: mehmonxona гостиница hotel отель otel mehmonxonasi hostel хостел
hall: hokimiyat хокимият hokimiyati hokimligi hokimlik ҳокимият khokimiyat
post: pochta почта pochtasi post почтамт pochtamt
theatre: teatr театр teatri theatre theater
cinema: kino кинотеатр kinoteatr cinema kinoteatri
museum: muzey музей muzeyi museum
cemetery: qabriston кладбище qabristoni cemetery mozor kladbishe
fuel: zapravka заправка azs азс agzs агзс yoqilg'i metan метан fuel
cafe: kafe кафе cafe choyxona чайхана чойхона oshxona ошхона choyxonasi
restaurant: restoran ресторан restaurant restorani
shop: do'kon магазин magazin shop do'koni дукон supermarket супермаркет supermarketi minimarket минимаркет market маркет
mall: mall тц savdomarkazi тцentr trc трц savdo торговый
stop: bekat остановка ostanovka bekati stop
police: militsiya милиция politsiya полиция police iib ииб ровд iibb
court: sud суд sudi court
square: maydon площадь maydoni square ploshad
palace: saroy saroyi дворец palace dvorets
library: kutubxona библиотека library kutubxonasi
bridge: ko'prik мост ko'prigi bridge ko'pir
factory: zavod завод zavodi fabrika фабрика fabrikasi factory kombinat комбинат kombinati
tower: minora башня tower minorasi минарет minaret
tvtower: teleminora телебашня телевышка teleminorasi
observatory: rasadxona обсерватория observatory rasadxonasi
mausoleum: maqbara мавзолей maqbarasi mausoleum
madrasa: madrasa медресе madrasasi мадраса madrasah madrassah
fortress: qal'a крепость qal'asi ark арк
embassy: elchixona посольство embassy elchixonasi
circus: sirk цирк circus sirki
pool: basseyn бассейн akvapark аквапарк
pond: hovuz хауз hauz hovuzi
`

/** The same word in several languages, inside names. */
export const sameLines = `
yo'l: yo'li yo'l дорога doroga шоссе shosse road йули йул joli jol yuli yo'llari
yangi: новый новая новое new янги jan'a
eski: старый старая старое old эски
katta: большой большая big great ulli катта
kichik: малый малая little small kishi кичик
markaz: центр центральный центральная центральное center centre markaziy markazi орталык sentr
shimoliy: северный северная северное north shimol
janubiy: южный южная южное south janub
sharqiy: восточный восточная sharq восток
g'arbiy: западный западная west
bolalar: детский детская детское children
milliy: национальный национальная национальное national
davlat: государственный государственная государственное state
mustaqillik: независимость независимости independence
do'stlik: дружба дружбы druzhba
xalqlar: народов
halqa: кольцевая кольцо ring
tibbiyot: медицинский медицинская медицинское medical
pushkin: пушкинская
sputnik: yo'ldosh спутник
sirg'ali: сергели sergeli
qo'yliq: куйлюк kuylyuk kuyluk
orol: остров
buloq: родник
universam: универсам
tsum: цум
gum: гум
farg'ona: фергана ферганская fergana ferghana
jizzax: джизак джизакская djizak jizak
xorazm: хорезм хорезмская khorezm
xiva: хива хивинская khiva
buxoro: бухара бухарская bukhara
qo'qon: коканд кокандская kokand
marg'ilon: маргилан маргелан маргиланская margilan
toshkent: ташкент ташкентская tashkent
ipak: шелковый шёлковый silk
telefon: телефон
`

/** First names and the like: a street is as often called without them ("Navoiy ko‘chasi" is Alisher Navoiy's). */
export const lightWords = `
alisher abdulla abdulloh mirzo islom sharof usmon yusuf hamid ahmad muhammad mahmud abdurahmon abdurauf zahiriddin boburshoh
imom xoja ota bobo shayx hazrati nomidagi nomli nomi nom имени им имена al abu ibn shoh maxdum akademik академик general генерал
sulton mukhtor muxtor boborahim gafur gʻafur yunus temur-malik international xalqaro международный
respublika respublikasi республиканский республиканская markaz
`
