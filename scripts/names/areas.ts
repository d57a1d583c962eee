/** The areas of the forum. Every folder uses the same list. */
export const areas = [
  'account',
  'administration',
  'category',
  'composer',
  'conversation',
  'discussion',
  'form',
  'mail',
  'member',
  'moderation',
  'notification',
  'post',
  'search',
] as const;

/**
 * The groups of each large area, and of the folders that serve all areas: the second level of folders, the same in
 * every top-level folder. A file that belongs to no group lies in the folder of its area.
 */
export const groups: Readonly<Record<string, readonly string[]>> = {
  account: ['credential', 'own-data', 'registration', 'sign-in'],
  administration: [
    'automation',
    'backup',
    'category',
    'count',
    'dashboard',
    'embed',
    'export',
    'fragment',
    'health',
    'import',
    'job',
    'layout',
    'layout-editor',
    'mail',
    'member',
    'outline',
    'post-type',
    'profile-field',
    'record',
    'registration',
    'restore',
    'role',
    'setting',
    'tag',
    'theme',
    'translation',
    'webhook',
    'widget',
  ],
  composer: ['draft', 'editor', 'form', 'media'],
  discussion: ['answer', 'comment', 'list', 'reading', 'status', 'thread', 'transfer'],
  form: ['control', 'upload'],
  layout: ['banner', 'embed', 'home', 'widget'],
  member: ['identity', 'merge', 'profile', 'profile-field', 'role', 'session', 'settings', 'user'],
  moderation: [
    'approval',
    'ban',
    'bulk',
    'collection',
    'decision',
    'escalation',
    'log',
    'permission',
    'report',
    'revision',
    'rule',
    'sanction',
    'site-message',
    'triage',
  ],
  platform: ['cache', 'configuration', 'database', 'http', 'text'],
  post: ['attachment', 'body', 'menu', 'option', 'reaction', 'share', 'translation', 'type'],
  primitives: ['avatar', 'content', 'form', 'navigation', 'overlay', 'runtime', 'submission', 'text'],
  shell: ['account-menu', 'dialog', 'navigation', 'page', 'site', 'title-bar'],
};

/** The top-level folders that can contain files of a feature. */
export const featureFolders = [
  'api',
  'machines',
  'components',
  'pages',
  'server',
  'addons',
  'stories',
  'tests',
] as const;

/** Top-level folders that all features share. `npm run where` searches them too. */
export const sharedFolders = ['theme', 'locales', 'scripts'] as const;
