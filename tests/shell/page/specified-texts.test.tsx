import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ApiFailure } from '#api/failure.ts';
import { readProxyPage } from '#api/proxy-page.ts';
import { LayoutView } from '#components/layout/layout-view.tsx';
import { loadWidgets } from '#components/layout/placed-widget.tsx';
import { WidgetBoundary } from '#components/layout/widget-boundary.tsx';
import { ClosedProfile } from '#components/member/profile/closed-profile.tsx';
import { failureToast } from '#components/primitives/overlay/failure-toast.ts';
import { ensureScript } from '#components/primitives/runtime/ensure-script.ts';
import { ErrorPage } from '#components/shell/page/error-page.tsx';
import { NotFoundPage } from '#components/shell/page/not-found-page.tsx';
import { checkUpload } from '#machines/composer/media/upload-check.ts';
import { failureReason } from '#machines/failure-reason.ts';
import { Banned, Deleted, Failed, Private } from '#stories/member/profile/user-card-content.stories.tsx';
import { readText as read, type TextRow } from '#tests/support/browser/read-text.tsx';
import { aMember } from '#tests/support/builders/member-builders.ts';

beforeAll(() => loadWidgets([]));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const fault = (code: string, status: number) => read(<ErrorPage error={ApiFailure.fromBody({ code }, status)} />);

/** Returns a layout with one widget. */
const layoutOf = (widget: string) => ({
  sections: [{ id: 'content', kind: 'full-width' as const, columns: { children: [{ id: 'only', widget }] } }],
});

const failedWidget = (error: unknown) => {
  const boundary = new WidgetBoundary({ name: 'recentDiscussions', children: null });
  boundary.state = { error };
  return read(boundary.render());
};

/** Returns the failure for a proxy's error page that has no heading. */
const proxyFailure = () => {
  const details = { querySelector: () => null };
  const page = { querySelector: () => details, body: { textContent: 'Ray ID: 8f2c1' } };
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => page;
    },
  );
  return ApiFailure.fromBody(readProxyPage('<div class="cf-error-details"></div>'), 503);
};

const refusalOf = (file: File) => {
  try {
    checkUpload(file, { maxSize: 1_024, extensions: ['jpg', 'png'] });
    return '';
  } catch (error) {
    return failureReason(error);
  }
};

/** Loads a script while the network fails or does not respond. Returns the error message. */
const scriptOf = async (address: string, answer: 'error' | 'silence') => {
  const heard = new Map<string, () => void>();
  const script = { addEventListener: (name: string, act: () => void) => heard.set(name, act) };
  vi.stubGlobal('document', { createElement: () => script, head: { append: () => undefined } });
  vi.useFakeTimers();
  const loading = ensureScript(address).catch((failure: Error) => failure.message);
  if (answer === 'error') heard.get('error')?.();
  else vi.advanceTimersByTime(10_000);
  return String(await loading);
};

const rows: readonly TextRow[] = [
  ['Permission Problem', 'the error page of a missing permission', () => fault('permission.missing', 403)],
  [
    "You don't have permission to view this resource.",
    'the error page of a missing permission',
    () => fault('permission.missing', 403),
  ],
  ['Sign In', 'the error page of a missing permission, for guests', () => fault('permission.missing', 403)],
  [
    'The page you were looking for could not be found.',
    'the error page of a missing record',
    () => fault('discussion.not-found', 404),
  ],
  ['Back to home page', 'the error page of a missing record', () => fault('discussion.not-found', 404)],
  ['There was an error', 'the error page of an unexpected error', () => fault('server.unexpected', 500)],
  ['Please try again later.', 'the error page of an unexpected error', () => fault('server.unexpected', 500)],
  ['Back to Home', 'the error page of an unexpected error', () => fault('server.unexpected', 500)],
  ['Reload', 'the error page of a render error', () => read(<ErrorPage error={new TypeError('boom')} />)],
  ['Cancel', 'the error page of a render error', () => read(<ErrorPage error={new TypeError('boom')} />)],
  ['Page Not Found', 'an unknown URL', () => read(<NotFoundPage />)],
  [
    'There was a problem loading "recentDiscussions"',
    'a widget that failed',
    () => failedWidget(new TypeError('boom')),
  ],
  [
    'There was a problem loading "nothingOfTheKind"',
    'a widget that does not exist',
    () => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      return read(<LayoutView layout={layoutOf('nothingOfTheKind')} widgets={{}} />);
    },
  ],
  [
    'Something has gone wrong.',
    'the toast of a failure without a message',
    () => failureToast(new TypeError('boom')).text,
  ],
  [
    'Something went wrong while contacting the server.',
    'the toast of a failure without a response',
    () => failureToast(ApiFailure.unreachable()).text,
  ],
  [
    'Something went wrong.',
    'the toast of a response without a message',
    () => failureToast(ApiFailure.fromBody({}, 500)).text,
  ],
  ['An Error has Occured', 'the toast of a proxy error', () => failureToast(proxyFailure()).text],
  ['An Error has Occured', 'the error page of a proxy error', () => read(<ErrorPage error={proxyFailure()} />)],
  ['Ray ID: 8f2c1', 'the toast of a proxy error', () => failureToast(proxyFailure()).text],
  ['This user has been deleted.', 'the card of a deleted member', () => read(<Deleted />)],
  ['DELETED', 'the card of a deleted member', () => read(<Deleted />)],
  ['This user has been banned.', 'the card of a banned member', () => read(<Banned />)],
  ['Banned', 'the card of a banned member', () => read(<Banned />)],
  ["This user's profile is private.", 'the card of a private member', () => read(<Private />)],
  ['Private', 'the card of a private member', () => read(<Private />)],
  ['Failed to load user', 'the card of a member that fails to load', () => read(<Failed />)],
  ['ERROR', 'the card of a member that fails to load', () => read(<Failed />)],
  ['This user has been banned.', 'a closed profile', () => read(<ClosedProfile member={aMember({ banned: 1 })} />)],
  ["This user's profile is private.", 'a closed profile', () => read(<ClosedProfile member={aMember()} />)],
  ['Failed to load a required embed script', 'a script that fails', () => scriptOf('https://a.example/1.js', 'error')],
  [
    'Loading of the script https://a.example/2.js has timed out.',
    'a script that does not load within 10 seconds',
    () => scriptOf('https://a.example/2.js', 'silence'),
  ],
  [
    'The uploaded file was too big (max 1.00 KB).',
    'a file that is too large',
    () => refusalOf(new File(['x'.repeat(1_025)], 'door.jpg')),
  ],
  [
    'The uploaded file did not have an allowed extension. Only the following extensions are allowed. jpg, png.',
    'a file of another type',
    () => refusalOf(new File(['x'], 'door.exe')),
  ],
];

test.each(rows)('“%s” is shown by %s', async (text, _, shown) => {
  expect(await shown()).toContain(text);
});

test('details of a failed widget are shown only in development', () => {
  expect(failedWidget(new TypeError('boom'))).not.toContain('boom');
});

test('an unknown widget is logged once', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = <LayoutView layout={layoutOf('unheardOf')} widgets={{}} />;
  read(page);
  read(page);
  expect(log.mock.calls).toEqual([['Unknown widget component "unheardOf".']]);
});

test('a refusal by the server is rethrown to the page', () => {
  const boundary = new WidgetBoundary({ name: 'profile', children: null });
  boundary.state = { error: ApiFailure.fromBody({ code: 'user.not-found' }, 404) };
  expect(() => boundary.render()).toThrow();
});
