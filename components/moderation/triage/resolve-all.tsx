import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '#api/api.ts';
import { resolveDiscussions } from '#api/discussion/transfer/discussion-bulk.client.ts';
import { resumeLongJob } from '#api/moderation/bulk/long-job.client.ts';
import type { LongJobResult } from '#api/moderation/bulk/long-job-fields.contract.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

/** Marks all discussions as resolved, oldest first. Discussions resolved before the viewer leaves stay resolved. */
export function ResolveAll() {
  const { api } = useSite();
  const client = useQueryClient();
  const [resolved, setResolved] = useState<number>();
  const resolve = async () => {
    setResolved(0);
    await resolveEverything(api, setResolved);
  };
  return (
    <div>
      <Confirm
        title={t('report.community.resolve-all')}
        confirmLabel={t('report.community.resolve-all')}
        onConfirm={resolve}
        onDone={() => void client.invalidateQueries()}
        trigger={(openDialog) => (
          <Button size="small" onClick={openDialog}>
            {t('report.community.resolve-all')}
          </Button>
        )}
      >
        {t('report.community.resolve-ask')}
      </Confirm>
      <p role="status">{resolved !== undefined && t('report.community.resolved', { count: resolved })}</p>
    </div>
  );
}

/** Resolves batches until no further discussion can be resolved. `report` is called with the number resolved so far. */
async function resolveEverything(api: Api, report: (resolved: number) => void): Promise<void> {
  for (let before = 0, done = 0; ; before = done) {
    let { body } = (await resolveDiscussions(api, {}, { longRunnerTimeout: 1 })) as { body: LongJobResult };
    done = before + body.progress.successIDs.length;
    report(done);
    while (body.callbackPayload) {
      body = (await resumeLongJob(api, body.callbackPayload)).body as LongJobResult;
      done = before + body.progress.successIDs.length;
      report(done);
    }
    if (done === before) return;
  }
}
