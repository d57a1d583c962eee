import type { LayoutMetadata } from '#api/administration/layout/layout-record.contract.ts';

/** The address of the list of layouts. */
export const layoutsAddress = '/appearance/layouts';

/** The address of the list of custom pages. */
export const customPagesAddress = '/appearance/pages';

/** Returns the address of the overview of a layout. */
export const overviewAddress = ({ layoutType, layoutID }: Pick<LayoutMetadata, 'layoutType' | 'layoutID'>): string =>
  `${layoutsAddress}/${layoutType}/${layoutID}`;

/** Returns the address of the editor of a layout. */
export const editorAddress = (layout: Pick<LayoutMetadata, 'layoutType' | 'layoutID'>): string =>
  `${overviewAddress(layout)}/edit`;
