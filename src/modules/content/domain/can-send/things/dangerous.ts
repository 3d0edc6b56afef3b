export const dangerous = `
# no1
petarda, paqildoq, partlatgich, xlopushka | петарда, петарды, хлопушка | firecracker, firecrackers, petard
salyut, mushak, mushakbozlik, feyerverk, raketnitsa | салют, фейерверк, ракетница, пиротехника | fireworks, firework, pyrotechnics, flare
bengal olovi, bengal chirogʻi | бенгальские огни, бенгальский огонь | sparklers, sparkler, bengal lights
porox, portlovchi modda, dinamit, trotil, detonator, portlatgich | порох, взрывчатка, динамит, тротил, детонатор, взрывчатые вещества | gunpowder, explosives, dynamite, detonator, tnt, explosive
patron, oʻq-dori, oʻq dori, oʻq patron, gilza, drob, ov patroni | патрон, патроны, боеприпасы, гильза, дробь, пули, пуля | bullets, bullet, ammunition, ammo, cartridges, gun cartridge
granata, bomba, mina, qoʻl granatasi | граната, бомба, мина, ручная граната, боевая граната | grenade, bomb, mine, hand grenade
ammiakli selitra, selitra | селитра, аммиачная селитра | ammonium nitrate, saltpetre
xavfsizlik yostiqchasi, airbag, aerbeg | подушка безопасности, аирбаг, эирбаг | airbag, air bag
# no2
benzin, ai 92, yoqilgʻi, solyarka, dizel, kerosin, dizel yoqilgʻisi, avtomobil yoqilgʻisi | бензин, топливо, солярка, дизельное топливо, дизель топливо, керосин, горючее | petrol, gasoline, diesel, fuel, kerosene
atseton, rastvoritel, uayt-spirit, lak va erituvchi, erituvchi, skipidar, razbavitel | ацетон, растворитель, уайт-спирит, скипидар, разбавитель, растворитель для краски, жидкость для снятия лака | acetone, paint thinner, solvent, white spirit, turpentine, thinner, nail polish remover
spirt, tibbiy spirt, etil spirti, texnik spirt, etanol, metanol | спирт, медицинский спирт, этиловый спирт, технический спирт, метанол, этанол | rubbing alcohol, medical alcohol, ethanol, methanol, spirit alcohol, surgical spirit, isopropyl alcohol, ethyl alcohol
gaz ballon, gaz balloni, gaz, propan, metan ballon, suyultirilgan gaz, propan ballon, kislorod ballon, kislorod balloni, gaz baloni, ballon gaz | газовый баллон, газ, пропан, баллон с газом, кислородный баллон, метан, сжиженный газ, пропан бутан, баллон | gas cylinder, gas bottle, propane, gas canister, lpg, oxygen cylinder, gas tank, propane tank, butane
zajigalka, yondirgich, chaqmoqcha, zippo, zajigalka gazi | зажигалка, зажигалки, газ для зажигалок, зиппо | lighter, cigarette lighter, lighters, lighter gas, zippo
gugurt | спички, спичка | matches, match box, matchbox
quruq yoqilgʻi, oʻt oldirgich, rozjig, kabob suyuqligi | розжиг, жидкость для розжига, сухое горючее | lighter fluid, fire starter, charcoal lighter
# no3
purkagichli boʻyoq, purkagich boʻyoq, ballonchadagi boʻyoq, sprey boʻyoq, aerozol boʻyoq, kraska ballonchik, ballonchali boʻyoq | краска в баллончике, аэрозольная краска, краска-спрей, баллончик с краской | spray paint, aerosol paint
aerozol, sprey, purkagich ballon, ballonchik, havo yangilagich sprey, havo tozalagich aerozol, ballonchali, aerozol ballon | аэрозоль, спрей, баллончик, аэрозольный баллончик, освежитель воздуха | aerosol, spray, spray can, aerosol can, air freshener
dixlofos, pashshaga qarshi sprey, hasharotga qarshi aerozol, raptor | дихлофос, раптор, спрей от комаров, аэрозоль от комаров | bug spray, insect spray, mosquito spray, fly spray
qalampir gazi, gaz ballonchik, gazli ballonchik, qalampirli ballonchik, koʻzdan yosh oqizuvchi gaz | перцовый баллончик, газовый баллончик, перцовка, слезоточивый газ | pepper spray, tear gas, mace spray
montaj koʻpik, montaj koʻpigi, makroflex | монтажная пена | mounting foam, polyurethane foam, expanding foam
oʻt oʻchirgich, ognetushitel, oʻt oʻchirgich ballon | огнетушитель | fire extinguisher
geliy, geliy balloni, co2 ballon | гелий, баллон с гелием, баллончик co2 | helium, helium tank, co2 cartridge
wd-40, karbyurator tozalagich, kontakt tozalagich sprey | вэдэшка, вд-40, очиститель карбюратора | wd-40, wd40, brake cleaner
# no6
toʻpponcha, pistolet, revolver, nagan | пистолет, револьвер, наган, травмат, травматический пистолет | pistol, gun, handgun, revolver, traumatic pistol
qurol, oʻt ochar qurol, qurol-yarogʻ, qurol qismi, qurol qismlari, yarogʻ | оружие, огнестрельное оружие, части оружия, запчасти к оружию | weapon, weapons, firearm, gun parts, weapon parts, arms
miltiq, avtomat qurol, ov miltigʻi, kalashnikov, karabin, vintovka | ружьё, винтовка, охотничье ружьё, автомат калашникова, карабин, дробовик | rifle, shotgun, hunting rifle, carbine, kalashnikov, assault rifle
pnevmatik qurol, pnevmatik miltiq, pnevmatik toʻpponcha, pnevmatika, strayktbol, straykbol | пневматика, пневматическая винтовка, пневматический пистолет, страйкбольное оружие, пневмат, воздушка | air rifle, air gun, pneumatic gun, airsoft gun, bb gun, airsoft
xanjar, qilich, katana, jangovar pichoq, ov pichogʻi, finka, kinjal, nayza, shamshir, otiladigan pichoq, kapkan pichoq | кинжал, меч, катана, боевой нож, охотничий нож, финка, шашка казачья, сабля, нож-бабочка, метательный нож, выкидной нож, штык-нож | dagger, sword, katana, combat knife, hunting knife, sabre, butterfly knife, switchblade, throwing knife, bayonet
kastet, nunchaku, rezina tayoq, dubinka | кастет, нунчаки, дубинка, резиновая дубинка | brass knuckles, knuckleduster, nunchucks, baton, truncheon
elektroshoker, shoker | электрошокер, шокер | stun gun, taser
arbalet, kamon, oʻq-yoy, kamalak yoy | арбалет, лук для стрельбы, боевой лук, стрелы для лука | crossbow, bow and arrow, archery bow, arrows
glushitel qurol, qurol optikasi, nishon olgich, qurol magazini, qurol optika | прицел оптический, глушитель для оружия, магазин для автомата, оптический прицел | gun silencer, rifle scope, gun magazine, silencer
# toyGun
oʻyinchoq toʻpponcha, oʻyinchoq pistolet, suv toʻpponcha, oʻyinchoq qurol, oʻyinchoq miltiq, suv pistoleti, suvli toʻpponcha, oʻyinchoq pichoq, oʻyinchoq qilich, nerf | игрушечный пистолет, игрушечное оружие, водный пистолет, водяной пистолет, пистолет игрушка, игрушечный автомат, нёрф | toy gun, water gun, toy pistol, water pistol, toy weapon, nerf gun, squirt gun, toy sword
# tool
qurilish qurollari, qurilish quroli, mehnat qurollari, mehnat quroli, ish quroli, ish qurollari, dehqonchilik qurollari | строительный инструмент, орудия труда, садовый инвентарь | construction tools, gardening tools
boʻyoq pulti, kraskopult, yelim toʻpponcha, termopistolet, pistolet montaj koʻpik | краскопульт, клеевой пистолет, термопистолет, монтажный пистолет, строительный пистолет | spray gun tool, glue gun, paint sprayer, caulking gun, nail gun, heat gun, massage gun
# kitchenKnife
pichoq, oshpichoq, oshpaz pichogʻi, oshxona pichogʻi, chust pichoq, chust pichogʻi, non pichogʻi, goʻsht pichogʻi, pichoqlar toʻplami, milliy pichoq | нож, кухонный нож, ножи, набор ножей, узбекский нож, пчак, нож для мяса, столовый нож | knife, kitchen knife, knives, knife set, pichok, chef knife, bread knife, table knife
qalamtarosh, buklanadigan pichoq, multitul, perochin pichoq, kanselyariya pichogʻi | складной нож, перочинный нож, мультитул, канцелярский нож | penknife, folding knife, pocket knife, multitool, swiss army knife, box cutter, stationery knife
# axe
bolta, tesha, ketmon, oʻroq, chalgʻi, oybolta | топор, тесак, кетмень, серп, коса для травы, тяпка, секатор | axe, hatchet, hoe, sickle, scythe, adze
# smallBlade
qaychi, igna, toʻgʻnogʻich, ilgak igna | ножницы, игла, иголка, булавка, спицы | scissors, needle, pins, knitting needles, sewing needles
# paint
boʻyoq, devor boʻyogʻi, kraska, emal, lak, emulsiya, lok-boʻyoq, suvli emulsiya, yogʻoch laki | краска, краска для стен, эмаль, лак, водоэмульсионка, лак для дерева, водоэмульсионная краска | paint, wall paint, enamel, varnish, emulsion paint, wood varnish
# plain
guash, akvarel, boʻyoq qalam, moʻyqalam, plastilin, molbert, gouache boʻyoq, akril boʻyoq, rasm chizish toʻplami | гуашь, акварель, кисточка, кисть, пластилин, мольберт, акриловая краска, набор для рисования, холст | gouache, watercolor, watercolour, paint brush, brush, plasticine, easel, acrylic paint, drawing set, canvas
# glue
yelim, kley, superkley, moment yelim, germetik, epoksid, silikon germetik | клей, суперклей, клей момент, герметик, эпоксидка, эпоксидная смола | glue, super glue, superglue, sealant, epoxy, adhesive, silicone sealant
# no11 !always
tirik, jonli hayvon, tirik hayvon, tirik jonzot, tirik mavjudot | живой, живые животные, живое животное | live animal, living animal, live, alive
# no11
hayvon, uy hayvoni, jonivor | животное, питомец, домашнее животное, зверь | animal, pet, pets
mushuk, mushukcha, mushuk bolasi | кошка, кот, котёнок, котята | cat, kitten, cats
it, kuchuk, kuchukcha, it kuchugi, it bolasi, laycha | собака, щенок, пёс, щенки | dog, puppy, puppies
qush, toʻtiqush, kaptar, bedana, kanareyka, burgut, lochin, sayroqi qush, kaklik | птица, попугай, голубь, перепёлка, канарейка, сокол, орёл, кеклик, попугайчик | bird, parrot, pigeon, quail, canary, falcon, eagle
tirik tovuq, xoʻroz, joʻja, oʻrdak, gʻoz, kurka, tirik joʻja | живая курица, живые куры, петух, цыплёнок, цыплята, утка, гусь | live chicken, live chickens, rooster, chicks, duck, goose, live poultry
qoʻy, echki, sigir, ot, buzoq, qoʻzi, mol, eshak, qoʻchqor, uloq | баран, овца, коза, корова, лошадь, телёнок, ягнёнок, осёл, скот, бычок | sheep, goat, cow, horse, calf, donkey, livestock, ram
quyon, xomyak, dengiz choʻchqasi, olmaxon, tipratikan, sichqon, kalamush, tirik sichqon | кролик, хомяк, хомячок, морская свинка, белка, ёж, крыса, живая мышь, шиншилла | rabbit, hamster, guinea pig, squirrel, hedgehog, rat, live mouse, chinchilla
akvarium baligʻi, akvarium baliqlari, tirik baliq, bezak baliq, tilla baliq, oltin baliq | золотая рыбка, аквариумные рыбки, аквариумная рыба, живая рыба, рыбки | aquarium fish, live fish, goldfish, pet fish
asalari, hasharot, ipak qurti, chumoli, ari, asalari oilasi, qoʻngʻiz | пчёлы, пчела, насекомое, шелкопряд, муравьи, насекомые, пчелосемья | bees, bee, insects, silkworms, ants, beehive with bees
toshbaqa, ilon, kaltakesak, chayon, echkemar, zuluk | черепаха, змея, ящерица, скорпион, пиявки, игуана | turtle, tortoise, snake, lizard, scorpion, leeches
# plain
mushuk ovqati, it ovqati, mushukka ovqat, itga ovqat, qushlarga don, mushuk korm, it korm, korm, mushuk korni, mushuk kormi, it kormi, hayvon ozuqasi, qush yemi, baliq yemi, omuxta yem, yem | корм для кошек, корм для собак, корм, корм для животных, корм для рыб, корм для птиц, комбикорм, кошачий корм | cat food, dog food, pet food, bird food, fish food, animal feed, pet treats
qafas, it boʻyinbogʻi, akvarium, mushuk lotogi, hayvon kletkasi, egar, yugan, quti asalari boʻsh, asalari qutisi, mushuk uychasi, povodok | клетка, ошейник, поводок, лоток для кошки, переноска, седло, улей, когтеточка, наполнитель для кошек | cage, dog collar, leash, litter box, pet carrier, saddle, empty beehive, cat litter, collar, cat tree
# fragile
akvarium boʻsh, akvarium idishi | аквариум, пустой аквариум | aquarium, fish tank, empty aquarium
# plain
urugʻ, ekin urugʻi, gul urugʻi, poliz urugʻi, chigit, sabzavot urugʻi | семена, семя, семена цветов, семян | seeds, flower seeds, vegetable seeds, seed
# plant
koʻchat, nihol, daraxt koʻchati, atirgul koʻchati, rassada, payvand | саженцы, саженец, рассада, черенок, черенки | seedlings, seedling, sapling, cuttings
gul, guldasta, tirik gul, atirgul, lola, buket, piyoz gul | цветы, букет, букет цветов, живые цветы, розы, тюльпаны, цветок, роза | flowers, bouquet, bouquet of flowers, roses, fresh flowers, live flowers, tulips, rose, flower
xona guli, tuvak gul, xona oʻsimligi, kaktus, fikus, oʻsimlik, tuvakdagi gul, tirik oʻsimlik | комнатное растение, кактус, фикус, растение, комнатные цветы, орхидея, живое растение | house plant, houseplant, potted plant, cactus, orchid, plant, live plant
`
