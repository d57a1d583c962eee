import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSeal } from '#server/platform/configuration/seal.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'folkmoot-seal-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const [former, present] = ['f'.repeat(32), 'p'.repeat(32)];
const withKeys = (...secretKeys: string[]) => createSeal({ secretKeys, dataFolder: folder });

test('sealed text can be unsealed, reveals nothing, and differs each time', () => {
  const { seal, unseal, mark } = withKeys(present);
  const [first, second] = [seal('JBSWY3DPEHPK3PXP', 'totp'), seal('JBSWY3DPEHPK3PXP', 'totp')];
  expect(first).not.toBe(second);
  expect([first.startsWith(mark), first.includes('JBSWY3DPEHPK3PXP')]).toEqual([true, false]);
  expect([unseal(first, 'totp'), unseal(second, 'totp')]).toEqual(['JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXP']);
});

test('text that was never sealed is returned unchanged', () => {
  expect(withKeys(present).unseal('JBSWY3DPEHPK3PXP', 'totp')).toBe('JBSWY3DPEHPK3PXP');
});

test('nothing is unsealed with another key, for another purpose, or after a change', () => {
  const sealed = withKeys(present).seal('secret', 'totp');
  expect(withKeys(former).unseal(sealed, 'totp')).toBeUndefined();
  expect(withKeys(present).unseal(sealed, 'authenticator')).toBeUndefined();
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(withKeys(present).unseal(changed, 'totp')).toBeUndefined();
  expect(withKeys(present).unseal(sealed.slice(0, 20), 'totp')).toBeUndefined();
});

test('a former key still unseals, and no longer seals', () => {
  const both = withKeys(present, former);
  expect(both.unseal(withKeys(former).seal('secret', 'totp'), 'totp')).toBe('secret');
  expect(withKeys(former).unseal(both.seal('secret', 'totp'), 'totp')).toBeUndefined();
});

test('without a configured key one is created in the data folder, readable only by the account of the forum, and reused', () => {
  const dataFolder = path.join(folder, 'data');
  const sealed = createSeal({ secretKeys: [], dataFolder }).seal('secret', 'totp');
  expect(fs.statSync(path.join(dataFolder, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(createSeal({ secretKeys: [], dataFolder }).unseal(sealed, 'totp')).toBe('secret');
});
