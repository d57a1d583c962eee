import { UnsubscribePage } from '#components/mail/unsubscribe-page.tsx';

const mention = { preference: 'Email.Mention', enabled: '1' } as const;
const reply = { preference: 'Email.CommentReply', enabled: '1' } as const;
const digest = { preference: 'Email.Digest', enabled: '0' } as const;

/** Before anything is switched off. */
export const Asking = () => (
  <UnsubscribePage token="x.y" state={{ preferences: [mention], isUsed: false }} done={undefined} />
);

/** Several reasons, each to be kept or not. */
export const Choosing = () => (
  <UnsubscribePage token="x.y" state={{ preferences: [mention, reply], isUsed: false }} done={undefined} />
);

/** It is done, and can be undone. */
export const Over = () => (
  <UnsubscribePage token="x.y" state={{ preferences: [{ ...mention, enabled: '0' }], isUsed: true }} done="off" />
);

/** The same of summaries. */
export const OverDigest = () => (
  <UnsubscribePage token="x.y" state={{ preferences: [digest], isUsed: true }} done="off" />
);

/** Undone. */
export const Restored = () => (
  <UnsubscribePage token="x.y" state={{ preferences: [mention], isUsed: false }} done="restored" />
);

/** A link that the forum has not made. */
export const Invalid = () => <UnsubscribePage token="x.y" state={undefined} done={undefined} />;
