import type { SecurityCheck } from '#api/administration/health/site-health.contract.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { canSendMail } from '#server/mail/outgoing/mail-server.ts';
import type { Configuration } from '#server/platform/configuration/configuration.ts';
import type { Forum } from '#server/platform/forum.ts';
import { countUnprotectedManagers, findBackupAge } from './site-health.queries.ts';

/** The maximum age of a recent backup, in days. */
const recentDays = 7;

/** The facts on which the security checks depend. */
export interface SecurityFacts {
  readonly configuration: Pick<Configuration, 'siteUrl' | 'secretKeys'>;
  readonly settings: Pick<Settings, 'registration.method' | 'registration.confirmEmail'>;
  readonly countUnprotected: number;
  /** Whether mail is sent through a mail server. */
  readonly hasMailServer: boolean;
  /** The age of the latest backup in days; undefined without one. */
  readonly backupAge: number | undefined;
}

type Judgement = Omit<SecurityCheck, 'name'>;

const judged = (verdict: SecurityCheck['verdict'], reason: SecurityCheck['reason'], count = 0): Judgement => ({
  verdict,
  reason,
  count,
});

/** Hosts on which browsers trust pages without HTTPS. */
const localHost = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

function judgeHttps({ siteUrl }: SecurityFacts['configuration']): Judgement {
  const { protocol, hostname } = new URL(siteUrl);
  if (protocol === 'https:') return judged('good', 'https');
  return localHost.test(hostname) ? judged('notice', 'local') : judged('problem', 'http');
}

function judgeRegistration(settings: SecurityFacts['settings']): Judgement {
  if (settings['registration.method'] !== 'basic') return judged('good', 'approval');
  return settings['registration.confirmEmail'] ? judged('notice', 'open') : judged('problem', 'open-unconfirmed');
}

function judgeBackup(age: number | undefined): Judgement {
  if (age === undefined) return judged('problem', 'never');
  return age <= recentDays ? judged('good', 'recent', age) : judged('notice', 'old', age);
}

/** Judges the security of the site. */
export function judgeSecurity(facts: SecurityFacts): SecurityCheck[] {
  const { configuration, settings, countUnprotected, backupAge, hasMailServer } = facts;
  return [
    { name: 'https', ...judgeHttps(configuration) },
    {
      name: 'secretKey',
      ...(configuration.secretKeys.length > 0 ? judged('good', 'key-set') : judged('notice', 'key-file')),
    },
    { name: 'registration', ...judgeRegistration(settings) },
    {
      name: 'twoFactor',
      ...(countUnprotected === 0
        ? judged('good', 'all-protected')
        : judged('problem', 'unprotected', countUnprotected)),
    },
    { name: 'backup', ...judgeBackup(backupAge) },
    { name: 'mail', ...(hasMailServer ? judged('good', 'server') : judged('problem', 'outbox')) },
  ];
}

/** Returns the security checks of a forum. */
export async function findSecurityChecks(forum: Forum): Promise<SecurityCheck[]> {
  const { configuration, settings, db, now } = forum;
  return judgeSecurity({
    configuration,
    settings: await settings.get(),
    hasMailServer: await canSendMail(forum),
    countUnprotected: await countUnprotectedManagers(db),
    backupAge: await findBackupAge(db, now()),
  });
}
