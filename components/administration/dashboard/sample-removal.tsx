import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { removeSampleCommunity } from '#api/administration/dashboard/sample.client.ts';
import type { SampleRemoval as Removal } from '#api/administration/dashboard/sample.contract.ts';
import { t } from '#api/translations.ts';
import { ConfirmedAction } from '#components/account/credential/confirmed-action.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

/**
 * The button that removes the sample community, with its dialog. All queries are invalidated, because any page may have
 * shown a part of it. A message names the discussions that remain because members wrote in them.
 */
export function SampleRemoval() {
  const { api } = useSite();
  const client = useQueryClient();
  const toasts = useToasts();
  const kept = useRef<Removal['kept']>(undefined);
  return (
    <ConfirmedAction
      label={t('dashboard.step.sample')}
      title={t('dashboard.sample.title')}
      words={<p>{t('dashboard.sample.words')}</p>}
      perform={async () => {
        kept.current = (await removeSampleCommunity(api)).body.kept;
      }}
      done={t('dashboard.sample.done')}
      onDone={async () => {
        const names = kept.current?.discussions ?? [];
        if (names.length > 0) toasts.add({ text: t('dashboard.sample.kept', { names: names.join(', ') }) });
        await client.invalidateQueries();
      }}
    />
  );
}
