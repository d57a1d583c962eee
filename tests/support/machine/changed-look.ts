import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { test } from '@playwright/experimental-ct-react';
import { type ChangedLook, changeFile, newSheetFile } from '#stories/workbench/review/changed-look.ts';
import { type Pixels, readSheet, writeSheet } from './snapshot-sheet.ts';

/** The screenshot of a state in a palette. */
export interface Look {
  readonly state: string;
  readonly palette: 'light' | 'dark';
  readonly name: string;
  readonly picture: Buffer;
  readonly pixels: Pixels;
}

/** A screenshot that differs from the reviewed one, with the files of both pictures. */
export interface LookDifference {
  readonly look: Look;
  /** The number of differing pixels; undefined when the sheet does not have the picture. */
  readonly differing: number | undefined;
  readonly reviewed: string;
  readonly now: string;
}

/** Returns the differences from a sheet, and writes both pictures of each next to the report. */
export async function differences(file: string, looks: readonly Look[]): Promise<LookDifference[]> {
  const sheet = existsSync(file) ? await readSheet(file, looks.length, looks[0]?.pixels.width ?? 0) : undefined;
  const wrong: LookDifference[] = [];
  for (const [index, look] of looks.entries()) {
    const differing = sheet?.differing(index, look.pixels);
    if (differing === 0) continue;
    const place = test.info().outputPath(look.name.replaceAll(/[^\w.-]+/g, '_'));
    const [reviewed, now] = [`${place}-reviewed.png`, `${place}-now.png`];
    if (sheet) await writeFile(reviewed, await sheet.kept(index));
    await writeFile(now, look.picture);
    wrong.push({ look, differing, reviewed: sheet ? reviewed : '', now });
  }
  return wrong;
}

/** Returns the differences as messages, with the command that shows them. */
export function messagesOf(address: string, sheet: string, wrong: readonly LookDifference[]): string[] {
  const isMissing = wrong.some(({ differing }) => differing === undefined);
  const messages = isMissing
    ? [`${sheet} does not show these ${wrong.length} pictures: write it anew (docs/testing.md).`]
    : wrong.map(({ look: { name }, differing, reviewed }) => `${name}: ${differing} pixels are not as in ${reviewed}`);
  return [
    ...messages,
    `Look at them side by side, and accept them: npm run review, then ?story=workbench--review--changed-looks&look=${address}`,
  ];
}

/** Writes the new sheet and a description of the change next to the report, for the review page of the workbench. */
export async function keepChange(
  machine: Pick<ChangedLook, 'address' | 'folder' | 'sheet'>,
  wrong: readonly LookDifference[],
  looks: readonly Look[],
): Promise<void> {
  await writeSheet(
    test.info().outputPath(newSheetFile),
    looks.map(({ pixels }) => pixels),
  );
  const change: ChangedLook = {
    ...machine,
    time: Date.now(),
    pictures: wrong.map(({ look: { state, palette, pixels }, differing, reviewed, now }) => ({
      state,
      palette,
      pixels: differing ?? pixels.width * pixels.height,
      reviewed: basename(reviewed),
      now: basename(now),
    })),
  };
  await writeFile(test.info().outputPath(changeFile), JSON.stringify(change, null, 2));
}
