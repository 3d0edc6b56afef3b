-- Many parcels at once (decision 70): a table that a merchant brought, or a chat that was pasted, on its way to orders.
create table bulk_upload (
  id bigint generated always as identity primary key,
  owner_id bigint not null references person,
  created_by bigint not null references person,
  kind text not null check (kind in ('file', 'table', 'chat')),
  name text not null,
  state text not null check (state in ('parsing', 'mapping', 'ready', 'saving', 'saved', 'failed')),
  progress real not null default 0 check (progress between 0 and 1),
  -- The code of an error, and the row of the file that is to blame.
  failure text,
  failure_row integer,
  -- The file as it came, while it is kept; what it was before, to tell the same one a second time.
  file_id text,
  file_hash text,
  file_until timestamptz(3),
  -- What was pasted.
  pasted text,
  -- Whose rows of bulk_raw it goes by: its own, or those of the upload that it was set aside from.
  raw_id bigint,
  aside_of bigint references bulk_upload on delete set null,
  -- Numbers of the rows that were set aside from it: another choice of columns does not bring them back.
  left_out integer[] not null default '{}',
  -- [{"index", "header", "field", "certainty", "remembered", "samples"}]
  columns jsonb not null default '[]',
  header_row integer,
  sheet text not null default '',
  -- Sums over bulk_row, changed together with it under the lock of this row; problems: {"field:code": rows}.
  rows integer not null default 0,
  errors integer not null default 0,
  repaired integer not null default 0,
  duplicates integer not null default 0,
  priced integer not null default 0,
  total bigint not null default 0,
  problems jsonb not null default '{}',
  -- Grows with every change of its rows.
  version integer not null default 0,
  -- Whoever reads or checks it holds the newest turn; one that was left behind finds another and stops.
  turn integer not null default 0,
  payment_type text,
  -- How many rows are orders.
  saved integer not null default 0,
  collection_day date,
  collection_interval text,
  collection_fee bigint,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  saved_at timestamptz(3)
);
create index bulk_upload_owner on bulk_upload (owner_id, id);
create index bulk_upload_same_file on bulk_upload (owner_id, file_hash) where file_hash is not null;
create index bulk_upload_changed on bulk_upload (changed_at);

-- Rows of a file as they were read, a thousand a chunk, from row 1 on: columns can be chosen anew, and what failed goes
-- back as it came. These two tables name their upload without a key, which would be looked up for each of 50,000 rows.
create table bulk_raw (
  upload_id bigint not null,
  chunk integer not null,
  -- Cells and rows are kept apart by the signs 1F and 1E, which no cell has in it.
  rows text not null,
  primary key (upload_id, chunk)
);
-- Pressing it small would take longer than reading the file.
alter table bulk_raw alter rows set storage external;

-- A row on its way to be an order.
create table bulk_row (
  upload_id bigint not null,
  -- As in the file, from 1.
  n integer not null,
  -- {field: text}; json is written in half the time of jsonb, and nothing in it is looked for by an index.
  texts json not null,
  -- Fields that were written by hand: another choice of columns leaves them.
  edited text[] not null default '{}',
  -- {field: value or {"value", "problem", "repaired"}}, without cells that are as written (bulk/domain/kept-cells.ts).
  checked json not null,
  -- field:code
  problems text[] not null default '{}',
  -- The same for rows that would be the same parcel.
  same_key text collate "C",
  price integer,
  repaired boolean not null default false,
  -- It looks like a slip, and the merchant has said that it is none.
  accepted boolean not null default false,
  order_id integer,
  -- Of a chat: {field: {"certainty", "evidence"}}, and the number of its message.
  guesses jsonb,
  message integer,
  primary key (upload_id, n)
);
create index bulk_row_same on bulk_row (upload_id, same_key) where same_key is not null;
create index bulk_row_problems on bulk_row (upload_id, n) where problems <> '{}';

-- Messages of a pasted chat, in order.
create table bulk_message (
  upload_id bigint not null references bulk_upload on delete cascade,
  index integer not null,
  author text,
  time text,
  text text not null,
  kind text not null check (kind in ('order', 'question', 'other')),
  primary key (upload_id, index)
);

-- How to take changes back, the last fifty of an upload: what stood in the cells before.
create table bulk_change (
  upload_id bigint not null references bulk_upload on delete cascade,
  seq integer not null,
  before jsonb not null,
  at timestamptz(3) not null,
  primary key (upload_id, seq)
);

-- What a merchant has said about a column, for the next file; no field: nothing is taken from it.
create table bulk_known_header (
  owner_id bigint not null references person,
  header_key text not null,
  field text,
  used_at timestamptz(3) not null,
  primary key (owner_id, header_key)
);
