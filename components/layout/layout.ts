/** A widget at its place in a page, with its own settings. */
export interface WidgetNode {
  readonly widget: string;
  readonly props?: Readonly<Record<string, unknown>>;
}

/**
 * A row of a page (`spec/behaviours.md` §26d): over the full width, or of one, two or three columns. Only the columns
 * that a section has are read.
 */
export interface SectionNode {
  readonly section: 'full-width' | '1-column' | '2-columns' | '3-columns';
  readonly breadcrumbs?: boolean;
  readonly main: readonly WidgetNode[];
  readonly left?: readonly WidgetNode[];
  readonly secondary?: readonly WidgetNode[];
}

/** What a page is made of, from top to bottom. Layouts from the database will have the same form. */
export type Layout = readonly SectionNode[];
