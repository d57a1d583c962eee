import { type ReactNode, useMemo } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import type { Request } from '#api/api.ts';
import { draftUrl } from '#components/composer/draft/draft-address.ts';
import { BulkJob } from '#components/moderation/bulk/bulk-job.tsx';
import { useDiscussionSwitches } from '#components/post/option/use-discussion-switches.ts';
import { BookmarkToggle } from '#components/post/share/bookmark-toggle.tsx';
import { copyLink } from '#components/post/share/copy-link.ts';
import { ToastContext, type ToastOptions, Toasts } from '#components/primitives/overlay/toast-context.ts';
import { type Workbench, WorkbenchContext } from '#components/primitives/runtime/workbench-context.ts';
import { firstLocale } from '#machines/administration/translation/content-translator.machine.ts';
import { bulkDisabledReason } from '#machines/moderation/bulk/bulk-disabled-reason.ts';
import type { DiscussionBulkAction } from '#machines/moderation/bulk/bulk-request.ts';
import { parseSearchText } from '#pages/-search-text.ts';
import { themePreviewScene } from '#stories/administration/theme/theme-preview.scene.tsx';
import { contentTranslatorScene } from '#stories/administration/translation/content-translator.scene.tsx';
import { draftToastScene } from '#stories/composer/draft/draft-toast.scene.tsx';
import { createCommentLocationScene } from '#stories/composer/form/create-comment-location.scene.tsx';
import { InState } from '#stories/support/in-state.tsx';
import type { Scene } from '#stories/support/scene.ts';
import { bulkRecords } from '#stories/support/story-bulk.tsx';
import { StoryServer } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { readText, type TextRow } from '#tests/support/browser/read-text.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';
import { aDraft } from '#tests/support/builders/draft-builders.ts';

// Dialogs render in a portal, which server rendering omits.
vi.mock('@radix-ui/react-dialog', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  Portal: ({ children }: { children: ReactNode }) => children,
}));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const inState = (scene: Scene, state: string) => readText(<InState scene={scene} state={state} />);

type Answer = { readonly status: number; readonly json: unknown };

/**
 * Renders a component on a site that responds to every request with the same answer. Returns its machines, which are
 * not started, and its toasts.
 */
function caught(part: ReactNode, answer: (request: Request) => Answer) {
  const actors: AnyActorRef[] = [];
  const toasts: ToastOptions[] = [];
  const workbench: Workbench = () => ({
    inspect: ({ type, actorRef }) => {
      if (type === '@xstate.actor') actors.push(actorRef as AnyActorRef);
    },
  });
  const list = new Toasts();
  vi.spyOn(list, 'add').mockImplementation((options) => String(toasts.push(options)));
  readText(
    <StoryServer value={async (request) => ({ ...answer(request), header: () => undefined })}>
      <StorySite me={ingrid}>
        <ToastContext value={list}>
          <WorkbenchContext value={workbench}>{part}</WorkbenchContext>
        </ToastContext>
      </StorySite>
    </StoryServer>,
  );
  return { actors, toasts };
}

/** Starts a toggle, triggers it, waits for the response, and returns the resulting snapshot. */
async function pressed(actor: AnyActorRef | undefined) {
  if (!actor) throw new Error('The actor is not defined.');
  actor.start();
  actor.send({ type: 'toggle.requested' });
  await new Promise((resolve) => setTimeout(resolve, 0));
  return actor.getPersistedSnapshot();
}

const Switches = ({ isOn }: { isOn: boolean }) => {
  useDiscussionSwitches(useMemo(() => aDiscussion({ dismissed: isOn, muted: isOn }), [isOn]));
  return null;
};

/** The toggles of a discussion's menu that show a toast, by the order in which the hook creates them. */
const switches = { dismiss: 3, bump: 4, mute: 5 } as const;

/** Triggers a toggle of a discussion's menu and returns the resulting toast. */
async function toastOf(name: keyof typeof switches, isOn: boolean, answer: Answer): Promise<ToastOptions | undefined> {
  const { actors, toasts } = caught(<Switches isOn={isOn} />, () => answer);
  await pressed(actors[switches[name]]);
  return toasts.at(-1);
}

const done = async (name: keyof typeof switches, isOn: boolean) =>
  (await toastOf(name, isOn, { status: 200, json: { dismissed: !isOn, muted: !isOn } }))?.text ?? '';

/** Triggers a bookmark whose request fails without an API response, and returns the rendered text. */
async function failedBookmark() {
  const bookmark = <BookmarkToggle discussion={aDiscussion({ bookmarked: false })} />;
  const { actors } = caught(bookmark, () => {
    throw new TypeError('boom');
  });
  const snapshot = await pressed(actors[0]);
  return readText(<WorkbenchContext value={() => ({ snapshot })}>{bookmark}</WorkbenchContext>);
}

