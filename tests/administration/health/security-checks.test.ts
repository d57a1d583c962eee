import { expect, test } from 'vitest';
import { judgeSecurity, type SecurityFacts } from '#server/administration/health/security-checks.ts';

const facts: SecurityFacts = {
  configuration: { siteUrl: 'https://forum.example', secretKeys: ['k'] },
  settings: { 'registration.method': 'approval', 'registration.confirmEmail': true },
  countUnprotected: 0,
  hasMailServer: true,
  backupAge: 7,
};

const reasons = (changed: Partial<SecurityFacts>) =>
  judgeSecurity({ ...facts, ...changed })
    .filter(({ verdict }) => verdict !== 'good')
    .map(({ verdict, reason }) => `${verdict}: ${reason}`);

const withConfiguration = (changed: Partial<SecurityFacts['configuration']>) =>
  reasons({ configuration: { ...facts.configuration, ...changed } });

test('a site that is set up well passes every check', () => {
  expect(reasons({})).toEqual([]);
});

test('each weakness has a verdict and a reason', () => {
  expect(withConfiguration({ siteUrl: 'http://forum.example' })).toEqual(['problem: http']);
  expect(withConfiguration({ siteUrl: 'http://127.0.0.1:8080' })).toEqual(['notice: local']);
  expect(withConfiguration({ secretKeys: [] })).toEqual(['notice: key-file']);
  expect(reasons({ hasMailServer: false })).toEqual(['problem: outbox']);
  expect(reasons({ settings: { 'registration.method': 'basic', 'registration.confirmEmail': true } })).toEqual([
    'notice: open',
  ]);
  expect(reasons({ settings: { 'registration.method': 'basic', 'registration.confirmEmail': false } })).toEqual([
    'problem: open-unconfirmed',
  ]);
  expect(reasons({ countUnprotected: 2 })).toEqual(['problem: unprotected']);
  expect(reasons({ backupAge: 8 })).toEqual(['notice: old']);
  expect(reasons({ backupAge: undefined })).toEqual(['problem: never']);
});
