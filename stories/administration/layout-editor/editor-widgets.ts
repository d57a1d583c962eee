import type { LayoutCatalog } from '#api/administration/layout/layout-catalog.contract.ts';
import { control, type FormSchema } from '#api/form/form-schema.ts';

type Widget = LayoutCatalog['widgets'][string];

const widget = (widgetID: string, name: string, icon: string, more: Partial<Widget> = {}): Widget => ({
  widgetID,
  name,
  icon,
  group: 'navigation',
  keywords: [],
  version: 1,
  $reactComponent: name,
  schema: { type: 'object', properties: {} },
  columns: 'all',
  atMost: null,
  isRequired: false,
  audience: 'everyone',
  reads: [],
  preview: {},
  ...more,
});

const titleSchema: FormSchema = {
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 100, default: '', ...control({ inputType: 'text', label: 'Title' }) },
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: 20,
      default: 5,
      ...control({ inputType: 'number', label: 'Number of items' }),
    },
  },
};

/** The widgets of the stories of the layout editor: one that the page needs, and three others. */
export const editorWidgets: Pick<LayoutCatalog, 'widgets' | 'assets'> = {
  assets: {
    'react.asset.discussionList': widget('discussionList', 'Discussions', 'messages-square', {
      group: 'page',
      atMost: 1,
      isRequired: true,
    }),
  },
  widgets: {
    'react.leaderboard': widget('leaderboard', 'Leaderboard', 'trophy', {
      group: 'members',
      keywords: ['points'],
      schema: titleSchema,
    }),
    'react.newest-members': widget('newestMembers', 'Newest members', 'users', {
      group: 'members',
      schema: titleSchema,
    }),
    'react.quick-links': widget('quickLinks', 'Quick links', 'list', { atMost: 1 }),
  },
};

/** The roles of the stories of the layout editor. */
export const editorRoles = [
  { roleID: 8, name: 'Members' },
  { roleID: 32, name: 'Moderators' },
];
