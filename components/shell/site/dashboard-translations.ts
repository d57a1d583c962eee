import type { MessageArea } from '#api/message-id.ts';

const dashboard: readonly MessageArea[] = [
  'administration',
  'composer',
  'dashboard',
  'discussion',
  'form',
  'mail',
  'member',
  'notification',
  'options',
  'reaction',
  'report',
  'sanction',
  'setting',
];

/** The translation areas of the pages of the dashboard, besides those of the page frame. The first match counts. */
export const dashboardAreas: readonly (readonly [RegExp, readonly MessageArea[]])[] = [
  [/^\/log\b|\/audit-log$/, ['automation', 'bulk', 'dashboard', 'log', 'post', 'report', 'sanction']],
  [/^\/dashboard\/content\/collections\b/, [...dashboard, 'collection']],
  [/^\/appearance\/branding\b/, [...dashboard, 'search']],
  [
    /^\/dashboard\/content\b/,
    [
      'attachment',
      'bulk',
      'conversation',
      'dashboard',
      'form',
      'log',
      'moderation',
      'options',
      'post',
      'report',
      'sanction',
      'setting',
    ],
  ],
  [/^\/dashboard\/(members|user)\b/, [...dashboard, 'bulk', 'log', 'moderation', 'user']],
  [/^\/dashboard\/role\b/, [...dashboard, 'role']],
  [/^\/appearance\/(layouts|pages)\b/, [...dashboard, 'layout']],
  [/^\/dashboard\/settings\/?$/, ['attachment', 'data', 'incoming-mail', ...dashboard]],
  [/^\/settings\/webhooks\b/, [...dashboard, 'account', 'webhook']],
  [/^\/settings\/tokens\b/, [...dashboard, 'account']],
  [/^\/settings\/(language|words)\b/, [...dashboard, 'word']],
  [/^\/dashboard\/(jobs|health)\b/, [...dashboard, 'data', 'operation']],
  [/^\/dashboard\/backups\b/, [...dashboard, 'account', 'data']],
  [/^\/dashboard\/settings\/(mail-queue|outgoing-mail)\b/, ['account', 'outgoing-mail', ...dashboard]],
  [/^\/dashboard\/settings\/incoming-mail\b/, ['incoming-mail', ...dashboard]],
  [/^\/settings\/automation-rules\b/, ['automation', ...dashboard]],
  [/^\/(appearance|dashboard|embed|settings|vanilla)\b/, dashboard],
];
