-- The unsaved values of a theme that an administrator previews: variables, header and footer. Null for a saved theme.
alter table theme_preview add column parts jsonb;
