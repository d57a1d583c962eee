/**
 * The positions of the title bar: sticky or static, solid or transparent over a banner
 * (docs/behavior/shell.md#title-bar).
 */
export const titleBarPositions = ['StickySolid', 'StickyTransparent', 'StaticSolid', 'StaticTransparent'] as const;

/** The separators between the title bar and the page. */
export const titleBarBorders = ['none', 'border', 'shadow', 'shadow_as_border'] as const;

/**
 * The configuration of the title bar. Without a logo, the forum's own one is used; without one for dark colours, the same
 * as on light ones.
 */
export interface TitleBarSetting {
  readonly positioning: (typeof titleBarPositions)[number];
  readonly borderType: (typeof titleBarBorders)[number];
  readonly logoUrl: string;
  readonly logoUrlMobile: string;
  readonly logoUrlDark: string;
  readonly logoUrlMobileDark: string;
  readonly logoAlignment: 'left' | 'center';
  readonly logoAlignmentMobile: 'left' | 'center';
  readonly homeUrl: string;
  readonly navigationAlignment: 'left' | 'center';
}

/** The default configuration of the title bar. */
export const defaultTitleBar: TitleBarSetting = {
  positioning: 'StickySolid',
  borderType: 'border',
  logoUrl: '',
  logoUrlMobile: '',
  logoUrlDark: '',
  logoUrlMobileDark: '',
  logoAlignment: 'left',
  logoAlignmentMobile: 'left',
  homeUrl: '/',
  navigationAlignment: 'left',
};

/** Returns the title bar configuration from a setting. Missing properties have their defaults. */
export const titleBarIn = (setting: unknown): TitleBarSetting => ({
  ...defaultTitleBar,
  ...(setting as Partial<TitleBarSetting> | undefined),
});
