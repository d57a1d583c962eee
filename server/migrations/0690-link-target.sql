-- The links that lead to a discussion: they are deleted and restored with it.
create index discussion_link_target on discussion ((substring(canonical_url from '^/discussion/([0-9]{1,15})')::bigint))
  where type = 'redirect';
