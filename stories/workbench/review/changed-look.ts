/** A state whose picture differs from the reviewed one. */
export interface ChangedPicture {
  readonly state: string;
  readonly palette: 'light' | 'dark';
  /** The number of differing pixels. */
  readonly pixels: number;
  /** The file names of both pictures, in the folder of the change. */
  readonly reviewed: string;
  readonly now: string;
}

/** The changed looks of a machine in a test run, as `tests/support/machine/visual-snapshot.ts` writes them. */
export interface ChangedLook {
  /** `<area>/<stem>` of the machine. */
  readonly address: string;
  readonly folder: string;
  /** The reviewed sheet: `tests/visual-snapshots/<environment>/<area>/<stem>.webp`. */
  readonly sheet: string;
  /** The time of the run in milliseconds. */
  readonly time: number;
  readonly pictures: readonly ChangedPicture[];
}

/** The name of the file that describes a change, in the folder of its pictures. */
export const changeFile = 'changed-look.json';

/** The name of the file with the new sheet, in the same folder. */
export const newSheetFile = 'sheet-now.webp';
