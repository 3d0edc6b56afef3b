-- Claims a key for the transaction and looks for what was answered to it, in one question: what is read after the claim
-- is seen as of then, as in a statement of its own.
create function claim_idempotency_key(asked_scope text, asked_key bytea)
  returns table (claimed boolean, input_mac bytea, status smallint, answer bytea)
  language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(asked_scope || ' ' || encode(asked_key, 'hex'), 0)) then
    return query select false, null::bytea, null::smallint, null::bytea;
    return;
  end if;
  return query
    select true, known.input_mac, known.status, known.answer
    from (values (1)) as always
    left join idempotency_key known
      on known.scope = asked_scope and known.key_mac = asked_key and known.expires_at > now();
end
$$;
