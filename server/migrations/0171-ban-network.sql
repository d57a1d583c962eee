-- Rules of network addresses may be a range: 203.0.113.0/24, 2001:db8::/32. Null where the pattern has asterisks.
alter table ban_rule add column network cidr;

-- An address as it is kept with members, or nothing where it is none; IPv4 within IPv6 counts as IPv4.
create function address_of(value text) returns inet language plpgsql immutable strict as $$
begin
  return regexp_replace(value, '^::ffff:(?=[0-9.]+$)', '', 'i')::inet;
exception when others then
  return null;
end $$;
