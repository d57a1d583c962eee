import { type RefObject, useState } from 'react';
import { addAnswerTemplate, changeAnswerTemplate } from '#api/moderation/triage/answer-template.client.ts';
import type { AnswerTemplate } from '#api/moderation/triage/answer-template.contract.ts';
import { t } from '#api/translations.ts';
import { OptionDialog } from '#components/post/option/option-dialog.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

interface AnswerTemplateDialogProps {
  /** The template to edit; undefined to create one. */
  readonly template?: AnswerTemplate;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => unknown;
}

/** The dialog for creating or editing an answer template: its name for moderators, and its text. */
export function AnswerTemplateDialog({ template, returnTo, onSaved }: AnswerTemplateDialogProps) {
  const { api } = useSite();
  const [words, setWords] = useState({ name: template?.name ?? '', body: template?.body ?? '' });
  const isComplete = words.name.trim() !== '' && words.body.trim() !== '';
  return (
    <OptionDialog
      title={template ? t('report.settings.edit-named', { name: template.name }) : t('report.templates.add')}
      save={() =>
        template ? changeAnswerTemplate(api, template.answerTemplateID, words) : addAnswerTemplate(api, words)
      }
      onSaved={onSaved}
      entered={words}
      refusal={isComplete ? undefined : t('report.templates.lacking')}
      returnTo={returnTo}
    >
      <Field label={t('report.settings.name')} required>
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={100}
            value={words.name}
            dir="auto"
            onChange={({ target }) => setWords({ ...words, name: target.value })}
          />
        )}
      </Field>
      <Field label={t('report.templates.body')} required>
        {(wiring) => (
          <Textarea
            {...wiring}
            rows={6}
            maxLength={5_000}
            value={words.body}
            dir="auto"
            onChange={({ target }) => setWords({ ...words, body: target.value })}
          />
        )}
      </Field>
    </OptionDialog>
  );
}
