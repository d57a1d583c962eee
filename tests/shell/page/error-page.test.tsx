import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiFailure } from '#api/failure.ts';
import { ErrorPage } from '#components/shell/page/error-page.tsx';

const renderedHtml = (error: unknown) => renderToStaticMarkup(<ErrorPage error={error} />);

test('in development an error page shows the stack trace, of the page or of the server', () => {
  const spilt = new Error('An internal error occurred.');
  expect(renderedHtml(spilt)).toMatch(/There was an error.*<pre[^>]*>Error: An internal error occurred\.\n {4}at /s);
  const told = {
    code: 'server.unexpected',
    message: 'Something went wrong.',
    trace: 'Error: spilt\n at pour (milk.ts:3)',
  };
  expect(renderedHtml(ApiFailure.fromBody(told, 500))).toContain('at pour (milk.ts:3)');
});

test('a description replaces the general text, unless it names permissions or fields', () => {
  const described = { code: 'server.unexpected', description: 'The community is moving house.' };
  expect(renderedHtml(ApiFailure.fromBody(described, 503))).toContain('The community is moving house.');
  const ofFields = { ...described, description: 'page: Enter a number.', errors: { page: [] } };
  expect(renderedHtml(ApiFailure.fromBody(ofFields, 422))).toContain('Please try again later.');
});

test('a refusal or a missing record shows no stack trace', () => {
  expect(renderedHtml(ApiFailure.fromBody({ code: 'discussion.not-found' }, 404))).not.toContain('<pre');
  expect(renderedHtml(ApiFailure.fromBody({ code: 'permission.missing' }, 403))).not.toContain('<pre');
});

test('the page of a deleted comment links to its discussion', () => {
  const record = { discussionID: 7, url: '/discussion/7/beans' };
  const page = renderedHtml(ApiFailure.fromBody({ code: 'comment.not-found', record }, 404));
  expect(page).toContain('This comment has been deleted');
  expect(page).toMatch(/<a [^>]*href="\/discussion\/7\/beans"[^>]*>.*Go to the Discussion/);
  expect(renderedHtml(ApiFailure.fromBody({ code: 'comment.not-found' }, 404))).toMatch(/<a [^>]*href="\/"/);
});
