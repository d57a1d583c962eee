const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/**
 * Formats a size in bytes for display: in steps of 1024, with two decimals from KB on
 * (docs/behavior/composer.md#uploads).
 */
export function formatSize(bytes: number): string {
  const power = Math.max(
    units.findLastIndex((_, index) => bytes >= 1_024 ** index),
    0,
  );
  return power === 0 ? `${bytes} B` : `${(bytes / 1_024 ** power).toFixed(2)} ${units[power]}`;
}
