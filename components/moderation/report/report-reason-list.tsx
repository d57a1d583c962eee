import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { reportReasonsQuery } from '#api/moderation/report/report.queries.ts';
import { removeReportReason, sortReportReasons } from '#api/moderation/report/report-reason.client.ts';
import type { ReportReason } from '#api/moderation/report/report-reason.contract.ts';
import { t } from '#api/translations.ts';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import * as styles from '#components/moderation/rule/settings-list.css.ts';
import { SettingsItem, SettingsList } from '#components/moderation/rule/settings-list.tsx';
import { useSettingsOrder } from '#components/moderation/rule/use-settings-order.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { ReportReasonDialog } from './report-reason-dialog.tsx';

/**
 * The report reasons in order. They can be created, edited, moved and deleted
 * (docs/behavior/moderation.md#report-reasons).
 */
export function ReportReasonList() {
  const { api } = useSite();
  const client = useQueryClient();
  const { data: reasons } = useSuspenseQuery(reportReasonsQuery(api));
  const renew = () => client.invalidateQueries({ queryKey: reportReasonsQuery(api).queryKey });
  const order = useSettingsOrder({
    items: reasons,
    keyOf: ({ reportReasonID }) => reportReasonID,
    sort: (_, places) => sortReportReasons(api, places),
    renew,
  });
  return (
    <SettingsCard id="reasons" title={t('report.reasons.title')} words={t('report.reasons.words')}>
      {reasons.length === 0 && <p>{t('report.reasons.none')}</p>}
      <SettingsList label={t('report.reasons.title')} order={order}>
        {reasons.map((reason, index) => (
          <SettingsItem
            key={reason.reportReasonID}
            name={reason.name}
            removal={t('report.reasons.removal')}
            onRemove={() => removeReportReason(api, reason.reportReasonID).then(renew)}
            place={index}
            count={reasons.length}
            order={order}
            edit={
              <EditButton
                label={t('report.settings.edit-named', { name: reason.name })}
                dialog={(returnTo) => <ReportReasonDialog reason={reason} returnTo={returnTo} onSaved={renew} />}
              >
                {t('report.settings.edit')}
              </EditButton>
            }
          >
            <Facts reason={reason} />
          </SettingsItem>
        ))}
      </SettingsList>
      <div className={styles.add}>
        <EditButton variant="primary" dialog={(returnTo) => <ReportReasonDialog returnTo={returnTo} onSaved={renew} />}>
          {t('report.reasons.add')}
        </EditButton>
      </div>
    </SettingsCard>
  );
}

const Facts = ({ reason: { reportReasonID, description, roles, countReports } }: { reason: ReportReason }) => (
  <>
    {description && <p dir="auto">{description}</p>}
    <p className={styles.quiet}>
      <code>{reportReasonID}</code> · {t('report.reasons.count', { count: countReports ?? 0 })}
      {roles.length > 0 && ` · ${t('report.reasons.only', { roles: roles.map(({ name }) => name).join(', ') })}`}
    </p>
  </>
);
