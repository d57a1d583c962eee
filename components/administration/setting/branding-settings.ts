import type { SettingPage } from './setting-page.ts';

const image = { inputType: 'image', direction: 'ltr' } as const;

/** The page with the identity of the site: names, logos, icons, and how links to it look. */
export const brandingSettings: SettingPage = {
  path: '/appearance/branding',
  name: 'dashboard.place.branding',
  groups: [
    {
      id: 'identity',
      title: 'setting.identity',
      words: 'setting.identity.words',
      preview: 'identity',
      fields: [
        { name: 'ui.siteName', label: 'setting.site-name', help: 'setting.site-name.help', isRequired: true },
        { name: 'garden.orgName', label: 'setting.organization', help: 'setting.organization.help' },
        {
          name: 'ui.siteDescription',
          label: 'setting.description',
          help: 'setting.description.help',
          inputType: 'textArea',
          rows: 2,
        },
        { name: 'garden.title', label: 'setting.home-title', help: 'setting.home-title.help' },
      ],
    },
    {
      id: 'logos',
      title: 'setting.logos',
      words: 'setting.logos.words',
      preview: 'title-bar',
      fields: [
        { name: 'branding.logo', label: 'setting.logo', help: 'setting.logo.help', ...image },
        { name: 'branding.logoDark', label: 'setting.logo-dark', help: 'setting.logo-dark.help', ...image },
        { name: 'branding.mobileLogo', label: 'setting.mobile-logo', help: 'setting.mobile-logo.help', ...image },
        { name: 'branding.mobileLogoDark', label: 'setting.mobile-logo-dark', ...image },
        { name: 'branding.favicon', label: 'setting.favicon', help: 'setting.favicon.help', aspect: 1, ...image },
        {
          name: 'branding.touchIcon',
          label: 'setting.touch-icon',
          help: 'setting.touch-icon.help',
          aspect: 1,
          ...image,
        },
      ],
    },
    {
      id: 'banner',
      title: 'setting.banner',
      words: 'setting.banner.words',
      preview: 'banner',
      fields: [
        { name: 'branding.bannerTitle', label: 'setting.banner-title', help: 'setting.banner-title.help' },
        { name: 'branding.bannerImage', label: 'setting.banner-image', help: 'setting.banner-image.help', ...image },
      ],
    },
    {
      id: 'sharing',
      title: 'setting.sharing',
      words: 'setting.sharing.words',
      preview: 'sharing',
      fields: [
        { name: 'branding.shareImage', label: 'setting.share-image', help: 'setting.share-image.help', ...image },
        {
          name: 'branding.addressBarColor',
          label: 'setting.address-bar-color',
          help: 'setting.address-bar-color.help',
          inputType: 'color',
        },
      ],
    },
  ],
};
