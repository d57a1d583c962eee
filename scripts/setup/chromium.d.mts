/** The path of a Chromium; installed where that is possible and wanted. */
export function findChromium(options?: { install?: boolean }): Promise<string>;
