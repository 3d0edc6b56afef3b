export const vehiclesToolsPlay = `
# carPart
ehtiyot qism, avto ehtiyot qism, zapchast, avto zapchast, mashina ehtiyot qismi, mashina zapchasti, ehtiyot qismlar, avtoehtiyot qism | запчасть, запчасти, автозапчасти, запчасти на машину, детали для машины, деталь | car parts, spare parts, auto parts, car part, spare part, parts
shina, pokrishka, balon, mashina balon, gʻildirak shinasi, disk gʻildirak, gʻildirak, mashina shinasi, kolesa, titan disk, mashina balloni | шины, покрышки, колёса, диски на машину, резина зимняя, литые диски, колесо, шина, зимняя резина, титановые диски | tyres, tires, car tyres, car tires, wheels, alloy wheels, wheel, winter tires
fara, stop fara, mashina farasi | фара, фары, стоп-сигнал, фонарь задний | headlight, headlights, tail light, car lights
bamper, kapot, krilo, mashina eshigi, bagaj eshigi, lobovoy oyna, avto oyna, old oyna | бампер, капот, крыло машины, дверь машины, лобовое стекло, крышка багажника | bumper, hood, car door, windshield, windscreen, fender
motor ehtiyot qismi, porshen, karbyurator, svecha, sham avto, filtr, moy filtr, tormoz kolodka, kolodka, amortizator, generator mashina, starter, radiator mashina, remen generator, podshipnik, klapan, nasos, startyor, stsepleniya | поршень, карбюратор, свеча зажигания, свечи зажигания, фильтр, масляный фильтр, тормозные колодки, амортизатор, стартер, подшипник, клапан, насос, ремень грм, сцепление, коленвал | piston, carburetor, spark plug, spark plugs, filter, oil filter, brake pads, shock absorber, starter, bearing, valve, pump, timing belt, clutch, alternator
avto gilamcha, chexol mashina, mashina chexoli, rul, oʻrindiq chexoli, avto oʻrindiq, bolalar avto oʻrindiq, poliki, domkrat, kompressor | автоковрики, чехлы на сиденья, руль, автокресло, домкрат, компрессор, оплётка руля | car mats, seat covers, steering wheel, child car seat, car seat, jack, compressor
# bulky
motor, dvigatel, mashina motori, karobka, korobka peredach | двигатель, мотор, коробка передач, двс | engine, car engine, gearbox, motor
velosiped, bolalar velosipedi | велосипед, детский велосипед | bicycle, bike, children’s bicycle
pianino, royal, fortepiano | пианино, рояль, фортепиано | piano
# liquid
motor moyi, mashina moyi, dvigatel moyi, transmissiya moyi, avto moy, moy, moylash materiali, antifriz, tormoz suyuqligi, solidol | моторное масло, машинное масло, масло для двигателя, трансмиссионное масло, антифриз, тормозная жидкость, смазка, солидол, тосол | engine oil, motor oil, car oil, gear oil, antifreeze, brake fluid, grease, lubricant, coolant
# washer
omyvayka, omivayka, oyna yuvish suyuqligi, mashina oynasi suyuqligi, nezamerzayka | омывайка, незамерзайка, омывающая жидкость, жидкость омывателя, стеклоомыватель | screenwash, screen wash, windshield washer fluid, washer fluid, windscreen washer fluid
# fuelMachine
benzopila, benzin arra, motor arra | бензопила | chainsaw, petrol saw
generator, benzin generator, dvijok, elektr generator, dizel generator | генератор, бензиновый генератор, дизельный генератор, бензогенератор | generator, petrol generator, diesel generator
motokosa, trimmer benzin, gazonokosilka, oʻt oʻrgich, motokultivator, suv motori, motopompa, motoblok | бензокоса, газонокосилка, мотокультиватор, мотопомпа, мотоблок | lawn mower, brush cutter, cultivator, water pump engine, petrol trimmer
mototsikl, moped, skuter, kvadrotsikl, motoroller | мотоцикл, мопед, скутер, квадроцикл, мотороллер | motorcycle, moped, scooter, quad bike, motorbike
# tool
drel, perforator, bolgarka, shurupovyort, elektr asbob, otbor, lobzik, payvandlash apparati, svarka apparati, frezer, elektr arra, payalnik | дрель, перфоратор, болгарка, шуруповёрт, электроинструмент, лобзик, сварочный аппарат, паяльник, электропила, фрезер | drill, electric drill, hammer drill, angle grinder, grinder, screwdriver electric, power tool, jigsaw, welding machine, soldering iron, electric saw
bolgʻa, otvyortka, ombir, kalit gaykali, gayka kaliti, asbob, asbob-uskuna, uskunalar, arra, egov, zubilo, ruletka, pasatija, instrument, molotok, shtangensirkul, tarozi, belkurak, lopata, narvon, zinapoya, qoʻl arra | молоток, отвёртка, плоскогубцы, гаечный ключ, инструмент, инструменты, пила, напильник, рулетка, весы, лопата, стремянка, ножовка, зубило, набор инструментов | hammer, screwdriver, pliers, wrench, tools, tool, saw, file tool, tape measure, scales, shovel, ladder, spade, toolbox, tool set, hand saw
# building
sement, gips, alebastr, shpaklyovka, quruq aralashma, ohak, qum, qum-shagʻal, gʻisht, beton | цемент, гипс, алебастр, шпаклёвка, сухая смесь, известь, песок, кирпич, ганч, штукатурка | cement, gypsum, plaster mix, putty, dry mix, lime powder, sand, brick, stucco
kafel, plitka, keramogranit, mramor, tosh plita, granit | кафель, плитка, кафельная плитка, керамогранит, мрамор, керамическая плитка | tiles, ceramic tiles, tile, marble, granite tile
mix, shurup, bolt, gayka, samorez, dyubel, vint, petlya | гвозди, гвоздь, саморезы, болт, гайка, шуруп, дюбель, винт, шуруп и гайки | nails, screws, bolts, nuts and bolts, nail, bolt, screw
oboy, gulqogʻoz, laminat, linoleum, penoplast, parket, gipskarton, tunuka, profnastil, truba, quvur, armatura, fanera, taxta, yogʻoch, reyka | обои, ламинат, линолеум, пенопласт, утеплитель, паркет, гипсокартон, жесть, труба, арматура, фанера, доска, дерево, брус, профиль | wallpaper, laminate, linoleum, insulation, parquet, drywall, pipe, rebar, plywood, wood board, wood, timber, plank
rozetka, vklyuchatel, elektr schyotchik, avtomat elektr, lampa patroni, elektr patron | розетка, выключатель, электросчётчик, автомат электрический, патрон для лампы, патрон лампы, трансформатор | socket, switch, electric meter, circuit breaker, lamp holder, transformer, power strip
kran, smesitel, dush, unitaz, rakovina, vanna, santexnika, joʻmrak | кран, смеситель, душевая лейка, унитаз, раковина, сантехника, умывальник | tap, faucet, mixer tap, toilet bowl, sink, plumbing, shower head
shlang, suv shlangi, tomchilatib sugʻorish, issiqxona plyonkasi, parnik | шланг, садовый шланг, капельный полив, плёнка для теплицы | hose, garden hose, drip irrigation, greenhouse film
# plain
oʻyinchoq, qoʻgʻirchoq, yumshoq oʻyinchoq, lego, konstruktor, ayiqcha, mashinacha, oʻyinchoq mashina, oʻyinchoqlar | игрушка, кукла, мягкая игрушка, лего, конструктор, плюшевый мишка, машинка игрушечная, игрушки | toy, toys, doll, soft toys, lego, teddy bear, building blocks, toy car, stuffed animal
bolalar aravachasi, kolyaska, aravacha, xoduntok, hodunok, manej, bolalar kursisi, bolalar stulchasi, samokat bola, samokat | детская коляска, коляска, ходунки, манеж, стульчик для кормления, самокат, детский самокат, беговел | stroller, baby stroller, pram, baby walker, playpen, high chair, kick scooter, baby carriage
soʻrgʻich, emizik, shishacha bolalar, butilochka, soska | соска, пустышка, детская бутылочка, бутылочка для кормления | pacifier, baby bottle, dummy, feeding bottle
toʻp, koptok, futbol toʻpi, voleybol toʻpi, basketbol toʻpi | мяч, футбольный мяч, волейбольный мяч, баскетбольный мяч, мячик | ball, football, soccer ball, volleyball, basketball
gantel, shtanga, gir, trenajyor, turnik, espander, tosh gir | гантели, гантель, штанга, гиря, тренажёр, турник, эспандер | dumbbells, dumbbell, barbell, kettlebell, exercise machine, pull-up bar, weights
chodir, palatka, spalnik, uyqu xalta, turist jihozi | палатка, спальник, спальный мешок, туристическое снаряжение | tent, sleeping bag, camping gear
qarmoq, spinning, baliq ovlash anjomlari, baliqchi toʻri, toʻr | удочка, спиннинг, рыболовные снасти, сеть рыболовная, крючки рыболовные | fishing rod, fishing tackle, fishing net, spinning rod, fishing hooks
bokschi qoʻlqopi, boks qoʻlqop, kimono, sport kiyim, sport anjomlari, tennis raketka, raketka, velosiped shlemi, shlem, konki, lija, changʻi, rolik, arqon, skakalka | боксёрские перчатки, кимоно, спортинвентарь, ракетка, шлем, коньки, лыжи, ролики, скакалка, верёвка | boxing gloves, kimono, sports equipment, racket, helmet, skates, skis, roller skates, jump rope, rope
# fragile
gitara, dutor, doira, rubob, tanbur, gʻijjak, skripka, nay, karnay, surnay, akkordeon, sintezator, cholgʻu asbobi, nogʻora, childirma, musiqa asbobi | гитара, дутар, дойра, рубаб, скрипка, флейта, карнай, аккордеон, синтезатор, музыкальный инструмент, барабан, баян, гиджак, най | guitar, dutar, doira, rubab, violin, flute, karnay, accordion, synthesizer, musical instrument, drum, musical instruments
mikroskop, teleskop, durbin | микроскоп, телескоп, бинокль | microscope, telescope, binoculars
# batteryDevice
radioboshqaruvli mashina, pultli mashina, robot oʻyinchoq, elektron oʻyinchoq, pultli oʻyinchoq | машинка на радиоуправлении, машинка на пульте, робот игрушка, электронная игрушка | rc car, remote control car, toy robot, electronic toy
# paper
gerb, bayroq, yorliq, etiketka, nakleyka, stiker | флаг, этикетка, наклейка, стикер | flag, label, sticker
# plain
medal sport, kubok, medal musobaqa | кубок, спортивная медаль, трофей | trophy, cup trophy, sports medal
`
