import { describe, expect, test } from 'vitest';
import { readArchive, readEntry } from '#server/administration/backup/archive-reading.ts';
import { archiveEnd, archiveEntry } from '#server/administration/backup/archive-writing.ts';
import { lastPlannedBackup, nextBackup } from '#server/administration/backup/backup-schedule.ts';
import { RecordDigest } from '#server/administration/backup/table-digest.ts';

const date = new Date('2026-11-26T03:00:00Z');

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function namesAndTexts(bytes: Buffer): Promise<string[][]> {
  const found: string[][] = [];
  for await (const entry of readArchive(inPieces(bytes, 77)))
    found.push([entry.name, (await readEntry(entry)).toString()]);
  return found;
}

const archiveOf = (entries: readonly (readonly [string, string])[]): Buffer =>
  Buffer.concat([...entries.flatMap(([name, text]) => [...archiveEntry(name, Buffer.from(text), date)]), archiveEnd()]);

describe('the archive of a backup', () => {
  test('returns each entry as it was written, with names of any length', async () => {
    const entries = [
      ['backup.json', '{}'],
      ['uploads/empty', ''],
      [`uploads/${'folder/'.repeat(15)}file.png`, 'x'.repeat(512)],
      [`uploads/${'ü'.repeat(120)}.png`, 'long'],
    ] as const;
    expect(await namesAndTexts(archiveOf(entries))).toEqual(entries);
  });

  test('is rejected when it is cut off or changed', async () => {
    const whole = archiveOf([['a', 'text'.repeat(400)]]);
    await expect(namesAndTexts(whole.subarray(0, 900))).rejects.toThrow('incomplete');
    const changed = Buffer.from(whole);
    changed[3] = 65;
    await expect(namesAndTexts(changed)).rejects.toThrow('damaged');
  });
});

test('the checksum of records does not depend on their order, but on each of them', () => {
  const digestOf = (...records: string[]) => {
    const digest = new RecordDigest();
    for (const record of records) digest.add(record);
    return digest.digest;
  };
  expect(digestOf('a', 'b', 'b')).toEqual(digestOf('b', 'a', 'b'));
  expect(digestOf('a', 'b', 'b')).not.toEqual(digestOf('a', 'a', 'b'));
});

describe('the schedule of backups', () => {
  const daily = {
    'backup.schedule': 'daily',
    'backup.hour': 3,
    'backup.weekday': 0,
    'mail.timeZone': 'Europe/Berlin',
  } as const;

  test('is in the time zone of the site, daily or weekly', () => {
    const now = new Date('2026-11-26T12:30:00Z');
    expect(nextBackup(daily, now)).toEqual(new Date('2026-11-27T02:00:00Z'));
    expect(lastPlannedBackup(daily, now)).toEqual(new Date('2026-11-26T02:00:00Z'));
    const weekly = { ...daily, 'backup.schedule': 'weekly' } as const;
    expect(nextBackup(weekly, now)).toEqual(new Date('2026-11-29T02:00:00Z'));
    expect(lastPlannedBackup(weekly, now)).toEqual(new Date('2026-11-22T02:00:00Z'));
  });

  test('has no time while it is off', () => {
    expect(nextBackup({ ...daily, 'backup.schedule': 'off' }, date)).toBeUndefined();
  });
});
