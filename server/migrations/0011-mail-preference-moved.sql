-- How members want mail is kept with their notification preferences.
drop table mail_preference;
