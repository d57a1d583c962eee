import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readRestorations } from '#api/administration/restore/restoration.client.ts';
import type { ProcessStart } from '#api/administration/restore/restoration.contract.ts';
import { processStartQuery } from '#api/administration/restore/restoration.queries.ts';
import { t } from '#api/translations.ts';
import { useEntryLink } from '#components/account/sign-in/use-entry-link.ts';
import { Loader } from '#components/primitives/content/loader.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

/** Waits until the forum has restarted with other data. Then loads the page again, or offers to sign in. */
export function RestorationWait({ before }: { before: ProcessStart }) {
  const { api } = useSite();
  const entryLink = useEntryLink();
  const { data } = useQuery(processStartQuery(api));
  const isBack = data !== undefined && data.startID !== before.startID;
  const after = useQuery({
    queryKey: ['restorations', data?.startID],
    queryFn: async () => (await readRestorations(api)).body,
    enabled: isBack,
  });
  const isSignedIn = isBack && after.isSuccess;
  useEffect(() => {
    if (isSignedIn) globalThis.location.reload();
  }, [isSignedIn]);
  if (isBack && after.isError)
    return (
      <Message
        tone="success"
        live
        title={t('data.restore.done')}
        actions={<ButtonLink {...entryLink('signIn', '/dashboard/backups')}>{t('data.restore.sign-in')}</ButtonLink>}
      >
        {t('data.restore.done-text')}
      </Message>
    );
  return (
    <Message live title={t('data.restore.waiting')}>
      <p>{t('data.restore.waiting-text')}</p>
      <Loader label={t('data.restore.waiting')} />
    </Message>
  );
}
