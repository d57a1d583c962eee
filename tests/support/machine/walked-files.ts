/**
 * Whether the environment variable `WALK` selects a file: the path contains one of the words of the variable, which are
 * separated by commas. Without the variable, every file is selected.
 */
export function isWalked(file: string): boolean {
  const path = file.replaceAll('\\', '/');
  return (process.env['WALK'] ?? '').split(',').some((word) => path.includes(word));
}
