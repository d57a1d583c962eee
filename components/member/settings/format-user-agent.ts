import { t } from '#api/translations.ts';

const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Returns a readable label for a browser and its operating system, such as “Firefox on Windows”. */
export function formatUserAgent(userAgent: string | null): string {
  const find = (known: readonly (readonly [string, string])[]) =>
    known.find(([sign]) => userAgent?.includes(sign))?.[1];
  const browser = find(browsers) ?? t('member.device.unknown');
  const system = find(systems);
  return system ? t('member.device.on', { browser, system }) : browser;
}
