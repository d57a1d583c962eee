import { control, type FormSchema } from '#api/form/form-schema.ts';
import { escalationStatuses } from '#api/moderation/escalation/escalation-filter.ts';
import { t } from '#api/translations.ts';
import { choiceLabels } from '#components/form/choice-labels.ts';
import { escalationNameForm } from './escalation-name-form.ts';

/** The records from which a new escalation chooses, and what the viewer may do. */
export interface EscalationFormFacts {
  /** The reasons; empty for a post that has been reported. */
  readonly reasons: readonly { readonly reportReasonID: string; readonly name: string }[];
  readonly people: readonly { readonly userID: number; readonly name: string }[];
  readonly mayHide: boolean;
}

/** Returns the form of a new escalation (docs/behavior/moderation.md#escalations). */
export const escalationForm = ({ reasons, people, mayHide }: EscalationFormFacts): FormSchema => ({
  type: 'object',
  required: ['name', 'status'],
  properties: {
    ...escalationNameForm().properties,
    ...(reasons.length > 0 && {
      reportReasonIDs: {
        type: 'array',
        maxItems: 20,
        items: { type: 'string', enum: reasons.map(({ reportReasonID }) => reportReasonID) },
        ...control({
          inputType: 'choices',
          label: t('report.escalation.reasons'),
          choices: Object.fromEntries(reasons.map(({ reportReasonID, name }) => [reportReasonID, name])),
        }),
      },
    }),
    status: {
      type: 'string',
      enum: escalationStatuses,
      ...control({
        inputType: 'choice',
        label: t('report.escalation.first-status'),
        choices: choiceLabels({
          open: 'report.escalation.status.open',
          'in-progress': 'report.escalation.status.in-progress',
          'on-hold': 'report.escalation.status.on-hold',
          done: 'report.escalation.status.done',
        }),
      }),
    },
    assignedUserID: {
      type: 'integer',
      nullable: true,
      enum: people.map(({ userID }) => userID),
      ...control({
        inputType: 'choice',
        label: t('report.filter.assignee'),
        placeholder: t('report.filter.unassigned'),
        choices: Object.fromEntries(people.map(({ userID, name }) => [userID, name])),
      }),
    },
    initialCommentBody: {
      type: 'string',
      maxLength: 10_000,
      ...control({
        inputType: 'textArea',
        label: t('report.escalation.comment'),
        description: t('report.notes.words'),
        rows: 3,
      }),
    },
    ...(mayHide && {
      isHidden: { type: 'boolean', ...control({ inputType: 'switch', label: t('report.escalation.hide') }) },
    }),
  },
});
