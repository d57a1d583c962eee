/** Creates a folder for temporary files in memory; undefined when the system has no memory with enough space. */
export function makeMemoryFolder(options?: { fileSystem?: string; needed?: number }): string | undefined;
