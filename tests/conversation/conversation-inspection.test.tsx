import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi, type Request } from '#api/api.ts';
import { conversationQuery, messagesQuery } from '#api/conversation/conversation.queries.ts';
import { messagesPerPage } from '#api/conversation/conversation-limits.ts';
import { ConversationInspection, readInspected } from '#components/conversation/conversation-inspection.tsx';
import { ConversationPage } from '#components/conversation/conversation-page.tsx';
import { Route } from '#pages/messages/$conversationID.{-$page}.tsx';
import { NotFound, Pending, Refused } from '#stories/conversation/conversation-inspection.stories.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { html, tagsIn, textOf } from '#tests/primitives/runtime/rendered.tsx';
import { aConversation, aMessage } from '#tests/support/builders/conversation-builders.ts';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

const reason = 'A member reported threats in it.';
const countMessages = messagesPerPage + 1;
const inspections = [{ user: aUserFragment(), reason, dateInserted: '2026-11-20T09:41:00+00:00' }];
const others = {
  conversation: aConversation({ participants: [], countMessages, inspections }),
  messages: [aMessage()],
};

/**
 * A mock server on which this conversation can be read only with a reason. With `refusal`, it responds with that error
 * to every request.
 */
function inspectionServer(refusal?: { status: number; code: string }) {
  const requests: Request[] = [];
  const answer = (status: number, json: unknown) => ({ status, json, header: () => undefined });
  const api = createApi(async (request) => {
    requests.push(request);
    if (request.path.endsWith('/config')) return answer(200, {});
    if (request.path.endsWith('/me')) return answer(200, { userID: 7 });
    if (refusal) return answer(refusal.status, refusal);
    if (!new URLSearchParams(request.query).get('reason'))
      return answer(403, { status: 403, code: 'conversation.reason-required' });
    return answer(200, request.path.includes('/messages') ? others.messages : others.conversation);
  });
  return { api, requests, queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
}

const page = (part: React.ReactNode, seed?: Seed) =>
  html(
    <StorySite me={ingrid} permissions={['conversations.moderate']} {...(seed && { seed })}>
      {part}
    </StorySite>,
  );

test('the form explains the inspection, requires a reason of at most 500 characters and has a submit button', () => {
  const form = page(<ConversationInspection conversationID={12} page={undefined} />);
  expect(textOf(form)).toContain('You are not part of this conversation');
  expect(textOf(form)).toContain('The reason is logged and shown to the participants with your name.');
  expect(textOf(form)).toContain('Read conversation');
  expect(tagsIn(form, 'textarea')).toEqual([expect.objectContaining({ name: 'reason', maxLength: '500' })]);
  expect(form).toContain('required=""');
});

test('the form shows that the request is pending, and why it was refused', () => {
  expect(page(<Pending />)).toContain('aria-busy="true"');
  const refused = page(<Refused />);
  expect(tagsIn(refused, 'textarea')).toEqual([expect.objectContaining({ 'aria-invalid': 'true' })]);
  expect(textOf(refused)).toContain('Enter at least 3 characters.');
  expect(textOf(page(<NotFound />))).toContain('Conversation not found.');
});

test('the reason is sent with the request for the conversation and the request for its newest messages', async () => {
  const { api, queryClient, requests } = inspectionServer();
  await readInspected(queryClient, api, { conversationID: 12, page: undefined, reason });
  expect(requests.map(({ query }) => new URLSearchParams(query).get('reason'))).toEqual([reason, reason]);
  expect(queryClient.getQueryData(conversationQuery(api, 12, reason).queryKey)).toEqual(others.conversation);
  expect(queryClient.getQueryData(messagesQuery(api, 12, 2, reason).queryKey)?.messages).toEqual(others.messages);
});

test('a page number past the end opens the last page', async () => {
  const { api, queryClient, requests } = inspectionServer();
  await readInspected(queryClient, api, { conversationID: 12, page: 9, reason });
  expect(new URLSearchParams(requests.at(-1)?.query).get('page')).toBe('2');
});

test('a refused request is rejected with its error code, so that the form can show it', async () => {
  const { api, queryClient } = inspectionServer({ status: 404, code: 'conversation.not-found' });
  const reading = readInspected(queryClient, api, { conversationID: 12, page: undefined, reason });
  await expect(reading).rejects.toMatchObject({ code: 'conversation.not-found' });
});

test('the conversation is shown with the reason and without a form to write', () => {
  const seed: Seed = (client, api) => {
    client.setQueryData(conversationQuery(api, 12, reason).queryKey, others.conversation);
    client.setQueryData(messagesQuery(api, 12, 2, reason).queryKey, {
      messages: others.messages,
      total: countMessages,
    });
  };
  const shown = page(<ConversationPage conversationID={12} reason={reason} />, seed);
  expect(textOf(shown)).toContain(`read this conversation as a moderator. Reason: ${reason}`);
  expect(textOf(shown)).toContain('You are reading this conversation without being part of it.');
  expect(tagsIn(shown, 'textarea')).toEqual([]);
});

const load = (server: ReturnType<typeof inspectionServer>, params: { conversationID: string; page?: string }) =>
  (Route.options.loader as unknown as (input: unknown) => Promise<unknown>)({
    context: { queryClient: server.queryClient, api: server.api },
    params,
    preload: false,
  });

test('the page of a conversation requests a reason if required, and loads no messages before a reason is given', async () => {
  const server = inspectionServer();
  const loaded = await load(server, { conversationID: '12', page: 'p2' });
  expect(loaded).toMatchObject({ conversationID: 12, page: 2, needsReason: true });
  expect(server.requests.filter(({ path }) => path.includes('/messages'))).toEqual([]);
});

test('any other refusal leads to the error page', async () => {
  const server = inspectionServer({ status: 404, code: 'conversation.not-found' });
  await expect(load(server, { conversationID: '12' })).rejects.toMatchObject({ code: 'conversation.not-found' });
});
