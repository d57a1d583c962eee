import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { type AnyActorRef, waitFor } from 'xstate';
import type { Request } from '#api/api.ts';
import { answerTemplatesQuery } from '#api/moderation/report/report.queries.ts';
import { SectionList } from '#components/administration/category/section-list.tsx';
import { PostTypeList } from '#components/administration/post-type/post-type-list.tsx';
import { ProfileFieldList } from '#components/administration/profile-field/profile-field-list.tsx';
import { ReportReasonList } from '#components/moderation/report/report-reason-list.tsx';
import { inOrder } from '#components/moderation/rule/use-settings-order.ts';
import { AnswerTemplateList } from '#components/moderation/triage/answer-template-list.tsx';
import { type Workbench, WorkbenchContext } from '#components/primitives/runtime/workbench-context.ts';
import { sectionSeed } from '#stories/administration/category/section-samples.ts';
import { postTypeSeed } from '#stories/administration/post-type/post-type-samples.ts';
import { registrationSeed } from '#stories/administration/registration/registration-samples.ts';
import { aTemplate, orderSeed } from '#stories/support/order-seed.ts';
import { StoryServer } from '#stories/support/story-server.ts';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { readText } from '#tests/support/browser/read-text.tsx';

const templateSeed: Seed = (client, api) => {
  orderSeed(client, api);
  const templates = [aTemplate, { ...aTemplate, answerTemplateID: 2, name: 'Be brief', sort: 2 }];
  client.setQueryData(answerTemplatesQuery(api).queryKey, templates);
};

const lists: readonly (readonly [name: string, list: ReactNode, seed: Seed])[] = [
  ['report reasons', <ReportReasonList key="1" />, orderSeed],
  ['answer templates', <AnswerTemplateList key="2" />, templateSeed],
  ['subcommunities', <SectionList key="3" />, sectionSeed],
  ['profile fields', <ProfileFieldList key="4" />, registrationSeed],
  ['fields of a post type', <PostTypeList key="5" />, postTypeSeed],
];

const refusal = 'The order was changed by someone else.';

/** Moves the first item of a list down on a server that refuses it. Returns the request, and the texts afterwards. */
async function refuseOrder(list: ReactNode, seed: Seed) {
  const requests: Request[] = [];
  const actors: AnyActorRef[] = [];
  const server = async (request: Request) => {
    requests.push(request);
    return { status: 403, json: { code: 'permission.missing', message: refusal }, header: () => undefined };
  };
  const render = (workbench: Workbench) =>
    readText(
      <StoryServer value={server}>
        <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={seed}>
          <WorkbenchContext value={workbench}>{list}</WorkbenchContext>
        </StorySite>
      </StoryServer>,
    );
  const before = render((logic) => ({
    inspect: ({ type, actorRef }) => {
      if (type === '@xstate.actor' && 'id' in logic && logic.id === 'settings-order')
        actors.push(actorRef as AnyActorRef);
    },
  }));
  // A post type without fields has nothing to order. The last one of the story has fields.
  const order = actors.at(-1);
  if (!order) throw new Error('The list has no order.');
  order.start();
  order.send({ type: 'submission.requested', payload: { index: 0, other: 1, keys: [] } });
  await waitFor(order, (snapshot) => !snapshot.hasTag('busy'));
  const snapshot = order.getPersistedSnapshot();
  const after = render((logic) => ('id' in logic && logic.id === 'settings-order' ? { snapshot } : {}));
  return { before, after, methods: requests.map(({ method }) => method).filter((method) => method !== 'GET') };
}

test.each(lists)('a refused order of the %s is shown with its reason', async (_, list, seed) => {
  const { before, after, methods } = await refuseOrder(list, seed);
  expect(methods).toHaveLength(1);
  expect(before).not.toContain(refusal);
  expect(after).toContain(refusal);
});

test('a retry sends the order of the first try, whatever order and items the list has meanwhile', () => {
  const keys = ['b', 'a', 'c'];
  const sorted = (items: string) => inOrder([...items], (item) => item, keys).join('');
  expect(sorted('abc')).toBe('bac');
  expect(sorted('bac')).toBe('bac');
  expect(sorted('xbcay')).toBe('bacxy');
  expect(sorted('ca')).toBe('ac');
});
