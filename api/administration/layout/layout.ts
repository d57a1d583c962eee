/** A widget at its place in a page, with its own settings. */
export interface WidgetNode {
  readonly widget: string;
  /** The devices it is drawn on (`spec/behaviours.md` §26b); all when it does not say. */
  readonly device?: 'desktop' | 'mobile' | 'all';
  readonly props?: Readonly<Record<string, unknown>>;
}

/**
 * A row of a page (`spec/behaviours.md` §26d): over the full width, or of one, two or three columns. Only the columns
 * that a section has are read.
 */
export interface SectionNode {
  readonly section: 'full-width' | '1-column' | '2-columns' | '2-columns-even' | '3-columns' | '3-columns-even';
  /** The panel of two columns stands before the main one. */
  readonly isInverted?: boolean;
  /** One column of reading width. */
  readonly isNarrow?: boolean;
  readonly breadcrumbs?: boolean;
  readonly main: readonly WidgetNode[];
  readonly left?: readonly WidgetNode[];
  readonly secondary?: readonly WidgetNode[];
}

/** What a page is made of, from top to bottom. Layouts from the database will have the same form. */
export type Layout = readonly SectionNode[];
