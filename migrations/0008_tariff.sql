-- What prices are computed from, one row a version. Orders keep the number of the version they were priced by, so a
-- row that was in force is never changed: going back to old prices is a new version with the old numbers.
create table tariff (
  version integer generated always as identity primary key,
  -- Null for a draft. The version in force is the one with the latest moment that has come; of two with the same
  -- moment, the later version.
  effective_from timestamptz(3),
  data jsonb not null,
  -- Why it was made, for colleagues.
  note text not null,
  -- Nobody made the first one.
  created_by bigint references person,
  created_at timestamptz(3) not null default now()
);
create index tariff_effective on tariff (effective_from, version) where effective_from is not null;

-- The first version is src/modules/pricing/domain/first-tariff.ts; a test holds the two together.
insert into tariff (effective_from, note, data) values ('2026-01-01T00:00:00+05', '', '{
  "belts": {"1":3,"2":1,"3":2,"4":1,"5":2,"6":2,"7":1,"8":1,"9":3,"10":1,"11":1,"12":1,"13":3,"14":0},
  "base": {"local":15000,"belt1":20000,"belt2":25000,"belt3":30000},
  "volumeDivisor": 6000,
  "boxes": {"small":{"upToGrams":1000,"surcharge":0,"sidesCm":[20,20,15]},"medium":{"upToGrams":3000,"surcharge":5000,"sidesCm":[30,30,20]},"large":{"upToGrams":5000,"surcharge":10000,"sidesCm":[40,30,25]}},
  "heavy": {"perKg":3000,"upToGrams":10000},
  "expressPercent": 150,
  "roundUpTo": 100,
  "serviceLevels": {"cutOffHour":12,"standardDays":{"from":2,"to":3},"expressDays":1,"weekdaysOff":[],"holidays":{"yearly":["01-01","03-08","03-21","05-09","09-01","10-01","12-08"],"dated":["2026-03-20","2026-05-27","2027-03-10","2027-05-17"]},"perishableHours":60},
  "doorLeg": {"zone1":10000,"zone2":15000},
  "collection": {"price":30000,"freeFromParcels":7},
  "cod": 6900,
  "signature": 3000,
  "cover": {"free":20000,"levels":[{"upTo":500000,"price":5600},{"upTo":1000000,"price":8400},{"upTo":2000000,"price":11200}],"minimumWage":1271000,"wages":10},
  "flexible": {"packages":[{"shipments":10,"price":220000},{"shipments":50,"price":1000000},{"shipments":200,"price":3600000}],"upToGrams":10000,"sideUpToCm":50,"sidesBelowCm":100,"days":180,"belt3Extra":5000},
  "pro": {"price":25000,"gramsEach":10000},
  "promotions": {"halfPricePercent":50},
  "limits": {"mailbox":{"sidesCm":[35,23,3],"grams":1000},"locker":{"sidesCm":[66,41,38],"grams":15000},"point":{"longestCm":120,"grams":15000},"door":{"longestCm":300,"grams":100000,"callFirstAboveCm":120},"onRequestGrams":1000000}
}');
