/** The displays of a widget with items: cards in rows, cards side by side that scroll, rows, and links. */
export const homeDisplays = ['grid', 'carousel', 'list', 'link'] as const;

/** A display of a widget with items. */
export type HomeDisplay = (typeof homeDisplays)[number];

/** The types of items (docs/behavior/widget.md#home-widgets). */
export const homeItemTypes = [
  'title',
  'title-description',
  'title-description-image',
  'title-description-icon',
  'title-background',
  'title-background-description',
  'title-chat-bubble',
] as const;

/** A type of items. */
export type HomeItemType = (typeof homeItemTypes)[number];

/** The default maximum numbers of columns: of cards, of cards with pictures, and of lists. */
export const homeColumns = { card: 3, picture: 4, list: 1 } as const;

/** The maximum number of columns that a person can choose. */
export const mostColumns = 6;

/** Whether the picture of an item is its background. */
export const hasBackground = (type: HomeItemType): boolean => type.startsWith('title-background');

/** Whether an item has a picture, beside its texts or as its background. */
export const hasPicture = (type: HomeItemType): boolean => type === 'title-description-image' || hasBackground(type);

/** Returns the maximum number of columns: the chosen one, or the default of the display and the type of items. */
export function columnsOf(display: HomeDisplay, type: HomeItemType, chosen?: number): number {
  if (display === 'list' || display === 'link') return homeColumns.list;
  return chosen ?? (hasPicture(type) ? homeColumns.picture : homeColumns.card);
}
