import { lazy, Suspense } from 'react';
import type { Attachment } from '#api/post/attachment/attachment-fields.contract.ts';
import { withWords } from '#components/primitives/text/with-words.ts';

// Few posts have any, and few readers may know.
const AttachmentCards = lazy(() =>
  withWords('attachment', import('./attachment-cards.tsx')).then((m) => ({ default: m.AttachmentCards })),
);

/** Beneath a post: what it became in other services, to those who may know (`spec/behaviours.md` §29). */
export function PostAttachments({ attachments = [] }: { attachments?: readonly Attachment[] | undefined }) {
  if (attachments.length === 0) return null;
  return (
    <Suspense>
      <AttachmentCards attachments={attachments} />
    </Suspense>
  );
}
