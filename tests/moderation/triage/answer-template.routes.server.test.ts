import { expect, test } from 'vitest';
import * as templates from '#api/moderation/triage/answer-template.client.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const moderator = await forum.aModerator();

test('templates are created, changed, sorted and deleted', async () => {
  const { body: first } = await templates.addAnswerTemplate(moderator.api, { name: 'Thanks', body: 'Thank you.' });
  const { body: second } = await templates.addAnswerTemplate(moderator.api, { name: 'Rules', body: 'See the rules.' });
  await templates.changeAnswerTemplate(moderator.api, second.answerTemplateID, {
    sort: 0,
    body: 'Please read the rules.',
  });
  const { body } = await templates.listAnswerTemplates(moderator.api);
  expect(body.map(({ name }) => name)).toEqual(['Rules', 'Thanks']);
  expect(body[0]?.body).toBe('Please read the rules.');
  const taken = { code: 'answer-template.taken', status: 409 };
  await expect(templates.addAnswerTemplate(moderator.api, { name: 'thanks', body: 'x' })).rejects.toMatchObject(taken);
  const rename = templates.changeAnswerTemplate(moderator.api, first.answerTemplateID, { name: 'RULES' });
  await expect(rename).rejects.toMatchObject(taken);
  await templates.removeAnswerTemplate(moderator.api, first.answerTemplateID);
  await expect(templates.removeAnswerTemplate(moderator.api, first.answerTemplateID)).rejects.toMatchObject({
    code: 'answer-template.not-found',
  });
});

test('templates are limited to moderators', async () => {
  for (const { api } of [forum.guest, await forum.aMember()]) {
    await expect(templates.listAnswerTemplates(api)).rejects.toMatchObject({ status: 403 });
    await expect(templates.addAnswerTemplate(api, { name: 'A', body: 'B' })).rejects.toMatchObject({ status: 403 });
    await expect(templates.changeAnswerTemplate(api, 1, {})).rejects.toMatchObject({ status: 403 });
    await expect(templates.removeAnswerTemplate(api, 1)).rejects.toMatchObject({ status: 403 });
  }
});
