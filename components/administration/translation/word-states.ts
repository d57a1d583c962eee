import type { WordState } from '#api/administration/translation/word.contract.ts';
import type { MessageArea, MessageID } from '#api/message-id.ts';

export type { WordState };

/** The names of the states by which texts are filtered. */
export const wordStateNames = {
  missing: 'word.state.missing',
  changed: 'word.state.changed',
  machine: 'word.state.machine',
  outdated: 'word.state.outdated',
} as const satisfies Record<WordState, MessageID>;

/** The states by which texts are filtered, in display order. */
export const wordStates = Object.keys(wordStateNames) as readonly WordState[];

/** The names of the areas of texts, in display order. */
export const wordAreaNames = {
  shell: 'word.area.shell',
  primitives: 'word.area.primitives',
  discussion: 'word.area.discussion',
  post: 'word.area.post',
  options: 'word.area.options',
  reaction: 'word.area.reaction',
  attachment: 'word.area.attachment',
  composer: 'word.area.composer',
  category: 'word.area.category',
  collection: 'word.area.collection',
  search: 'word.area.search',
  conversation: 'word.area.conversation',
  notification: 'word.area.notification',
  member: 'word.area.member',
  user: 'word.area.user',
  account: 'word.area.account',
  'incoming-mail': 'word.area.incoming-mail',
  'machine-translation': 'word.area.machine-translation',
  'outgoing-mail': 'word.area.outgoing-mail',
  mail: 'word.area.mail',
  errors: 'word.area.errors',
  widget: 'word.area.widget',
  automation: 'word.area.automation',
  layout: 'word.area.layout',
  form: 'word.area.form',
  dashboard: 'word.area.dashboard',
  moderation: 'word.area.moderation',
  report: 'word.area.report',
  sanction: 'word.area.sanction',
  bulk: 'word.area.bulk',
  log: 'word.area.log',
  administration: 'word.area.administration',
  role: 'word.area.role',
  data: 'word.area.data',
  transfer: 'word.area.transfer',
  operation: 'word.area.operation',
  setting: 'word.area.setting',
  word: 'word.area.word',
  webhook: 'word.area.webhook',
} as const satisfies Record<MessageArea, MessageID>;
