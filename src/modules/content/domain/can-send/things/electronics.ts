export const electronics = `
# phone
telefon, smartfon, mobil telefon, qoʻl telefoni, ayfon, iphone, telefon apparati | телефон, смартфон, мобильный телефон, сотовый, айфон, мобильник | phone, smartphone, mobile phone, cell phone, iphone, mobile
tugmali telefon | кнопочный телефон | button phone, feature phone
# computer
noutbuk, notebook, makbuk, macbook | ноутбук, ноут, макбук, нетбук | laptop, macbook, notebook computer
planshet, ipad | планшет, айпад | tablet, ipad, tablet computer
elektron kitob | электронная книга, ридер | e-reader, kindle
# batteryDevice
aqlli soat, smart soat, smart-soat, apple watch, fitnes bilaguzuk | умные часы, смарт-часы, смарт часы, фитнес-браслет, эппл вотч | smart watch, smartwatch, apple watch, fitness tracker, fitness band
simsiz quloqchin, simsiz naushnik, bluetooth quloqchin, airpods, erpods | беспроводные наушники, блютуз наушники, аирподс, эйрподс | wireless earbuds, wireless headphones, airpods, earbuds, bluetooth headphones
# homeDevice
quloqchin, naushnik, simli quloqchin | наушники, проводные наушники | headphones, earphones, wired headphones, headset
# batteryDevice
bluetooth kolonka, kolonka, jbl | колонка, блютуз колонка, портативная колонка | bluetooth speaker, portable speaker, speaker
fotoapparat, foto kamera, raqamli kamera, videokamera, gopro, kamera | фотоаппарат, фотокамера, видеокамера, камера, экшн-камера, зеркалка | camera, digital camera, photo camera, video camera, camcorder, gopro
# fragile
obyektiv | объектив | camera lens, lens
# homeDevice
kuzatuv kamerasi | камера видеонаблюдения, камера наблюдения | security camera, cctv camera, cctv
# no4
powerbank, pauerbank, poverbank, tashqi batareya, quvvat banki | повербанк, пауэрбанк, пауэр банк, внешний аккумулятор, портативное зарядное устройство | power bank, powerbank, portable charger, external battery
# no4 !battery
akkumulyator, zaxira akkumulyator, telefon batareyasi, noutbuk batareyasi, litiy batareya, zaxira batareya, lityum batareya, batareya, akb | аккумулятор, запасной аккумулятор, литиевая батарея, аккумуляторная батарея, батарея для ноутбука, батарея телефона, батарея, акб | spare battery, lithium battery, phone battery, laptop battery, rechargeable battery, battery pack, accumulator, battery
# no4
mashina akkumulyatori, avtomobil akkumulyatori, avto akkumulyator, skuter batareyasi, mashina batareyasi, skuter akkumulyatori | автомобильный аккумулятор, аккумулятор машины, автоаккумулятор, батарея скутера, аккумулятор самоката, аккумулятор для машины | car battery, scooter battery, vehicle battery, truck battery, e-bike battery
# cellBatteries !battery
batareyka, barmoq batareyka, soat batareykasi, AA batareyka, krona, mizinchik batareyka, pult batareykasi | батарейка, пальчиковые батарейки, мизинчиковые батарейки, батарейка крона | AA batteries, AAA batteries, AA battery, AAA battery, button cell, alkaline batteries, coin battery, watch battery
# homeDevice
isitish batareyasi, radiator, issiqlik batareyasi | батарея отопления, радиатор отопления, радиатор | heating radiator, radiator
# no4
ups, bespereboynik, uzluksiz quvvat manbai | бесперебойник, ибп, источник бесперебойного питания | ups, uninterruptible power supply
# bulky
televizor, tv, smart tv | телевизор, телик, тв | tv, television, tv set, smart tv
# homeDevice
monitor | монитор | monitor, computer monitor, computer screen
kompyuter, protsessor, sistemniy blok, tizim bloki | компьютер, системный блок, системник, пк | computer, desktop computer, pc, system unit
printer, skaner, kseroks | принтер, сканер, мфу, ксерокс | printer, scanner, copier
klaviatura | клавиатура | keyboard
kompyuter sichqonchasi, sichqoncha | компьютерная мышь, мышка, мышь компьютерная | computer mouse, mouse
fleshka, flesh-xotira, flesh xotira, usb fleshka, xotira kartasi, mikro sd, microsd | флешка, флэшка, карта памяти, микро сд, юсб флешка | flash drive, usb flash drive, usb stick, thumb drive, memory card, sd card
qattiq disk, vinchester, ssd disk, ssd | жёсткий диск, винчестер, ссд | hard drive, hard disk, ssd
zaryadlovchi, zaryadlovchi qurilma, zaryadka, zaryadnik, quvvatlagich, adapter, telefon zaryadkasi, blok pitaniya | зарядка, зарядное устройство, зарядник, адаптер, блок питания, зарядка от телефона | charger, phone charger, charging cable, adapter, power adapter, laptop charger, power supply
# plain
kabel, sim, usb kabel, sim kabel, shnur, provod, udlinitel, uzaytirgich, elektr simi | кабель, провод, шнур, удлинитель, юсб кабель | cable, wire, usb cable, cord, extension cord
telefon gʻilofi, telefon chexoli, telefonga chexol, chexol, gʻilof, himoya oynasi | чехол, чехол для телефона, защитное стекло, плёнка на телефон | phone case, phone cover, case, screen protector
# homeDevice
router, modem, wifi router, vay-fay | роутер, модем, вайфай роутер, маршрутизатор | router, modem, wifi router
tv pristavka, resiver, tyuner | тв приставка, приставка, ресивер, тюнер | tv box, set top box, receiver, tuner
pult, televizor pulti | пульт, пульт от телевизора | remote control, tv remote, remote
oʻyin pristavkasi, playstation, ps5, ps4, xbox, joystik | игровая приставка, плейстейшн, джойстик, геймпад, иксбокс | game console, playstation, xbox, ps5, gamepad, joystick, controller
# no10
dron, kvadrokopter, uchuvchisiz apparat | дрон, квадрокоптер, беспилотник, бпла, коптер | drone, quadcopter, uav
yashirin kamera, josuslik kamerasi, josus kamera, jasus ruchka | скрытая камера, шпионская камера, камера-ручка, прослушка, жучок для прослушки | hidden camera, spy camera, spy pen, listening bug
# homeDevice
proyektor | проектор | projector
mikrofon | микрофон | microphone, mic
dazmol, utyug | утюг, отпариватель | iron, clothes iron, steam iron, steamer
elektr choynak, elektrochoynak, elektr choydish, tefal | электрочайник, электрический чайник | electric kettle, kettle
fen, soch quritgich, ployka | фен, фен для волос, плойка, утюжок для волос | hair dryer, hairdryer, blow dryer, curling iron, hair straightener
# batteryDevice
trimmer, soch olish mashinkasi, elektr ustara, epilyator | триммер, машинка для стрижки, электробритва, эпилятор, бритва электрическая | trimmer, hair clipper, electric shaver, electric razor, epilator
elektr tish choʻtkasi | электрическая зубная щётка | electric toothbrush
# homeDevice
tikuv mashinasi, tikuv mashinka, overlok | швейная машинка, швейная машина, оверлок | sewing machine, overlock
blender, mikser, kombayn, sharbat chiqargich | блендер, миксер, кухонный комбайн, соковыжималка | blender, mixer, food processor, juicer
goʻsht qiymalagich, qiymalagich, myasorubka, goʻsht maydalagich | мясорубка | meat grinder, mincer
multivarka, tosterr, toster, vafli pech | мультиварка, тостер, вафельница, хлебопечка, аэрогриль | multicooker, toaster, rice cooker, air fryer, waffle maker, bread maker
mikrotoʻlqinli pech, mikrovolnovka | микроволновка, микроволновая печь | microwave, microwave oven
changyutgich, pilesos | пылесос | vacuum cleaner, hoover
# batteryDevice
robot changyutgich | робот-пылесос | robot vacuum
# homeDevice
ventilyator | вентилятор | fan, electric fan
isitgich, obogrevatel, elektr pech | обогреватель, тепловентилятор | heater, electric heater
# bulky
konditsioner, split | кондиционер, сплит-система | air conditioner, ac unit
muzlatkich, xolodilnik, muzlatgich | холодильник, морозильник, морозильная камера | fridge, refrigerator, freezer
kir yuvish mashinasi, kir mashina, avtomat kir mashina | стиральная машина, стиралка, стиральная машинка, посудомоечная машина | washing machine, washer, dishwasher
# gasAppliance
gaz plita, gaz plitasi, plita, gaz pechka, gaz pech | газовая плита, плита, варочная панель, газ плита | gas stove, stove, cooker, gas cooker, hob
# homeDevice
elektr plita, duxovka, elektroplita | электроплита, духовка, электрическая плита | electric stove, oven, electric cooker
# gasAppliance
gaz kolonkasi, gaz qozoni, kotyol, isitish qozoni, ariston, suv isitgich | газовая колонка, газовый котёл, котёл, бойлер, водонагреватель | gas boiler, boiler, water heater, gas water heater
gaz shlangi, gaz hisoblagich, gaz schyotchik, gaz kran | газовый шланг, газовый счётчик, газовый кран | gas hose, gas meter, gas valve
# plain
protivogaz, gazniqob | противогаз, респиратор | gas mask, respirator
# fragile
lampa, lampochka, led lampa, stol lampasi, torsher, nochnik | лампа, лампочка, светодиодная лампа, настольная лампа, торшер, ночник | lamp, light bulb, bulb, led lamp, desk lamp, night light
# batteryDevice
fonar, qoʻl chirogʻi, chiroq | фонарь, фонарик | flashlight, torch, lantern
# fragile
lyustra, qandil | люстра | chandelier
quyosh paneli, quyosh batareyasi, solar panel | солнечная панель, солнечная батарея | solar panel
# homeDevice
devor soati, budilnik | настенные часы, будильник | wall clock, alarm clock
# plain
qoʻl soati, soat | наручные часы, часы | wrist watch, wristwatch, watch
kalkulyator | калькулятор | calculator
# batteryDevice
videoregistrator, registrator | видеорегистратор | dash cam, dashcam
# electricRide
elektrosamokat, elektr samokat, giroskuter, elektr skuter, elektr velosiped, elektrovelosiped, elektrobayk, monogʻildirak, bolalar elektromobili, bolalar elektr mashinasi | электросамокат, гироскутер, электровелосипед, моноколесо, электроскутер, детский электромобиль | electric scooter, e-scooter, escooter, hoverboard, electric bike, e-bike, ebike, kids electric car
# batteryDevice
massajyor, massaj apparati, massaj pistoleti | массажёр, массажный пистолет | massager, massage gun
akkumulyatorli drel, akkumulyatorli shurupovyort | аккумуляторная дрель, аккумуляторный шуруповёрт | cordless drill, cordless screwdriver
eshitish apparati | слуховой аппарат | hearing aid
# homeDevice
radio, magnitofon, magnitola, radiopriyomnik | радио, магнитофон, магнитола, радиоприёмник | radio, tape recorder, car stereo
`
