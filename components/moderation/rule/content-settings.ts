import { byRole, numberByRole, rolePart } from '#components/administration/setting/setting-codec.ts';
import type { SettingField, SettingPage } from '#components/administration/setting/setting-page.ts';

const day = 86_400;
const megabyte = 1_048_576;

const count = { name: 'count', label: 'report.flood.count' } as const;
const seconds = { name: 'seconds', label: 'report.flood.seconds' } as const;
const limit: readonly SettingField[] = [count, seconds, { name: 'block', label: 'report.flood.block' }];

/** The content settings page: reports and triage, warning points, signatures, flood control, uploads, other services. */
export const contentSettings = {
  path: '/dashboard/content/settings',
  name: 'dashboard.place.content',
  groups: [
    {
      id: 'community',
      title: 'report.community.title',
      words: 'report.community.words',
      fields: [
        {
          name: 'featureFlags.escalations.Enabled',
          label: 'report.community.reports',
          help: 'report.community.reports-help',
        },
        { name: 'triage.enabled', label: 'report.community.triage', help: 'report.community.triage-help' },
      ],
    },
    {
      id: 'points',
      title: 'report.points.title',
      words: 'report.points.words',
      fields: [
        {
          name: 'warnings.rules',
          label: 'setting.point-rules',
          addLabel: 'report.points.add',
          parts: [
            { name: 'points', label: 'report.points.from', isRequired: true },
            {
              name: 'kind',
              label: 'report.points.kind',
              isRequired: true,
              choices: { mute: 'report.points.mute', ban: 'report.points.ban' },
            },
            { name: 'days', label: 'report.points.days', help: 'setting.point-days.help' },
          ],
        },
      ],
    },
    {
      id: 'signatures',
      title: 'report.signatures.title',
      words: 'report.signatures.words',
      fields: [
        { name: 'signatures.enabled', label: 'report.signatures.enabled' },
        { name: 'signatures.hideMobile', label: 'report.signatures.hide-mobile' },
        { name: 'signatures.hideGuests', label: 'report.signatures.hide-guests' },
        { name: 'signatures.maxLength', label: 'report.signatures.max-length' },
        { name: 'signatures.maxLines', label: 'report.signatures.max-lines' },
        { name: 'signatures.maxImages', label: 'report.signatures.max-images' },
      ],
    },
    {
      id: 'flood',
      title: 'report.flood.title',
      words: 'report.flood.words',
      fields: [
        { name: 'rateLimit.posts', label: 'report.flood.posts', help: 'report.flood.posts-help', parts: limit },
        {
          name: 'rateLimit.discussions',
          label: 'report.flood.discussions',
          help: 'report.flood.own-help',
          parts: limit,
        },
        { name: 'rateLimit.comments', label: 'report.flood.comments', help: 'report.flood.own-help', parts: limit },
        {
          name: 'rateLimit.newMembers',
          label: 'report.flood.new-members',
          help: 'report.flood.days-help',
          parts: [{ name: 'days', label: 'report.flood.days' }, ...limit],
        },
        { name: 'rateLimit.messages', label: 'report.flood.messages', parts: limit },
        { name: 'rateLimit.conversations', label: 'report.flood.conversations', parts: limit },
        {
          name: 'rateLimit.uploads',
          label: 'setting.uploads-at-most',
          help: 'setting.uploads-at-most.help',
          parts: [count, seconds],
        },
        {
          name: 'rateLimit.roles',
          label: 'setting.role-limits',
          help: 'setting.role-limits.help',
          addLabel: 'setting.by-role.add',
          itemTitle: 'roleID',
          parts: [rolePart, ...limit.map((part) => ({ ...part, isRequired: true as const }))],
          codec: byRole(
            {
              count: { type: 'integer', minimum: 1, maximum: 10_000 },
              seconds: { type: 'integer', minimum: 1, maximum: day },
              block: { type: 'integer', minimum: 0, maximum: day },
            },
            { read: (value) => value as never, write: (value) => value },
          ),
        },
      ],
    },
    {
      id: 'files',
      title: 'report.files.title',
      words: 'report.files.words',
      fields: [
        {
          name: 'upload.allowedExtensions',
          label: 'report.files.kinds',
          help: 'report.files.kinds-help',
          inputType: 'lines',
          direction: 'ltr',
        },
        {
          name: 'upload.maxSize',
          label: 'report.files.size',
          scale: megabyte,
        },
        {
          name: 'conversations.maxFiles',
          label: 'report.files.messages',
          help: 'report.files.messages-help',
        },
        {
          name: 'upload.quota',
          label: 'setting.quota',
          help: 'setting.quota.help',
          scale: megabyte,
        },
        {
          name: 'upload.roleQuotas',
          label: 'setting.role-quotas',
          help: 'setting.role-quotas.help',
          addLabel: 'setting.by-role.add',
          itemTitle: 'roleID',
          parts: [rolePart, { name: 'value', label: 'setting.quota', scale: megabyte, isRequired: true }],
          codec: numberByRole({ type: 'integer', minimum: 0 }),
        },
      ],
    },
    {
      id: 'services',
      title: 'attachment.settings.title',
      words: 'attachment.settings.words',
      fields: [
        { name: 'externalAttachments.enabled', label: 'attachment.settings.enabled' },
        {
          name: 'issueTracker.name',
          label: 'attachment.settings.name',
          help: 'attachment.settings.name-help',
          isRequired: true,
          only: { field: 'externalAttachments.enabled', is: true },
        },
        {
          name: 'issueTracker.url',
          label: 'attachment.settings.url',
          help: 'attachment.settings.url-help',
          direction: 'ltr',
          only: { field: 'externalAttachments.enabled', is: true },
        },
        {
          name: 'issueTracker.scope',
          label: 'attachment.settings.scope',
          choices: { all: 'attachment.settings.scope-all', own: 'attachment.settings.scope-own' },
          only: { field: 'externalAttachments.enabled', is: true },
        },
      ],
    },
  ],
} as const satisfies SettingPage;
