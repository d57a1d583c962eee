import type { SettingPage } from './setting-page.ts';

/** The times within which authors may edit, by seconds. JavaScript lists numeric keys in ascending order, and -1 last. */
const editTimes = {
  0: 'setting.edit-time.never',
  300: 'setting.edit-time.minutes-5',
  900: 'setting.edit-time.minutes-15',
  3600: 'setting.edit-time.hour',
  14400: 'setting.edit-time.hours-4',
  86400: 'setting.edit-time.day',
  604800: 'setting.edit-time.week',
  2592000: 'setting.edit-time.month',
  '-1': 'setting.edit-time.always',
} as const;

/** The page with the settings of lists, discussions and posts. */
export const postingSettings: SettingPage = {
  path: '/vanilla/settings/posting',
  name: 'dashboard.place.posting',
  groups: [
    {
      id: 'lists',
      title: 'setting.lists',
      words: 'setting.lists.words',
      fields: [
        { name: 'discussions.perPage', label: 'setting.discussions-per-page' },
        { name: 'comments.perPage', label: 'setting.comments-per-page' },
        {
          name: 'discussions.listForm',
          label: 'setting.list-form',
          choices: {
            list: 'setting.list-form.list',
            grid: 'setting.list-form.grid',
            carousel: 'setting.list-form.carousel',
            link: 'setting.list-form.link',
          },
        },
        { name: 'ui.autoOffsetComments', label: 'setting.auto-offset', help: 'setting.auto-offset.help' },
        { name: 'ui.useAdminCheckboxes', label: 'setting.admin-checkboxes' },
      ],
    },
    {
      id: 'writing',
      title: 'setting.writing',
      fields: [
        { name: 'discussions.nameLength', label: 'setting.title-length', unit: 'setting.unit.characters' },
        { name: 'posts.minLength', label: 'setting.body-shortest', unit: 'setting.unit.characters' },
        { name: 'posts.maxLength', label: 'setting.body-longest', unit: 'setting.unit.characters' },
        {
          name: 'ui.editContentTimeout',
          label: 'setting.edit-time',
          help: 'setting.edit-time.help',
          choices: editTimes,
          codec: {
            property: { type: 'integer', enum: Object.keys(editTimes).map(Number) },
            read: Number,
            write: (seconds) => seconds,
          },
        },
        { name: 'drafts.autosave', label: 'setting.autosave', help: 'setting.autosave.help' },
      ],
    },
    {
      id: 'threads',
      title: 'setting.threads',
      fields: [
        {
          name: 'threads.style',
          label: 'setting.thread-style',
          choices: { flat: 'setting.thread-style.flat', nested: 'setting.thread-style.nested' },
        },
        {
          name: 'comments.maxDepth',
          label: 'setting.thread-depth',
          help: 'setting.thread-depth.help',
          only: { field: 'threads.style', is: 'nested' },
        },
      ],
    },
    {
      id: 'tags',
      title: 'setting.tags',
      fields: [
        { name: 'tagging.enabled', label: 'setting.tagging' },
        { name: 'tagging.max', label: 'setting.tags-at-most', only: { field: 'tagging.enabled', is: true } },
      ],
    },
    {
      id: 'links',
      title: 'setting.links',
      fields: [{ name: 'links.warnLeaving', label: 'setting.link-warning', help: 'setting.link-warning.help' }],
    },
  ],
};
