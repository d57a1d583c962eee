import { expect, test } from 'vitest';
import { columnsOf } from '#api/administration/widget/home-display.ts';
import { homeFields } from '#api/administration/widget/home-setting.contract.ts';
import { breakpoints } from '#theme/tokens/breakpoints.ts';
import { widgetRatio, widgetSize } from '#theme/tokens/widget-sizes.ts';

/** The specified sizes, in pixels. */
const specified = {
  searchBox: 705,
  searchBoxHeight: 40,
  bannerContent: 550,
  bannerRightImage: 500,
  bannerLogo: 300,
  banner: 50,
  contentBanner: 120,
  contentBannerLeast: 80,
  contentBannerMost: 180,
  contentBannerIcon: 100,
  contentBannerIconMobile: 80,
  homeItem: 180,
  homeIcon: 72,
  homeIconBeside: 48,
  cardImage: 250,
  cardImageTall: 400,
  navigationLinks: 750,
};

test('the sizes of widgets are the specified ones', () => {
  const pixels = Object.entries(widgetSize).map(([name, size]) => [name, Number.parseFloat(size) * 16]);
  expect(Object.fromEntries(pixels)).toEqual(specified);
  expect(widgetRatio).toEqual({ card: '16 / 9', background: '16 / 16' });
  expect(breakpoints.titleBarCompact).toBe(800);
});

test('a home widget has up to 3 columns, 4 with pictures, and 1 as a list, unless another number is chosen', () => {
  expect(columnsOf('grid', 'title-description')).toBe(3);
  expect(columnsOf('carousel', 'title-chat-bubble')).toBe(3);
  expect(columnsOf('grid', 'title-description-icon')).toBe(3);
  expect(columnsOf('grid', 'title-description-image')).toBe(4);
  expect(columnsOf('carousel', 'title-background')).toBe(4);
  expect(columnsOf('grid', 'title-background-description')).toBe(4);
  expect(columnsOf('grid', 'title-background', 2)).toBe(2);
  expect(columnsOf('list', 'title-background', 2)).toBe(1);
  expect(columnsOf('link', 'title')).toBe(1);
});

test('pictures are above the text and subtitles above the title by default', () => {
  const { imagePlacement, subtitleType } = homeFields('grid');
  expect([imagePlacement.parse(undefined), subtitleType.parse(undefined)]).toEqual(['top', 'overline']);
});
