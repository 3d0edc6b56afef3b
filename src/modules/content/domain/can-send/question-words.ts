/*
 * Words of a question that are not the thing asked about. Written as `wordsOf` gives them, in Latin letters: Uzbek of
 * both scripts and Russian go through the same list.
 */

const set = (words: string) => new Set(words.split(' '))

const uzbek = set(
  `qandaydir qaysidir nimadir allanima men meni mening menga biz bizning siz sizlar sizlarda u uni unga unda undan ular bu shu osha mana bolsa bolar bor yoq
  ha yana ham faqat hozir bugun ertaga kerak mumkin mumkinmi mumkinmas emas emasmi bormi qanday qanaqa qancha necha nima
  nimani nimaga orqali pochta pochtadan pochtada kuryer tezbox posilka posilkada posilkaga jonatma jonatmada viloyat
  viloyatga shahar shaharga tuman qishloq uy uyga uydan ona onam onamga ota otam otamga aka akam akamga uka ukam ukamga opa
  opam opamga singil singlim singlimga dost dostim dostimga bola bolam bolaga bolamga bolalarga nevara buvi buvim buvimga
  bobo xotin qiz qizim qizimga ogil oglim mijoz mijozga odam narsa narsani narsalar iltimos salom assalomu alaykum rahmat
  ayting aytingchi ruxsat etiladi etilganmi qabul qilasiz qilasizmi qilasizlarmi olasizlarmi olasizmi olishadimi taqiqlanganmi
  yangi eski katta kichik yaxshi qimmat arzon ozimning oz ozim bitta ikkita uchta bir ikki uch besh on dona kilo kg
  gramm litr metr ozgina biroz kop koproq qizil yashil qora oq kok sariq chi edi ekan deb zavod qadoqlangan ichida
  ichidagi ustida togrisida haqida haqidagi chiqarilgan uyda tayyorlangan qolda ishlangan shaxsiy chet chetga el xorijga`
    .split(/\s+/)
    .join(' '),
)
const russian = set(
  `mojno mozhno li ya mne menya moy moya moi moyo vi vas vam vi u nas est eto etot etu etot tot kak kakie kakuyu chto v na po
  iz k ot do i a no ili dlya bez s so pri pro ob o za nelzya razresheno razreshaetsya zapreshcheno zapresheno razve kartochka pachka pachku pachki hochu xochu xotel
  xotela hotel hotela bi nado nujno jelayu primete primite mame pape bratu sestre drugu podruge babushke dedushke rebenku sinu
  docheri vnuku jene muju roditelyam klientu domoy gorod selo kishlak oblast posilka posilke posilku posilkoy pochtoy kuryer
  kuryerom tezbox pojaluysta zdravstvuyte privet skajite podskajite noviy novaya novie starie stariy staraya bolshoy malenkiy odin odna
  dva tri kilo kg litr shtuk shtuka shtuki metr krasniy cherniy beliy beliye svoy svoyu svoi
  vsyo esli tam zdes zavodskoy zavodskaya upakovke nebolshoy nemnogo neskolko lyuboy`
    .split(/\s+/)
    .join(' '),
)
const english = set(
  `can could may might i me my mine we our you your it is are am be was do does did the a an this that these those to for from
  of in on at by or and with without if any some ok okay allowed permitted possible legal please hello hi want would like need
  able send sending sent ship shipping shipped post posting mail mailing mailed deliver delivering delivered delivery transport
  carry accept take parcel package courier tezbox mother mom mum father dad brother sister friend kids children child baby family
  son daughter grandmother grandma wife husband customer home tashkent samarkand samarqand bukhara nukus fergana new old used big small
  large little one two three kg kilo kilos litre liter pieces piece pair set red black white blue what how much about there
  wanna gonna im id ive via through using own sealed packs pack homemade handmade factory some few couple`
    .split(/\s+/)
    .join(' '),
)

/** Verbs of sending and asking, in every form. */
const verbs =
  /^(?:yubor|jonat|joʻnat|olib|boladi|bolama|bolarmi|bolsin|berib|berish|yetkaz|tashi|otkaz|otprav|otsil|posla|posilay|poshl|peresl|peresil|perevo|privez|dovez|dostav|otvez|prinim|prinya|primet|sobira|vozm|berete|vezete|mojete|mogu|hochet|vezti|qabul|ruxsat|mayli|yollas|yollay|solsa|solish|joylas)/

