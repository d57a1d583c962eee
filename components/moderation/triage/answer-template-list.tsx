import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { answerTemplatesQuery } from '#api/moderation/report/report.queries.ts';
import { changeAnswerTemplate, removeAnswerTemplate } from '#api/moderation/triage/answer-template.client.ts';
import { t } from '#api/translations.ts';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import * as styles from '#components/moderation/rule/settings-list.css.ts';
import { SettingsItem, SettingsList } from '#components/moderation/rule/settings-list.tsx';
import { useSettingsOrder } from '#components/moderation/rule/use-settings-order.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { AnswerTemplateDialog } from './answer-template-dialog.tsx';

/** The answer templates in order. */
export function AnswerTemplateList() {
  const { api } = useSite();
  const client = useQueryClient();
  const { data: templates } = useSuspenseQuery(answerTemplatesQuery(api));
  const renew = () => client.invalidateQueries({ queryKey: answerTemplatesQuery(api).queryKey });
  const order = useSettingsOrder({
    items: templates,
    keyOf: ({ answerTemplateID }) => answerTemplateID,
    sort: async (items) => {
      for (const [sort, { answerTemplateID }] of items.entries())
        await changeAnswerTemplate(api, answerTemplateID, { sort });
    },
    renew,
  });
  return (
    <SettingsCard id="templates" title={t('report.templates.title')} words={t('report.templates.words')}>
      {templates.length === 0 && <p className={styles.quiet}>{t('report.templates.none')}</p>}
      <SettingsList label={t('report.templates.title')} order={order}>
        {templates.map((template, index) => (
          <SettingsItem
            key={template.answerTemplateID}
            name={template.name}
            removal={t('report.templates.removal')}
            onRemove={() => removeAnswerTemplate(api, template.answerTemplateID).then(renew)}
            place={index}
            count={templates.length}
            order={order}
            edit={
              <EditButton
                label={t('report.settings.edit-named', { name: template.name })}
                dialog={(returnTo) => <AnswerTemplateDialog template={template} returnTo={returnTo} onSaved={renew} />}
              >
                {t('report.settings.edit')}
              </EditButton>
            }
          >
            <p className={styles.quiet} dir="auto">
              {template.body}
            </p>
          </SettingsItem>
        ))}
      </SettingsList>
      <div className={styles.add}>
        <EditButton
          variant="primary"
          dialog={(returnTo) => <AnswerTemplateDialog returnTo={returnTo} onSaved={renew} />}
        >
          {t('report.templates.add')}
        </EditButton>
      </div>
    </SettingsCard>
  );
}
