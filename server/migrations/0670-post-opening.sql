-- A number for the first words of a post, by which the check for spam finds what its author wrote before without reading the
-- texts. Null for older posts, which are not compared.
alter table discussion add column opening_key integer;
alter table comment add column opening_key integer;
