import type { LogAction } from '#api/moderation/log/log-action.ts';
import * as reasons from '#api/moderation/report/report-reason.client.ts';
import * as messages from '#api/moderation/site-message/moderation-message.client.ts';
import * as templates from '#api/moderation/triage/answer-template.client.ts';
import { prepared, type Scenario, type Scene } from './undo-scenarios.ts';

const shown = { format: 'markdown', viewLocation: 'content', layoutViewType: 'all' } as const;

const sayMessage = async ({ administrator, reader }: Scene): Promise<number> => {
  const post = { ...shown, body: 'We *move* tonight.', isEnabled: true, isDismissible: true };
  const { moderationMessageID } = (await messages.addModerationMessage(administrator.api, post)).body;
  await messages.dismissModerationMessage(reader.api, moderationMessageID);
  return moderationMessageID;
};

const addReason = async ({ administrator, discussionID }: Scene): Promise<string> => {
  const post = { reportReasonID: `rude-${discussionID}`, name: 'Rude', roleIDs: [8] };
  return (await reasons.addReportReason(administrator.api, post)).body.reportReasonID;
};

const addTemplate = async ({ administrator, discussionID }: Scene): Promise<number> => {
  const post = { name: `Thanks ${discussionID}`, body: 'Thank you.' };
  return (await templates.addAnswerTemplate(administrator.api, post)).body.answerTemplateID;
};

/** The scenarios for log actions on stored texts: moderation messages, report reasons, answer templates. */
export const wordingScenarios: Partial<Record<LogAction, readonly Scenario[]>> = {
  'message.add': [
    { act: ({ administrator }) => messages.addModerationMessage(administrator.api, { ...shown, body: 'Hello' }) },
  ],
  'message.change': [
    prepared(sayMessage, ({ administrator }, id) =>
      messages.changeModerationMessage(administrator.api, id, { isEnabled: false, body: 'We **stay**.' }),
    ),
  ],
  'message.delete': [
    prepared(sayMessage, ({ administrator }, id) => messages.removeModerationMessage(administrator.api, id)),
  ],
  'report-reason.add': [{ act: addReason }],
  'report-reason.change': [
    prepared(addReason, ({ administrator }, id) =>
      reasons.changeReportReason(administrator.api, id, { name: 'Very rude', roleIDs: [] }),
    ),
  ],
  'report-reason.delete': [
    prepared(addReason, ({ administrator }, id) => reasons.removeReportReason(administrator.api, id)),
  ],
  'report-reason.sort': [
    prepared(addReason, ({ administrator }, id) => reasons.sortReportReasons(administrator.api, { [id]: 700 })),
  ],
  'answer-template.add': [{ act: addTemplate }],
  'answer-template.change': [
    prepared(addTemplate, ({ administrator }, id) =>
      templates.changeAnswerTemplate(administrator.api, id, { body: 'Thank you very much.' }),
    ),
  ],
  'answer-template.delete': [
    prepared(addTemplate, ({ administrator }, id) => templates.removeAnswerTemplate(administrator.api, id)),
  ],
};
