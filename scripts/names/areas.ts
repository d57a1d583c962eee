/** The areas of the forum: one list, the same in every folder. */
export const areas = [
  'account',
  'administration',
  'category',
  'composer',
  'conversation',
  'discussion',
  'mail',
  'member',
  'moderation',
  'notification',
  'post',
  'search',
] as const;

/** The top-level folders in which a feature may have a part. */
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
