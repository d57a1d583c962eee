import { createElement, type RefObject, Suspense } from 'react';
import type { Integration } from '#api/post/attachment/attachment.contract.ts';
import type { SendableRecord } from '#api/post/attachment/attachment.queries.ts';
import { useSelectedDialog } from '#components/post/menu/use-selected-dialog.ts';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';
import { withTranslations } from '#components/primitives/text/with-translations.ts';

// Loaded when the first post is sent.
const attachmentDialog = preloadable(() =>
  withTranslations(['attachment', 'form'], import('#components/post/attachment/attachment-dialog.tsx')).then(
    (module) => module.AttachmentDialog,
  ),
);

/** Returns `send`, which opens the dialog of an external service, and the dialog to render next to the post's menu. */
export function useSendRecord(record: SendableRecord, returnTo: RefObject<HTMLElement | null>) {
  const { dialog: integration, time, select } = useSelectedDialog<Integration>(() => attachmentDialog);
  const dialog = integration && createElement(attachmentDialog.Part, { key: time, integration, record, returnTo });
  return { send: select, dialog: dialog && createElement(Suspense, null, dialog) };
}
