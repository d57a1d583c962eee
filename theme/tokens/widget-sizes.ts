const px = (value: number) => `${value / 16}rem`;

/** The sizes of widgets (docs/behavior/widget.md#constants), in rem, so that they scale with the viewer's text size. */
export const widgetSize = {
  searchBox: px(705),
  searchBoxHeight: px(40),
  bannerContent: px(550),
  bannerRightImage: px(500),
  bannerLogo: px(300),
  banner: px(50),
  contentBanner: px(120),
  contentBannerLeast: px(80),
  contentBannerMost: px(180),
  contentBannerIcon: px(100),
  contentBannerIconMobile: px(80),
  homeItem: px(180),
  homeIcon: px(72),
  homeIconBeside: px(48),
  cardImage: px(250),
  cardImageTall: px(400),
  /** The width of the container from which navigation links have two columns. */
  navigationLinks: px(750),
} as const;

/** The ratios of pictures in home widgets: of cards, and of items whose picture is the background. */
export const widgetRatio = { card: '16 / 9', background: '16 / 16' } as const;
