import { createElement, lazy, type RefObject, Suspense, useState } from 'react';
import type { Integration } from '#api/post/attachment/attachment.contract.ts';
import type { SendableRecord } from '#api/post/attachment/attachment.queries.ts';
import { withTranslations } from '#components/primitives/text/with-translations.ts';

// Loaded when the first post is sent.
const AttachmentDialog = lazy(() =>
  withTranslations('attachment', import('#components/post/attachment/attachment-dialog.tsx')).then((module) => ({
    default: module.AttachmentDialog,
  })),
);

/** Returns `send`, which opens the dialog of an external service, and the dialog to render next to the post's menu. */
export function useSendRecord(record: SendableRecord, returnTo: RefObject<HTMLElement | null>) {
  const [sent, setSent] = useState<{ integration: Integration; time: number }>();
  const dialog =
    sent && createElement(AttachmentDialog, { key: sent.time, integration: sent.integration, record, returnTo });
  return {
    send: (integration: Integration) => setSent({ integration, time: (sent?.time ?? 0) + 1 }),
    dialog: dialog && createElement(Suspense, null, dialog),
  };
}
