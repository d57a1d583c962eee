import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { resolveDiscussions } from '#api/discussion/transfer/discussion-bulk.client.ts';
import { resumeLongJob } from '#api/moderation/bulk/long-job.client.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { BulkResponse } from '#machines/moderation/bulk/bulk-response.ts';
import { connectResolveAll } from '#machines/moderation/triage/resolve-all.connect.ts';
import { resolveAllMachine } from '#machines/moderation/triage/resolve-all.machine.ts';

/**
 * Marks all discussions as resolved, oldest first. Discussions resolved before the viewer leaves stay resolved. After a
 * failure the dialog shows how many are resolved, and continues from there.
 */
export function ResolveAll() {
  const all = useResolveAll();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <div {...all.getRootProps()}>
      <Button size="small" {...all.getTriggerProps()}>
        {t('report.community.resolve-all')}
      </Button>
      <Dialog
        {...all.getDialogProps()}
        size="small"
        title={t('report.community.resolve-all')}
        description={t('report.community.resolve-ask')}
        initialFocus={cancel}
      >
        <DialogBody>
          <p role="status">{all.isResolving && all.progress}</p>
          {all.reason && (
            <Message tone="error" live title={all.progress}>
              {all.reason}
            </Message>
          )}
        </DialogBody>
        <DialogFooter>
          <Button ref={cancel} {...all.getCancelProps()}>
            {t('primitives.confirm.cancel')}
          </Button>
          <Button variant="primary" {...all.getConfirmProps()}>
            {all.isFailed ? t('primitives.submission.retry') : t('report.community.resolve-all')}
          </Button>
        </DialogFooter>
      </Dialog>
      <p role="status">{all.isEnded && all.progress}</p>
    </div>
  );
}

function useResolveAll() {
  const { api } = useSite();
  const client = useQueryClient();
  const machine = useMemo(
    () =>
      resolveAllMachine.provide({
        actors: {
          resolveBatch: fromPromise<BulkResponse, { payload: string }>(async ({ input: { payload } }) => {
            const answer = payload
              ? await resumeLongJob(api, payload)
              : await resolveDiscussions(api, {}, { longRunnerTimeout: 1 });
            return answer.body as BulkResponse;
          }),
        },
        actions: { reportEnded: () => void client.invalidateQueries() },
      }),
    [api, client],
  );
  const [snapshot, send] = useMachine(machine);
  return connectResolveAll(snapshot, send);
}
