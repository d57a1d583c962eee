import { type TitleBarSetting, titleBarIn } from '#api/administration/layout/title-bar-setting.ts';

/** The parts of the title bar by the names under which forms set them. */
const titleBarParts: Readonly<Record<string, keyof TitleBarSetting>> = {
  'branding.logo': 'logoUrl',
  'branding.mobileLogo': 'logoUrlMobile',
  'branding.logoDark': 'logoUrlDark',
  'branding.mobileLogoDark': 'logoUrlMobileDark',
  'ui.titleBar.positioning': 'positioning',
  'ui.titleBar.borderType': 'borderType',
  'ui.titleBar.logoAlignment': 'logoAlignment',
  'ui.titleBar.logoAlignmentMobile': 'logoAlignmentMobile',
  'ui.titleBar.navigationAlignment': 'navigationAlignment',
  'ui.titleBar.homeUrl': 'homeUrl',
};

/** Returns the settings of the site, overridden by the values of a form. */
export function previewSettings(
  settings: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const own = Object.entries(values);
  const parts = own.flatMap(([name, value]) => (titleBarParts[name] ? [[titleBarParts[name], value]] : []));
  return {
    ...settings,
    ...Object.fromEntries(own.filter(([name]) => !titleBarParts[name])),
    'ui.titleBar': { ...titleBarIn(settings['ui.titleBar']), ...Object.fromEntries(parts) },
  };
}