/** Renders a bulk action on discussions of two categories in which the viewer lacks permission. */
const refusedAction = (action: DiscussionBulkAction) => {
  const records = bulkRecords.map((one, index) => ({ ...one, categoryName: index === 0 ? 'Workshop' : 'Harbour' }));
  const refusal = bulkDisabledReason(action, {
    records,
    count: records.length,
    isPending: false,
    mayManage: () => false,
  });
  const never = () => new Promise<never>(() => undefined);
  const nothing = () => undefined;
  return readText(
    <BulkJob
      {...{ action, records, refusal, ids: records.map(({ id }) => id) }}
      {...{ onSend: never, onResume: never, onBegan: nothing, onProgress: nothing, onEnded: nothing }}
    />,
  );
};

const failure = { status: 500, json: { code: 'server.unexpected', message: 'Message.' } } as const;
const explained = { status: 500, json: { ...failure.json, description: 'Description.' } } as const;

const rows: readonly TextRow[] = [
  ['There was a problem bookmarking this discussion.', 'the bookmark of a discussion', failedBookmark],
  ['Success. Announcement has been dismissed.', 'the toast of a dismissal', () => done('dismiss', false)],
  ['Success. Dismissal cancelled.', 'the toast of an undone dismissal', () => done('dismiss', true)],
  ['Discussion has been muted.', 'the toast of muting', () => done('mute', false)],
  ['Discussion has been unmuted.', 'the toast of unmuting', () => done('mute', true)],
  ['Success! This post has been bumped.', 'the toast of a bump', () => done('bump', false)],
  [
    'Link copied to clipboard.',
    'the toast of a copied link',
    async () => {
      vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
      return (await copyLink('https://forum.example/discussion/34')).text;
    },
  ],
  [
    'You don’t have the edit permission on the following discussions: Workshop, Harbour',
    'moving discussions',
    () => refusedAction('move'),
  ],
  [
    'You don’t have the edit permission on the following discussions: Workshop, Harbour',
    'merging discussions',
    () => refusedAction('merge'),
  ],
  [
    "You don't have the close permission on the following discussions: Workshop, Harbour",
    'closing discussions',
    () => refusedAction('close'),
  ],
  [
    'You don’t have the delete permission on the following discussions: Workshop, Harbour',
    'deleting discussions',
    () => refusedAction('delete'),
  ],
  ['Discard Draft', 'the confirmation about a draft', () => inState(createCommentLocationScene, 'asking')],
  [
    'You have an unposted draft, replying to this comment will discard your draft. Are you sure you want to discard it?',
    'the confirmation about a draft',
    () => inState(createCommentLocationScene, 'asking'),
  ],
  ['Saved Draft Available', 'the toast of a draft', () => inState(draftToastScene, 'shown')],
  ['Navigate to Draft', 'the toast of a draft', () => inState(draftToastScene, 'shown')],
  [
    'You need the site.manage permission to do that.',
    'the preview of a theme that could not be applied',
    () => inState(themePreviewScene, 'failed'),
  ],
  ['Apply', 'the preview of a theme', () => inState(themePreviewScene, 'previewing')],
  ['Not translated', 'a translator', () => inState(contentTranslatorScene, 'pending')],
  ['Unsaved Changes', 'a translator with unsaved changes', () => inState(contentTranslatorScene, 'asking')],
  [
    'You have unsaved changes and your work will be lost. Are you sure you want to continue without saving?',
    'a translator with unsaved changes',
    () => inState(contentTranslatorScene, 'asking'),
  ],
  [
    'Something went wrong while contacting the server.',
    'a translator that failed to load',
    () => inState(contentTranslatorScene, 'unloaded'),
  ],
];

test.each(rows)('“%s” is shown by %s', async (text, _, shown) => {
  expect(await shown()).toContain(text);
});

test.each(['mute', 'dismiss', 'bump'] as const)(
  'a failure to %s shows a persistent toast with the description',
  async (name) => {
    const toast = { tone: 'error', isPersistent: true };
    expect(await toastOf(name, false, explained)).toMatchObject({ ...toast, text: 'Description.' });
    expect(await toastOf(name, false, failure)).toMatchObject({ ...toast, text: 'Message.' });
  },
);

test('errors that are only logged have the specified messages', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(parseSearchText('?query=boat%E0&page=2')).toEqual({ query: 'boat\ufffd', page: '2' });
  draftUrl(aDraft({ recordType: 'comment', recordID: null, parentRecordID: null, attributes: {} }));
  expect(log.mock.calls.map(([words]) => words)).toEqual([
    'Error parsing search params',
    'Failed to create draft location link',
  ]);
});

test('a query that can be decoded is not logged', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(parseSearchText('?query=50%25+off&name=%C3%A9')).toEqual({ query: '50% off', name: 'é' });
  expect(log).not.toHaveBeenCalled();
});

test('a translator with only one locale throws an error', () => {
  const input = { resource: 'kb', properties: [], locales: ['en'], sourceLocale: 'en', currentLocale: 'en' };
  expect(() => firstLocale(input)).toThrow('A translator should not be instantiated with only 1 locale.');
});
