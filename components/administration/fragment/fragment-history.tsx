import { useSuspenseQuery } from '@tanstack/react-query';
import { commitFragment } from '#api/administration/fragment/fragment.client.ts';
import type { Fragment } from '#api/administration/fragment/fragment.contract.ts';
import { fragmentRevisionsQuery } from '#api/administration/fragment/fragment.queries.ts';
import { t } from '#api/translations.ts';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { FragmentFacts, FragmentStatus } from './fragment-facts.tsx';
import * as styles from './fragment-list.css.ts';
import { useInvalidateFragments } from './use-invalidate-fragments.ts';

/** The revisions of a fragment, newest first. An earlier one can be restored, which publishes it again. */
export function FragmentHistory({ fragmentUUID }: { fragmentUUID: string }) {
  const { data: revisions } = useSuspenseQuery(fragmentRevisionsQuery(useSite().api, fragmentUUID));
  return (
    <>
      <SettingsNoScriptNotice />
      <ol className={styles.list}>
        {revisions.map((revision) => (
          <Card as="li" key={revision.fragmentRevisionUUID} padding="none" className={styles.item}>
            <h2 className={styles.name}>
              <bdi>{revision.commitMessage || t('administration.fragment.no-message')}</bdi>
              <FragmentStatus status={revision.status} />
            </h2>
            <FragmentFacts fragment={revision} />
            {revision.commitDescription && <p dir="auto">{revision.commitDescription}</p>}
            {revision.status === 'past-revision' && (
              <div className={styles.actions}>
                <Restoration revision={revision} />
              </div>
            )}
          </Card>
        ))}
      </ol>
    </>
  );
}

function Restoration({ revision }: { revision: Fragment }) {
  const { api } = useSite();
  const invalidate = useInvalidateFragments();
  const { fragmentUUID, fragmentRevisionUUID, commitMessage } = revision;
  const restore = async () => {
    const message = t('administration.fragment.restored', { message: commitMessage }).slice(0, 200);
    await commitFragment(api, fragmentUUID, { fragmentRevisionUUID, commitMessage: message });
    await invalidate();
  };
  return (
    <Confirm
      title={t('administration.fragment.restore-title')}
      confirmLabel={t('administration.revision.restore')}
      onConfirm={restore}
      trigger={(openDialog) => (
        <Button
          size="small"
          aria-label={t('administration.fragment.restore-named', { message: commitMessage })}
          onClick={openDialog}
        >
          {t('administration.revision.restore')}
        </Button>
      )}
    >
      {t('administration.fragment.restore-text', { message: commitMessage })}
    </Confirm>
  );
}
