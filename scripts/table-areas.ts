/**
 * The areas that own tables, with the prefixes of their table names. The longest matching prefix determines the area.
 */
const beginnings = {
  account: [
    'access_token',
    'authenticator',
    'guess',
    'invitation',
    'member_token',
    'passkey',
    'recovery_code',
    'remembered_device',
    'session',
    'sign_',
    'totp',
  ],
  administration: [
    'automation_',
    'custom_page',
    'fragment',
    'layout',
    'locale_',
    'long_job',
    'role',
    'setting',
    'site_task',
    'theme',
    'translation',
    'web_feed',
    'webhook',
  ],
  category: ['category'],
  composer: ['draft', 'link_card', 'media', 'member_upload'],
  conversation: ['conversation'],
  discussion: ['comment', 'discussion', 'page_view', 'question_', 'tag'],
  import: ['import_'],
  mail: ['digest', 'incoming_mail', 'mail', 'mail_server', 'unsubscribe'],
  member: ['badge', 'data_export', 'former_name', 'member', 'profile_field', 'verified_member'],
  moderation: [
    'answer_template',
    'appeal',
    'ban_rule',
    'decision',
    'escalation',
    'flood_block',
    'held_post',
    'moderation_',
    'moderator_',
    'report',
  ],
  notification: ['notification', 'push_'],
  post: ['attachment', 'collection', 'post_', 'reaction', 'user_mention'],
  search: ['recent_'],
} as const;

/** An area that owns tables. */
export type TableArea = keyof typeof beginnings;

/** All areas that own tables. */
export const tableAreas = Object.keys(beginnings) as TableArea[];

/** Returns the area that owns a table. Throws when no prefix matches: the prefix of a new table must be added above. */
export function areaOfTable(table: string): TableArea {
  const [owner] = Object.entries(beginnings)
    .flatMap(([area, starts]) => starts.map((start) => ({ area: area as TableArea, start })))
    .filter(({ start }) => table.startsWith(start))
    .toSorted((one, other) => other.start.length - one.start.length);
  if (!owner) throw new Error(`Table ${table} has no area yet: name one in scripts/table-areas.ts.`);
  return owner.area;
}