export type QuestionLanguage = 'uz' | 'ru' | 'en'

const uzbekLetters = /[ўқғҳ]/
const cyrillic = /[а-яё]/
const uzbekMarks = /^(?:yubor|jonat|boladi|mumkin|kerak|uchun|bilan|va$|borm|mayli|olasiz|qabul|ruxsat)/
const russianMarks = /^(?:mojno|mozhno|otprav|posla|dlya|hochu|xochu|prinim|nelzya)/
const englishMarks = set(
  'can i send is the my to of for with ship mail post do you want may allowed a an and please',
)

/** Uzbek and English name the thing last, Russian first. `sure`: by words or letters that only one of them has. */
export function languageOf(
  text: string,
  plain: readonly string[],
): { language: QuestionLanguage; sure: boolean } {
  const small = text.toLowerCase()
  if (uzbekLetters.test(small) || plain.some((word) => uzbekMarks.test(word)))
    return { language: 'uz', sure: true }
  const isRussian = plain.some((word) => russianMarks.test(word))
  if (isRussian || cyrillic.test(small)) return { language: 'ru', sure: isRussian }
  const isEnglish = plain.some((word) => englishMarks.has(word))
  return { language: isEnglish ? 'en' : 'uz', sure: isEnglish }
}

export function isQuestionWord(plain: string, language: QuestionLanguage, sure: boolean): boolean {
  if (verbs.test(plain)) return true
  // A few words without a question: "kitchen knives set". Short ones are Uzbek words too: it is a dog.
  if (!sure && plain.length > 2 && english.has(plain)) return true
  if (language === 'en') return english.has(plain)
  return language === 'ru' ? russian.has(plain) || uzbek.has(plain) : uzbek.has(plain)
}

/** Words for makers, which say nothing about the kind of thing. */
const makers = set(
  `samsung xiaomi redmi huawei honor artel lg sony apple nike adidas puma zara bosch makita dell hp lenovo asus acer tefal
  philips braun canon nikon cobalt kobalt nexia neksiya matiz malibu gentra spark damas tiko lacetti kia hyundai byd toyota bmw galaxy pro max
  mini ultra plus poco realme casio marlboro ucell beeline mobiuz vivo oppo tecno infinix самсунг`
    .split(/\s+/)
    .join(' '),
)

const uzbekVerb =
  /(?:moqchi\w*|aman|yman|amiz|sam|sak|asiz\w*|ysiz\w*|dimi|adi|ydi|ish|dim|gan|sami|ib|ab|mi)$/
const russianVerb = /(?:ть|ться|ете|ите|ёте|ешь|ишь)$/
/** To whom, from where: not what. */
const uzbekPlace = /(?:ga|ka|qa|dan|da|dagi)$/

/** Numbers and makers: never a slip of something else. */
export const isBare = (word: string, plain: string) =>
  /^\p{N}/u.test(word) || plain.length < 2 || makers.has(plain)

/** A word that is left over and does not make the thing another one. */
export const isNeutral = (word: string, plain: string) =>
  isBare(word, plain) || uzbekVerb.test(plain) || russianVerb.test(word)

export const namesPlace = (plain: string) => uzbekPlace.test(plain)

/** Russian adjectives stand before the thing and do not make it another one. */
export const russianAdjective = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ую|юю|ых|их|ому|ему|ым|ыми|ими)$/

/** What comes after is about the thing and not the thing: a case for a phone. */
export const turnsAside = set(
  'dlya ot pod na k protiv pri po iz v o ob obo pro do posle about as for from of to in on under against at',
)
export const joinsMore = set('s so with')
export const takesAway = set('bez without')
/** What comes before is about the thing: telefon uchun gʻilof. */
export const turnsBack = set('uchun qarshi haqida haqidagi togrisida')

/** Between two things that are asked about at once. */
export const between =
  /[,;/+&:.?!\n"«»“”]|(?<=\s)(?:va|ва|hamda|ҳамда|yoki|ёки|bilan|билан|и|или|and|or)(?=\s)/iu

export const states = {
  dried: /^(?:quritil|quruq|qoqla|sushen|sushyon|vyalen|dried|dehydrated)/,
  copied: /^(?:nusxa|kopi|kserokop|copy|copies|skan|scan)/,
  original: /^(?:asl|original)/,
  empty: /^(?:bosh$|boshagan|pust|empty)/,
}
