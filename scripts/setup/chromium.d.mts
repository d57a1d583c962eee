/** Returns the path of a Chromium binary. Installs it where this is possible and requested. */
export function findChromium(options?: { install?: boolean }): Promise<string>;
