-- Who worked at which point, from when until when, and who said so. The stay that goes on is what agent_post says now.
create table agent_stay (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  point_id bigint not null references pickup_point,
  -- Null: from before stays were written down, or nobody of the desk.
  began_at timestamptz(3),
  began_by bigint references person,
  began_note text,
  ended_at timestamptz(3),
  ended_by bigint references person,
  ended_note text
);
create unique index agent_stay_now on agent_stay (person_id) where ended_at is null;
create index agent_stay_person on agent_stay (person_id, id);
create index agent_stay_point on agent_stay (point_id, id);
create index agent_post_point on agent_post (point_id);

-- What the log tells of earlier ones: a stay ends where the next line of the same person begins.
insert into agent_stay (person_id, point_id, began_at, began_by, ended_at, ended_by)
select person, point, at, said_by, ended_at, ended_by
from (
  select split_part(object, ':', 2)::bigint as person, (after ->> 'point_id')::bigint as point, at, person_id as said_by,
    lead(at) over lines as ended_at, lead(person_id) over lines as ended_by, id
  from audit_entry
  where action = 'agent-post.edit' and before ->> 'point_id' is distinct from after ->> 'point_id'
  window lines as (partition by object order by id)
) told
where point in (select id from pickup_point)
  and (ended_at is not null or exists (select from agent_post where person_id = person and point_id = point))
order by id;

-- Where the log knows nothing of it.
insert into agent_stay (person_id, point_id)
select person_id, point_id from agent_post
where person_id not in (select person_id from agent_stay where ended_at is null);

-- Whoever is no agent any more works nowhere: nobody took them away when they left.
update agent_stay set ended_at = coalesce(
    (select max(at) from audit_entry
     where object = 'person:' || agent_stay.person_id and action in ('staff.dismiss', 'staff.edit')), now())
where ended_at is null and person_id in (select id from person where role <> 'agent');
delete from agent_post where person_id in (select id from person where role <> 'agent');

-- Agents as the list of posts shows them, and who was one: found by a name in any script or by the phone.
create view agent_person as
  select id, full_name, name_key, phone, role, status, created_at,
    (select max(seen_at) from session where person_id = person.id) as seen_at
  from person where status <> 'deleted';
