import { UnsubscribePage } from '#components/mail/unsubscribe-page.tsx';

export default { title: 'mail / unsubscribe-page' };

const mention = { preference: 'Email.Mention', enabled: '1' } as const;
const reply = { preference: 'Email.CommentReply', enabled: '1' } as const;
const digest = { preference: 'Email.Digest', enabled: '0' } as const;

/** Before anything is turned off. */
export const Confirmation = () => (
  <UnsubscribePage token="x.y" state={{ preferences: [mention], isUsed: false }} done={undefined} />
);

/** Several preferences, each of which can be turned off. */
export const Choosing = () => (
  <UnsubscribePage token="x.y" state={{ preferences: [mention, reply], isUsed: false }} done={undefined} />
);

/** Turned off, with the option to undo. */
export const Unsubscribed = () => (
  <UnsubscribePage token="x.y" state={{ preferences: [{ ...mention, enabled: '0' }], isUsed: true }} done="off" />
);

/** The same for digests. */
export const DigestStopped = () => (
  <UnsubscribePage token="x.y" state={{ preferences: [digest], isUsed: true }} done="off" />
);

/** After the undo. */
export const Restored = () => (
  <UnsubscribePage token="x.y" state={{ preferences: [mention], isUsed: false }} done="restored" />
);

/** A link that the forum has not created. */
export const Invalid = () => <UnsubscribePage token="x.y" state={undefined} done={undefined} />;
