import { lazy, Suspense } from 'react';
import type { Attachment } from '#api/post/attachment/attachment-fields.contract.ts';
import { withTranslations } from '#components/primitives/text/with-translations.ts';

// Loaded on demand, because few posts have attachments and few viewers may see them.
const AttachmentCards = lazy(() =>
  withTranslations('attachment', import('./attachment-cards.tsx')).then((m) => ({ default: m.AttachmentCards })),
);

/** The attachments below a post, for viewers who may see them (docs/behavior/post.md#attachments). */
export function PostAttachments({ attachments = [] }: { attachments?: readonly Attachment[] | undefined }) {
  if (attachments.length === 0) return null;
  return (
    <Suspense>
      <AttachmentCards attachments={attachments} />
    </Suspense>
  );
}
