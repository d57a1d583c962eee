import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { MailServer, MailServerChange } from '#api/mail/outgoing/mail-server.contract.ts';
import { hasSecretFor, type PlacedSecret, secretPlaceOf, unsealFor } from '#server/account/credential/placed-secret.ts';
import { mailServerSecret } from '#server/account/credential/sealed-secrets.ts';
import type { DeliveryOptions } from '#server/platform/configuration/mailer.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/** The settings of the mail server without its password, as the log keeps them. */
export type MailServerFacts = Readonly<
  Pick<MailServer, 'host' | 'port' | 'encryption' | 'user' | 'senderName' | 'senderAddress'>
>;

type StoredServer = MailServerFacts & PlacedSecret;

async function findStored(db: Queryable, lock: RawBuilder<unknown> = sql``): Promise<StoredServer> {
  const { rows } = await sql<StoredServer>`
    select host, port, encryption, user_name as "user", sender_name as "senderName",
      sender_address as "senderAddress", secret, secret_place as "secretPlace"
    from mail_server ${lock}
  `.execute(db);
  const [stored] = rows;
  if (!stored) throw new Error('The row of the mail server is missing.');
  return stored;
}

const factsOf = ({ secret: _, secretPlace: __, ...facts }: StoredServer): MailServerFacts => facts;

/** Returns the settings of the mail server within a transaction, without its password. */
export const readMailServerFacts = async (trx: Transaction<Tables>): Promise<MailServerFacts> =>
  factsOf(await findStored(trx, sql`for update`));

/** Stores settings of the mail server, and a sealed password for the resulting server and user. */
export async function storeMailServer(
  trx: Transaction<Tables>,
  facts: MailServerFacts,
  secret?: string | null,
): Promise<void> {
  const { host, port, encryption, user, senderName, senderAddress } = facts;
  await sql`
    update mail_server set host = ${host}, port = ${port}, encryption = ${encryption}, user_name = ${user},
      sender_name = ${senderName}, sender_address = ${senderAddress}
  `.execute(trx);
  if (secret === undefined) return;
  await sql`update mail_server set secret = ${secret}, secret_place = ${secretPlaceOf(facts)}`.execute(trx);
}

/** Returns the changed settings, without the password. */
export const changedFacts = (
  facts: MailServerFacts,
  { password: _, ...change }: MailServerChange,
): MailServerFacts => ({
  ...facts,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});

/** Seals a password of a change; undefined if the change has none. */
export const sealedPassword = ({ seal }: Forum, { password }: MailServerChange): string | null | undefined =>
  password ? seal.seal(password, mailServerSecret) : password === null ? null : undefined;

const addressIn = (sender: string): string => /[^\s<>]+@[^\s<>]+/.exec(sender)?.[0] ?? '';

const nameIn = (sender: string): string => (/^(.*)</.exec(sender)?.[1] ?? '').trim().replace(/^"(.*)"$/, '$1');

/** Returns the sender in use: that of `MAIL_FROM`, otherwise each part from the dashboard or its default. */
function senderOf(
  { configuration: { isSenderSet, mailFrom } }: Forum,
  { senderName, senderAddress }: StoredServer,
): string {
  if (isSenderSet || (!senderName && !senderAddress)) return mailFrom;
  const name = (senderName || nameIn(mailFrom)).replace(/[\\"]/g, '');
  const address = senderAddress || addressIn(mailFrom);
  return name ? `"${name}" <${address}>` : address;
}

/** Returns the address from which the forum sends its messages. */
export const findSenderAddress = async (forum: Forum): Promise<string> =>
  addressIn(senderOf(forum, await findStored(forum.db)));

/** Returns the sender and, unless `SMTP_URL` names a mail server, that of the dashboard with its password. */
export async function findDeliveryOptions(forum: Forum): Promise<DeliveryOptions> {
  const stored = await findStored(forum.db);
  const from = senderOf(forum, stored);
  if (sourceOf(forum, stored) !== 'dashboard') return { from };
  const { host, port, encryption, user } = stored;
  const pass = unsealFor(forum, stored, { place: secretPlaceOf(stored), purpose: mailServerSecret });
  return { from, server: { host, port, encryption, ...(user && { auth: { user, pass: pass ?? '' } }) } };
}

const sourceOf = ({ mailer }: Forum, { host }: StoredServer): MailServer['source'] =>
  mailer.outboxFolder === undefined ? 'environment' : host ? 'dashboard' : 'outbox';

/** Returns the source of the mail server in use. */
export const findMailSource = async (forum: Forum): Promise<MailServer['source']> =>
  sourceOf(forum, await findStored(forum.db));

/** Returns whether there is a mail server. Without one, messages go to the outbox. */
export const canSendMail = async (forum: Forum): Promise<boolean> => (await findMailSource(forum)) !== 'outbox';

/** Returns the settings of the mail server for an administrator. */
export async function presentMailServer(forum: Forum, { isAdmin }: Viewer): Promise<MailServer> {
  const stored = await findStored(forum.db);
  const { smtpUrl } = forum.configuration;
  const { hostname, port, protocol } = new URL(smtpUrl ?? 'smtp://none');
  const usual = protocol === 'smtps:' ? 465 : 587;
  const source = sourceOf(forum, stored);
  const address = {
    dashboard: `${stored.host}:${stored.port}`,
    environment: `${hostname}:${port || usual}`,
    outbox: null,
  };
  return {
    ...factsOf(stored),
    hasPassword: hasSecretFor(stored, secretPlaceOf(stored)),
    source,
    address: address[source],
    sender: senderOf(forum, stored),
    isSenderFixed: forum.configuration.isSenderSet,
    mayChange: isAdmin,
  };
}
