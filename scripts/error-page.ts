import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiErrors } from '#api/errors.ts';

const heading = `# Errors

Every error that the API answers with, made from \`api/errors.ts\` by \`node scripts/error-page.ts\`. A code keeps its meaning
once it is published. \`%s\` stands for what the error is about.

| Code | Status | Said to people |
| --- | --- | --- |`;

/** The reference page of all error codes, as Markdown. */
export function errorPage(): string {
  const rows = Object.entries(apiErrors).map(
    ([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |`,
  );
  return `${[heading, ...rows].join('\n')}\n`;
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../docs/errors.md'), errorPage());
