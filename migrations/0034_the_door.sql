-- Browsers in which somebody has signed in, by the hash of a cookie that outlives the session. Such a browser opens nothing
-- by itself; codes for its own people go through a lane of their own, which no stranger can use up.
create table known_device (
  id bigint generated always as identity primary key,
  token_hash bytea not null,
  -- Whose code it has shown us. A browser that several people use has a row for each of them.
  phone text not null,
  created_at timestamptz(3) not null,
  -- Their last sign-in there.
  used_at timestamptz(3) not null,
  unique (token_hash, phone)
);
create index known_device_phone on known_device (phone, used_at desc);
create index known_device_age on known_device (used_at);

-- Which way a code went: '' for what everybody shares, 'reserve' for staff whom the common limits keep waiting, 'device …' for a
-- browser that is known. Limits are counted by lane, and a code of one lane is not put out by one of another.
alter table sign_in_code add column lane text not null default '';
-- The challenge that was solved for it: each buys one code.
alter table sign_in_code add column challenge bytea;
create unique index sign_in_code_challenge on sign_in_code (challenge) where challenge is not null;

-- Where a lead came from, as limits count.
alter table lead add column network text;
create index lead_age on lead (created_at);
