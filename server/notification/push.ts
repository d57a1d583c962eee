import type { Configuration } from '#server/platform/configuration/configuration.ts';
import type { Forum } from '#server/platform/forum.ts';
import { dropSubscription, findPushKeys, findSubscriptions, type PushSubscriptionRow } from './push.queries.ts';

/** A push message that a browser shows while the forum is closed. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The target path within the site. */
  readonly url: string;
  /** A newer message with the same tag replaces the previous one. */
  readonly tag: string;
}

/** The period for which a push service stores undelivered messages, in seconds. */
const keptFor = 86_400;
/** The timeout of requests to a push service, in milliseconds. */
const timeout = 10_000;

/** Loads the Web Push library with the first message. */
const loadWebPush = () => import('web-push');

/** Returns the keys that identify the forum to push services (VAPID). */
export const pushKeys = (forum: Forum) =>
  findPushKeys(forum.db, async () => (await loadWebPush()).default.generateVAPIDKeys());

/**
 * Returns whether the forum sends push messages to an endpoint. Only the push services in the site's settings are
 * allowed, because members provide the endpoint.
 */
export async function isPushService(forum: Forum, endpoint: string): Promise<boolean> {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname } = new URL(endpoint);
  const isSafe = protocol === 'https:' || forum.configuration.environment !== 'production';
  const services = (await forum.settings.get())['push.services'];
  return isSafe && services.some((name) => hostname === name || hostname.endsWith(`.${name}`));
}

/** Sends a message to all browsers of a member, and deletes the subscriptions of those that no longer exist. */
export async function pushTo(forum: Forum, userID: number, message: PushMessage): Promise<void> {
  const browsers = await findSubscriptions(forum.db, userID);
  if (browsers.length === 0) return;
  const keys = await pushKeys(forum);
  await Promise.all(browsers.map((browser) => pushOne(forum, browser, { keys, message })));
}

async function pushOne(
  forum: Forum,
  browser: PushSubscriptionRow,
  { keys, message }: { keys: { publicKey: string; privateKey: string }; message: PushMessage },
): Promise<void> {
  if (!(await isPushService(forum, browser.endpoint))) return;
  try {
    const { endpoint, p256dh, auth } = browser;
    const { default: webpush } = await loadWebPush();
    const { headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { TTL: keptFor, vapidDetails: { subject: subjectOf(forum.configuration), ...keys } },
    );
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: new Uint8Array(body as Buffer),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    if (answer.status === 404 || answer.status === 410) await dropSubscription(forum.db, browser.push_subscription_id);
    else if (!answer.ok) forum.log.warn({ status: answer.status }, 'A push service rejected a notification.');
  } catch (error) {
    forum.log.warn({ err: error }, 'Failed to send a push message.');
  }
}

/**
 * Returns the contact of the forum for push services: the site or, without HTTPS, the sender of its e-mails. Push
 * services reject local addresses.
 */
export const subjectOf = ({ siteUrl, mailFrom }: Pick<Configuration, 'siteUrl' | 'mailFrom'>): string => {
  if (siteUrl.startsWith('https:')) return siteUrl;
  const address = /[^\s<>]+@[\w.-]+\.[a-z]{2,}(?=>?$)/i.exec(mailFrom)?.[0];
  return `mailto:${address ?? 'postmaster@example.org'}`;
};
