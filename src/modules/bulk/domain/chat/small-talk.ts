import { areaKinds } from './address-words.ts'
import { isIn, keysOf, type Token } from './tokens.ts'

/** Greetings, thanks, pronouns and what holds sentences together: never a name, a street or goods. */
const uzbek = keysOf(`
assalomu assalom salom alaykum aleykum alekum rahmat raxmat katta iltimos yaxshimisiz yaxshi xop mayli ha yoq hop
men menga meni mening sen senga biz bizga siz sizga siznikiga ular unga uni u bu shu shundan mana ana ham xam va bilan uchun
olaman olamiz olmoqchiman olmoqchi olmoqchiydim olardim oldim olsam edim edi ekan ekanmi emas kerak zarur bormi bor yoq qilaman
qilmoqchi qilmoqchiman qilamiz buyurtma zakaz zakazim buyurtmam beraman bermoqchi bering berasiz yuboring yuborsangiz yubor
yozing yozgansiz dedingiz degansiz deb deyishadi jonating jonatib yetkazib yetkazing opkeling keltiring keling keladi kelinglar
manzil manzili manzilim adres adresim manzilga tel telefon telefoni telefonim telefonimiz nomer nomerim nomeri raqam raqami raqamim
ism ismi ismim ismlari kim nomiga oluvchi xaridor mijoz qabul qiluvchi narx narxi summa jami hammasi dostavka
ertaga bugun kecha kechagi kechqurun ertalab ertalabgi soat keyin tushlik tushdan gaplashgan gaplashdik kelishdik kelishganmiz
boldi boladi bolsa bolaman shekilli agar faqat iltimos opa aka uka naqd nahd naqt karta kartaga pulini pul tolayman
ga da dan qil nomi nomli ismli tez tezroq berish bepul xudi xuddi yaxshimisizlar opajon akajon anavi umumiy umumiysi yana qoshib sharifim sharifi familiya aytgan bering qoyib tovar mahsulot maxsulot alohida olib kelib uyda togrisi xato energi ozgardi endi
`)
const russian = keysOf(`
zdravstvuyte zdraste zdrasti zdrasste privet dobriy dobroe dobrogo den vecher utro spasibo pojaluysta pj pojalusta devushka
ya mne menya moy moya moe mi nam u vas vi vam to je samoe chto na foto i a da net ok horosho v vo s so iz k po za dlya
zovut imya familiya fio telefon nomer tel tell adres poluchatel poluchit poluchatelya dannie zakaz zakazat zakazivayu zakaju
hochu hotela hotel beru vozmu voz mu otpravte otpravit otpravlyayu prishlite mojno nujno nujna zapisivay zapishite
oformlyayu zaberu kurerom dogovorilis summa itogo vsego tsena sena stoimost dostavka nalichnimi nalojkoy nalojka oplata
oba obe verno skolko chto eto otprav otpravka otpravlyat skinte skin rebyat zakaza nujen vot moi dostavte oplate posle do vechera utra zvonit pozvonite zvonite chas zavtra segodnya muj jena jeni mamu mama moey moego moemu esli eto
`)
const english = keysOf(`
hi hello hey dear please pls thanks thank i id im am my me we you the a an and or to for of in on at is it its this that will
would like want need order ordering send deliver name phone mobile number tel address city street item goods price sum total
recipient receiver contact here live call before coming cash paid already by transfer same last time right sorry no wait
evening delivery weekdays only take receive sister mom brother wife husband there each
`)

export const isSmallTalk = (token: Token | undefined): boolean =>
  token !== undefined &&
  (uzbek.has(token.key) || russian.has(token.key) || english.has(token.key) || isIn(areaKinds, token))

export const greetings = keysOf(
  'assalomu assalom salom alaykum aleykum zdravstvuyte zdraste privet dobriy dobroe hi hello hey yaxshimisiz rahmat spasibo thanks',
)

/** A verb of Uzbek, however it begins. */
export const verb =
  /(?<=.{2})(?:ganda|gandi|gandik|ganmi|yapti|yapman|adi|ydi|sin|inglar|ting|ring|zing|ling|moqchi|aman|amiz|gan|sangiz|ganman)$/
