/** The settings that the page of the site's identity changes; the logos are parts of `ui.titleBar` under names of their own. */
export const brandingSettings = [
  'ui.siteName',
  'ui.siteDescription',
  'branding.logo',
  'branding.mobileLogo',
  'branding.favicon',
  'branding.touchIcon',
  'branding.shareImage',
  'branding.addressBarColor',
];
