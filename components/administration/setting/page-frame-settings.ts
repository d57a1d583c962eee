import { ownList } from './setting-codec.ts';
import type { SettingField, SettingPage } from './setting-page.ts';

const alignments = { left: 'setting.align.start', center: 'setting.align.center' } as const;

const links = {
  addLabel: 'setting.link.add',
  itemTitle: 'name',
  parts: [
    { name: 'name', label: 'setting.link.name', isRequired: true },
    { name: 'url', label: 'setting.link.url', help: 'setting.link.url.help', direction: 'ltr', isRequired: true },
  ],
  codec: {
    ...ownList,
    property: {
      type: 'array',
      maxItems: 30,
      items: {
        type: 'object',
        properties: { name: { type: 'string', maxLength: 100 }, url: { type: 'string', maxLength: 500 } },
      },
    },
  },
} as const satisfies Partial<SettingField>;

/** The page with the parts around the content of every page: title bar, footer, quick links, invitation of guests. */
export const pageFrameSettings: SettingPage = {
  path: '/appearance/title-bar',
  name: 'dashboard.place.frame',
  groups: [
    {
      id: 'title-bar',
      title: 'setting.title-bar',
      words: 'setting.title-bar.words',
      preview: 'title-bar',
      fields: [
        {
          name: 'ui.titleBar.positioning',
          label: 'setting.title-bar.position',
          help: 'setting.title-bar.position.help',
          choices: {
            StickySolid: 'setting.title-bar.sticky-solid',
            StickyTransparent: 'setting.title-bar.sticky-transparent',
            StaticSolid: 'setting.title-bar.static-solid',
            StaticTransparent: 'setting.title-bar.static-transparent',
          },
        },
        {
          name: 'ui.titleBar.borderType',
          label: 'setting.title-bar.border',
          choices: {
            none: 'setting.title-bar.border-none',
            border: 'setting.title-bar.border-line',
            shadow: 'setting.title-bar.border-shadow',
            shadow_as_border: 'setting.title-bar.border-both',
          },
        },
        {
          name: 'ui.titleBar.logoAlignment',
          label: 'setting.title-bar.logo',
          choices: alignments,
        },
        {
          name: 'ui.titleBar.navigationAlignment',
          label: 'setting.title-bar.navigation',
          choices: alignments,
          only: { not: { field: 'ui.titleBar.logoAlignment', is: 'center' } },
        },
        {
          name: 'ui.titleBar.logoAlignmentMobile',
          label: 'setting.title-bar.logo-mobile',
          choices: alignments,
        },
        {
          name: 'ui.titleBar.homeUrl',
          label: 'setting.title-bar.home',
          help: 'setting.title-bar.home.help',
          direction: 'ltr',
        },
      ],
    },
    {
      id: 'footer',
      title: 'setting.footer',
      words: 'setting.footer.words',
      preview: 'footer',
      fields: [
        {
          name: 'ui.footerText',
          label: 'setting.footer-text',
          help: 'setting.footer-text.help',
          inputType: 'textArea',
          rows: 2,
        },
        { name: 'ui.footerLinks', label: 'setting.footer-links', help: 'setting.footer-links.help', ...links },
      ],
    },
    {
      id: 'quick-links',
      title: 'setting.quick-links',
      words: 'setting.quick-links.words',
      preview: 'quick-links',
      fields: [{ name: 'ui.quickLinks', label: 'setting.quick-links', help: 'setting.footer-links.help', ...links }],
    },
    {
      id: 'welcome',
      title: 'setting.welcome',
      words: 'setting.welcome.words',
      preview: 'welcome',
      fields: [
        { name: 'ui.welcomeTitle', label: 'setting.welcome-title', help: 'setting.welcome-title.help' },
        {
          name: 'ui.welcomeText',
          label: 'setting.welcome-text',
          help: 'setting.welcome-title.help',
          inputType: 'textArea',
          rows: 3,
        },
      ],
    },
  ],
};
