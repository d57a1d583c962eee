import type { RefObject } from 'react';
import { addAnswerTemplate, changeAnswerTemplate } from '#api/moderation/triage/answer-template.client.ts';
import type { AnswerTemplate } from '#api/moderation/triage/answer-template.contract.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { answerTemplateForm } from './answer-template-form.ts';

interface AnswerTemplateDialogProps {
  /** The template to edit; undefined to create one. */
  readonly template?: AnswerTemplate;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => unknown;
}

/** The dialog for creating or editing an answer template: its name for moderators, and its text. */
export function AnswerTemplateDialog({ template, returnTo, onSaved }: AnswerTemplateDialogProps) {
  const { api } = useSite();
  return (
    <FormDialog
      title={template ? t('report.settings.edit-named', { name: template.name }) : t('report.templates.add')}
      loaded={{
        schema: answerTemplateForm(),
        values: { name: template?.name ?? '', body: template?.body ?? '' },
      }}
      save={(values) => {
        const words = values as unknown as Pick<AnswerTemplate, 'name' | 'body'>;
        return template ? changeAnswerTemplate(api, template.answerTemplateID, words) : addAnswerTemplate(api, words);
      }}
      onSaved={onSaved}
      returnTo={returnTo}
    />
  );
}
