import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { changeLayout } from '#api/administration/layout/layout-record.client.ts';
import type { LayoutRevision } from '#api/administration/layout/layout-record.contract.ts';
import { layoutQuery, layoutRevisionsQuery } from '#api/administration/layout/layout-record.queries.ts';
import { t } from '#api/translations.ts';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { recordNote, recordRow, recordSheet, recordText } from '#theme/layout/record.css.ts';
import { LayoutActions } from './layout-actions.tsx';
import { layoutsAddress } from './layout-address.ts';
import { LayoutHeadingNotice } from './layout-heading-notice.tsx';

/** A layout: its actions, the places where it applies, and its revisions, which can be restored. */
export function LayoutOverview({ layoutID }: { layoutID: string }) {
  const { api } = useSite();
  const router = useRouter();
  const { data: layout } = useSuspenseQuery(layoutQuery(api, layoutID));
  const { data: revisions } = useSuspenseQuery(layoutRevisionsQuery(api, layoutID));
  const { layoutViews = [], isDefault } = layout;
  return (
    <>
      <SettingsNoScriptNotice />
      <LayoutHeadingNotice layout={layout} />
      <LayoutActions layout={layout} onRemoved={() => router.navigate({ href: layoutsAddress })} />
      <section className={stack({ gap: 'snug' })} aria-labelledby="layout-places">
        <h2 id="layout-places">{t('layout.overview.places')}</h2>
        {layoutViews.length === 0 ? (
          <p className={recordNote}>{t(isDefault ? 'layout.overview.template' : 'layout.overview.nowhere')}</p>
        ) : (
          <ul className={recordSheet}>
            {layoutViews.map(({ layoutViewID, recordType, record }) => (
              <li key={layoutViewID} className={recordRow}>
                {recordType === 'global' ? (
                  t('layout.list.applied-default')
                ) : record ? (
                  <Link href={record.url}>
                    <bdi>{record.name}</bdi>
                  </Link>
                ) : (
                  t('layout.overview.gone')
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      {revisions.length > 0 && (
        <section className={stack({ gap: 'snug' })} aria-labelledby="layout-revisions">
          <h2 id="layout-revisions">{t('layout.overview.revisions')}</h2>
          <ul className={recordSheet}>
            {revisions.map((revision, index) => (
              <RevisionRow
                key={revision.revisionID}
                layoutID={layoutID}
                revision={revision}
                number={revisions.length - index}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface RevisionRowProps {
  readonly layoutID: string;
  readonly revision: LayoutRevision;
  readonly number: number;
}

/** A revision with its author, which can be made the current one again. */
function RevisionRow({ layoutID, revision, number }: RevisionRowProps) {
  const { api } = useSite();
  const client = useQueryClient();
  const { change, submit } = useFormSubmission();
  const { revisionID, active, message, insertUser, dateInserted } = revision;
  const name = message ?? t('layout.overview.revision', { number });
  const restore = async () => {
    await changeLayout(api, layoutID, { revisionID });
    await client.invalidateQueries({ queryKey: ['layouts'] });
  };
  return (
    <li className={recordRow}>
      <div className={recordText}>
        <p>
          <bdi>{name}</bdi> {active && <Tag preset="success">{t('layout.overview.current')}</Tag>}
        </p>
        <p className={recordNote}>
          <TranslatedText
            id="layout.overview.by"
            values={{ author: insertUser?.name ?? '–', date: <DateTime date={dateInserted} type="default" /> }}
          />
        </p>
        <SubmissionProblem submission={change} />
      </div>
      {!active && (
        <Button
          size="small"
          busy={change.isSending}
          aria-label={t('layout.overview.restore-named', { name })}
          onClick={() => submit(restore)}
        >
          {t('layout.overview.restore')}
        </Button>
      )}
    </li>
  );
}
