import type { Configuration } from '#server/platform/configuration/configuration.ts';
import type { Forum } from '#server/platform/forum.ts';
import { dropSubscription, findPushKeys, findSubscriptions, type PushSubscriptionRow } from './push.queries.ts';

/** What a browser shows while the forum is closed. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where it leads, within the site. */
  readonly url: string;
  /** A newer message with the same tag takes the place of the former. */
  readonly tag: string;
}

/** How long a push service keeps what it cannot deliver, in seconds. */
const keptFor = 86_400;
/** How long a push service may take, in milliseconds. */
const patience = 10_000;

/** What packs for push services is loaded with the first that is sent. */
const loadWebPush = () => import('web-push');

/** The keys by which push services know this forum (VAPID). */
export const pushKeys = (forum: Forum) =>
  findPushKeys(forum.db, async () => (await loadWebPush()).default.generateVAPIDKeys());

/** Whether the forum sends to this address: only to the push services that the site names, since members give it. */
export async function isPushService(forum: Forum, endpoint: string): Promise<boolean> {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname } = new URL(endpoint);
  const isSafe = protocol === 'https:' || forum.configuration.environment !== 'production';
  const services = (await forum.settings.get())['push.services'];
  return isSafe && services.some((name) => hostname === name || hostname.endsWith(`.${name}`));
}

/** Sends a message to every browser of a member; those that are gone are forgotten. */
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
      signal: AbortSignal.timeout(patience),
    });
    if (answer.status === 404 || answer.status === 410) await dropSubscription(forum.db, browser.push_subscription_id);
    else if (!answer.ok) forum.log.warn({ status: answer.status }, 'A push service refused a notification.');
  } catch (error) {
    forum.log.warn({ err: error }, 'A notification could not be pushed.');
  }
}

/** Whom a push service may turn to: the site, without https the sender of its mail; it takes no address of this machine. */
export const subjectOf = ({ siteUrl, mailFrom }: Pick<Configuration, 'siteUrl' | 'mailFrom'>): string => {
  if (siteUrl.startsWith('https:')) return siteUrl;
  const address = /[^\s<>]+@[\w.-]+\.[a-z]{2,}(?=>?$)/i.exec(mailFrom)?.[0];
  return `mailto:${address ?? 'postmaster@example.org'}`;
};
