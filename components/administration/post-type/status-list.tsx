import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { removeStatus } from '#api/discussion/status/discussion-status.client.ts';
import { statusesQuery } from '#api/discussion/status/discussion-status.queries.ts';
import { statusIDs } from '#api/discussion/status/discussion-status.ts';
import type { RecordStatus } from '#api/discussion/status/discussion-status-fields.contract.ts';
import { t } from '#api/translations.ts';
import { statusGroups } from '#components/discussion/status/status-groups.ts';
import { StatusMark } from '#components/discussion/status/status-mark.tsx';
import { statusName } from '#components/discussion/status/status-name.ts';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { cluster, stack } from '#theme/layout/layout.css.ts';
import { recordName, recordNote, recordRow, recordSheet, recordText } from '#theme/layout/record.css.ts';
import { StatusEditDialog } from './status-edit-dialog.tsx';

/** The post statuses, built-in and custom, grouped by post type. */
export function StatusList() {
  const { api } = useSite();
  const client = useQueryClient();
  const { data: statuses } = useSuspenseQuery(statusesQuery(api));
  const renew = () => client.invalidateQueries({ queryKey: statusesQuery(api).queryKey });
  return (
    <div className={stack({ gap: 'large' })}>
      <div>
        <EditButton variant="primary" dialog={(returnTo) => <StatusEditDialog returnTo={returnTo} onSaved={renew} />}>
          {t('administration.status.add')}
        </EditButton>
      </div>
      {statusGroups(statuses.filter(({ statusID }) => statusID !== statusIDs.none)).map(({ name, members }) => (
        <section key={name} className={stack({ gap: 'small' })}>
          <h2 className={recordName}>{name}</h2>
          <ul className={recordSheet} aria-label={name}>
            {members.map((status) => (
              <Status key={status.statusID} status={status} onChanged={renew} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface StatusProps {
  readonly status: RecordStatus;
  readonly onChanged: () => Promise<unknown>;
}

function Status({ status, onChanged }: StatusProps) {
  const { state, recordSubtype, isDefault, isSystem } = status;
  return (
    <li className={recordRow}>
      <div className={recordText}>
        <h3 className={cluster({ gap: 'small' })}>
          <StatusMark status={{ ...status, recordSubType: recordSubtype }} />
          {isDefault && <Tag preset="colored">{t('administration.status.is-default')}</Tag>}
        </h3>
        <p className={recordNote}>
          {[t(`administration.status.${state}`), ...(isSystem ? [t('administration.status.is-system')] : [])].join(
            ' · ',
          )}
        </p>
      </div>
      {!isSystem && <Acts status={status} onChanged={onChanged} />}
    </li>
  );
}

function Acts({ status, onChanged }: StatusProps) {
  const { api } = useSite();
  const name = statusName(status);
  return (
    <div className={cluster({ gap: 'small' })}>
      <EditButton
        label={t('report.settings.edit-named', { name })}
        dialog={(returnTo) => <StatusEditDialog status={status} returnTo={returnTo} onSaved={onChanged} />}
      >
        {t('report.settings.edit')}
      </EditButton>
      <Confirm
        title={t('report.settings.remove-title', { name })}
        confirmLabel={t('report.settings.remove')}
        isDestructive
        onConfirm={() => removeStatus(api, status.statusID).then(onChanged)}
        trigger={(openDialog) => (
          <Button size="small" onClick={openDialog} aria-label={t('report.settings.remove-named', { name })}>
            {t('report.settings.remove')}
          </Button>
        )}
      >
        {t('administration.status.removal')}
      </Confirm>
    </div>
  );
}
