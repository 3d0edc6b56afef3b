-- Who was invited by whom, and how far it has come (docs/decisions/0067-referral.md). One row a friend: the shipments themselves
-- are asked of the orders each time.
create table referral (
  friend_id bigint primary key references person,
  inviter_id bigint not null references person,
  registered_at timestamptz(3) not null,
  -- Until then shipments count.
  deadline timestamptz(3) not null,
  state text not null default 'collecting'
    check (state in ('collecting', 'waiting', 'review', 'paid', 'refused', 'expired', 'taken_back')),
  -- What speaks against it; words are only added.
  signals text[] not null default '{}',
  -- The last of the shipments that were needed.
  reached_at timestamptz(3),
  -- Whole so'm to each of the two, as it was promised when it was paid.
  reward bigint check (reward > 0),
  paid_at timestamptz(3),
  -- What has been taken back, by side; the rest is taken when there is something again.
  inviter_back bigint not null default 0 check (inviter_back >= 0),
  friend_back bigint not null default 0 check (friend_back >= 0),
  taken_back_at timestamptz(3),
  -- What the desk decided, and why; the people read it.
  decided_by bigint references person,
  decided_at timestamptz(3),
  note text,
  -- The last reminder that was sent: how many days were left; 0 before the first.
  reminded smallint not null default 0,
  -- When the rule was last asked.
  checked_at timestamptz(3),
  check (friend_id <> inviter_id),
  check ((state in ('paid', 'taken_back')) = (paid_at is not null)),
  check ((paid_at is null) = (reward is null)),
  check ((state = 'taken_back') = (taken_back_at is not null)),
  check (inviter_back <= coalesce(reward, 0) and friend_back <= coalesce(reward, 0))
);
create index referral_inviter on referral (inviter_id, friend_id);
create index referral_to_check on referral (checked_at nulls first, friend_id)
  where state in ('collecting', 'waiting', 'review', 'paid', 'taken_back');
create index referral_state on referral (state, friend_id desc);
create index referral_decided_by on referral (decided_by);

-- Whoever was invited before there was this table. Their 60 days run from their sign-up too.
insert into referral (friend_id, inviter_id, registered_at, deadline)
select id, referred_by, created_at, created_at + interval '60 days' from person
where referred_by is not null and referred_by <> id;

-- What telling people apart takes. No table of promos, but what accounts show it.
create view person_for_referral as
  select id, phone, full_name, name_key, company, stir, status, role, referral_code, referred_by, locale,
    created_at
  from person;

-- Which phones have signed in in one browser.
create view device_for_referral as
  select token_hash, phone from known_device;

-- A shipment as far as it counts for a referral: whether it came to its end, was paid for and stayed so, and between whom and where.
-- At a point there is no street, so no door; nor where nobody wrote a house: a whole street is no door.
create view shipment_for_referral as
  select parcel.id, parcel.owner_id, parcel.created_at, parcel.status, parcel.paid_at is not null as is_paid,
    parcel.return_of is not null as is_return,
    exists (select from order_claim claim where claim.order_id = parcel.id and claim.status = 'accepted') as is_compensated,
    parcel.sender ->> 'phone' as sender_phone, parcel.receiver ->> 'phone' as receiver_phone,
    case when parcel.from_point_id is null and parcel.sender ->> 'street' ~ '[0-9]'
      then (parcel.sender ->> 'districtId') || ':' || lower(regexp_replace(parcel.sender ->> 'street', '[[:space:][:punct:]ʻʼ’‘№]', '', 'g'))
    end as sender_door,
    case when parcel.to_point_id is null and parcel.receiver ->> 'street' ~ '[0-9]'
      then (parcel.receiver ->> 'districtId') || ':' || lower(regexp_replace(parcel.receiver ->> 'street', '[[:space:][:punct:]ʻʼ’‘№]', '', 'g'))
    end as receiver_door,
    handed.happened_at as delivered_at, handed.person_id as delivered_by
  from customer_order parcel
  left join lateral (
    select happened_at, person_id from order_event
    where order_id = parcel.id and verb in ('deliver', 'hand_out')
    order by happened_at desc, seq desc limit 1) handed on true;
