/** A widget in a layout, with its props. */
export interface WidgetNode {
  readonly widget: string;
  /** The devices on which the widget is rendered (docs/behavior/shell.md#page-layouts). Default: `all`. */
  readonly device?: 'desktop' | 'mobile' | 'all';
  readonly props?: Readonly<Record<string, unknown>>;
}

/**
 * A section of a page (docs/behavior/shell.md#page-layouts): full width, or one, two or three columns. Only the columns
 * of its section type are read.
 */
export interface SectionNode {
  readonly section: 'full-width' | '1-column' | '2-columns' | '2-columns-even' | '3-columns' | '3-columns-even';
  /** Whether the secondary column of a two-column section comes before the main column. */
  readonly isInverted?: boolean;
  /** Whether the single column is limited to reading width. */
  readonly isNarrow?: boolean;
  readonly breadcrumbs?: boolean;
  readonly main: readonly WidgetNode[];
  readonly left?: readonly WidgetNode[];
  readonly secondary?: readonly WidgetNode[];
}

/** The sections of a page from top to bottom. Layouts stored in the database will have the same form. */
export type Layout = readonly SectionNode[];
