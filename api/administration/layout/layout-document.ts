/**
 * The conditions under which a section or a widget is shown (docs/behavior/layout.md#conditions). All of them must hold.
 */
export interface ShowConditions {
  /** The roles that see it. Everybody does when it is omitted. */
  readonly roleIDs?: readonly number[] | undefined;
  /** The devices on which it is shown. Both are in the page; the style sheet hides one. */
  readonly device?: 'desktop' | 'mobile' | undefined;
}

/** A widget in a layout, with its settings. */
export interface LayoutNode {
  /** Identifies the node within its layout. It is never used again for another node. */
  readonly id: string;
  /** The ID of the widget in the registry. */
  readonly widget: string;
  /** The version of the widget's settings. Omitted for version 1. */
  readonly version?: number | undefined;
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
  readonly show?: ShowConditions | undefined;
  /** Parts of the wire form that this version does not know, unchanged. */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
}

/** The kinds of sections: full width, and one, two or three columns. Columns of even sections have the same width. */
export const sectionKinds = [
  'full-width',
  '1-column',
  '2-columns',
  '2-columns-even',
  '3-columns',
  '3-columns-even',
] as const;

/** A kind of section. */
export type SectionKind = (typeof sectionKinds)[number];

/** The columns of a section. Each is rendered below the one of the same name that ends in `Top`. */
export type ColumnName = 'children' | `${'main' | 'secondary' | 'left' | 'middle' | 'right'}${'Top' | 'Bottom'}`;

const oneColumn = ['children'] as const;
const twoColumns = ['mainTop', 'mainBottom', 'secondaryTop', 'secondaryBottom'] as const;
const threeColumns = ['leftTop', 'leftBottom', 'middleTop', 'middleBottom', 'rightTop', 'rightBottom'] as const;

/** The columns of each kind of section, in reading order. */
export const columnsOfSection: Readonly<Record<SectionKind, readonly ColumnName[]>> = {
  'full-width': oneColumn,
  '1-column': oneColumn,
  '2-columns': twoColumns,
  '2-columns-even': twoColumns,
  '3-columns': threeColumns,
  '3-columns-even': threeColumns,
};

/** A section of a page (docs/behavior/layout.md#sections). */
export interface LayoutSection {
  readonly id: string;
  readonly kind: SectionKind;
  /** Whether the secondary column of a two-column section comes before the main column. */
  readonly isInverted?: boolean | undefined;
  /** Whether the single column is limited to reading width. */
  readonly isNarrow?: boolean | undefined;
  readonly breadcrumbs?: boolean | undefined;
  readonly show?: ShowConditions | undefined;
  readonly columns: Readonly<Partial<Record<ColumnName, readonly LayoutNode[]>>>;
  /** Parts of the wire form that this version does not know, unchanged. */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
}

/** The arrangement of a page: sections with columns of widgets, at most two levels deep. */
export interface LayoutDocument {
  readonly format: 1;
  /** The sections from top to bottom. */
  readonly sections: readonly LayoutSection[];
}

/** Returns a section with other nodes in each of its columns. */
export const mapColumns = (
  section: LayoutSection,
  change: (nodes: readonly LayoutNode[]) => readonly LayoutNode[],
): LayoutSection => ({
  ...section,
  columns: Object.fromEntries(Object.entries(section.columns).map(([name, nodes = []]) => [name, change(nodes)])),
});
