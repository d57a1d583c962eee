import { sql } from 'kysely';
import { defineRowUndo, type RowSources } from '#server/moderation/row-log.ts';

/** What others may change of a member, but secrets, pictures (their files are gone) and bans (decisions of their own). */
const changeable = [
  'name',
  'email',
  'pending_email',
  'email_confirmed',
  'label',
  'title',
  'location',
  'website',
  'about',
  'about_html',
  'private',
  'show_email',
  'bypass_spam',
] as const;

/** A member as others may change them, their roles, and what they answered to profile fields. */
export const memberSources: RowSources = async (_, userID) => [
  { table: 'member', key: ['user_id'], where: sql`user_id = ${userID}`, only: changeable },
  { table: 'member_role', key: ['user_id', 'role_id'], where: sql`user_id = ${userID}` },
  { table: 'member_profile_field', key: ['user_id', 'api_name'], where: sql`user_id = ${userID}` },
];

defineRowUndo({ actions: ['member.edit'], permission: 'site.manage', sources: memberSources });
