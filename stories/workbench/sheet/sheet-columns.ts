import type { Settings } from '#stories/workbench/settings.ts';

/** A column of a contact sheet: a mode of the present rendering, or the reviewed pictures in a palette. */
export interface SheetColumn {
  readonly name: string;
  readonly settings: Partial<Settings>;
  /** The width of the cells before scaling, where no setting has it: that of the reviewed pictures. */
  readonly width?: number;
  /** The palette of the reviewed pictures; undefined for the present rendering. */
  readonly reviewed?: 'light' | 'dark';
}

/** The columns of a contact sheet. The first seven are shown at first. */
export const sheetColumns: readonly SheetColumn[] = [
  { name: 'Light', settings: { palette: 'light' } },
  { name: 'Dark', settings: { palette: 'dark' } },
  { name: 'High contrast', settings: { palette: 'contrast' } },
  { name: 'Forced colors', settings: { palette: 'forced' } },
  { name: 'Right to left', settings: { dir: 'rtl' } },
  { name: '320 px', settings: { width: 320 } },
  { name: '200 % text', settings: { text: 200 } },
  { name: '390 px', settings: { width: 390 } },
  { name: '768 px', settings: { width: 768 } },
  { name: '800 px', settings: {}, width: 800 },
  { name: 'Reviewed, light', settings: { palette: 'light' }, width: 800, reviewed: 'light' },
  { name: 'Reviewed, dark', settings: { palette: 'dark' }, width: 800, reviewed: 'dark' },
];

/** Returns the width of the cells of a column before scaling. */
export const columnWidth = ({ settings, width: own }: SheetColumn, width: number): number =>
  own ?? (settings.width || width);

/** The names of the columns that are shown at first. */
export const usualColumns = sheetColumns.slice(0, 7).map(({ name }) => name);
