import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiErrors } from '#api/errors.ts';

const heading = `# Errors

All errors of the API, generated from \`api/errors.ts\` by \`npm run errors\`. The meaning of a published code never
changes. \`%s\` is a placeholder for the subject of the error.

| Code | Status | Message |
| --- | --- | --- |`;

/** Returns the reference page of all error codes, as Markdown. */
export function errorPage(): string {
  const rows = Object.entries(apiErrors).map(
    ([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |`,
  );
  return `${[heading, ...rows].join('\n')}\n`;
}

/**
 * Returns the messages of all error codes, and the messages in `locales/en/errors.json` that do not belong to an error
 * code.
 */
export function errorWords(kept: Readonly<Record<string, string>>): Record<string, string> {
  const others = Object.entries(kept).filter(([id]) => /^errors\.(field|permission-needed)\./.test(id));
  const own = Object.entries(apiErrors).map(
    ([code, { message }]) => [`errors.${code}`, message.replace('%s', '{subject}')] as const,
  );
  return Object.fromEntries([...own, ...others].sort(([a], [b]) => (a < b ? -1 : 1)));
}

if (import.meta.main) {
  const words = join(import.meta.dirname, '../locales/en/errors.json');
  writeFileSync(join(import.meta.dirname, '../docs/errors.md'), errorPage());
  writeFileSync(words, `${JSON.stringify(errorWords(JSON.parse(readFileSync(words, 'utf8'))), null, 2)}\n`);
}
