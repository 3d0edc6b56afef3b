-- Where somebody who wants to become an agent has a place for parcels. Other letters have none.
alter table lead add column region_id integer check (region_id between 1 and 14);
alter table lead add column address text;

-- How far the agreement with somebody who wants to run a point has come (decision 66). A letter of the kind `agent` without
-- a row here is new. Goes with its letter: what was agreed stands on paper, and the point stays.
create table agent_contract (
  lead_id bigint primary key references lead (id) on delete cascade,
  state text not null check (state in ('new', 'talking', 'contract_sent', 'signed', 'live', 'declined')),
  state_at timestamptz(3) not null,
  -- The number of the paper, from the signing on.
  contract text,
  point_id bigint references pickup_point (id),
  constraint agent_contract_live check ((state = 'live') = (point_id is not null)),
  constraint agent_contract_one_point unique (point_id)
);
create index agent_contract_board on agent_contract (state, lead_id);

-- Each step of such an agreement with the note of who took it, and notes without a step; read in order.
create table agent_contract_step (
  id bigint generated always as identity primary key,
  lead_id bigint not null references agent_contract (lead_id) on delete cascade,
  state text not null,
  note text,
  moved_by bigint not null references person (id),
  moved_at timestamptz(3) not null
);
create index agent_contract_step_of on agent_contract_step (lead_id, id);
