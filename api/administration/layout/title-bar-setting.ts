/** Whether the bar stays while one scrolls, and whether a banner shows through it (`spec/behaviours.md` §4). */
export const titleBarPositions = ['StickySolid', 'StickyTransparent', 'StaticSolid', 'StaticTransparent'] as const;

/** What sets the bar off from the page. */
export const titleBarBorders = ['none', 'border', 'shadow', 'shadow_as_border'] as const;

/** How the title bar is drawn, as an administrator chose; empty addresses stand for the forum's own mark. */
export interface TitleBarSetting {
  readonly positioning: (typeof titleBarPositions)[number];
  readonly borderType: (typeof titleBarBorders)[number];
  readonly logoUrl: string;
  readonly logoUrlMobile: string;
  readonly logoAlignment: 'left' | 'center';
  readonly logoAlignmentMobile: 'left' | 'center';
  readonly homeUrl: string;
  readonly navigationAlignment: 'left' | 'center';
}

/** The bar as it is until somebody chooses otherwise. */
export const defaultTitleBar: TitleBarSetting = {
  positioning: 'StickySolid',
  borderType: 'border',
  logoUrl: '',
  logoUrlMobile: '',
  logoAlignment: 'left',
  logoAlignmentMobile: 'left',
  homeUrl: '/',
  navigationAlignment: 'left',
};

/** The bar as a setting has it; what is missing there is as it always was. */
export const titleBarIn = (setting: unknown): TitleBarSetting => ({
  ...defaultTitleBar,
  ...(setting as Partial<TitleBarSetting> | undefined),
});
