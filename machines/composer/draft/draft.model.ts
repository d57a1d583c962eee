import { ApiFailure } from '#api/failure.ts';
import { blankWriting, serverTab, type TextCopy } from '#machines/composer/form/writing.ts';
import { defineModel, modelStart } from '#machines/model/model.ts';
import { connectDraft } from './draft.connect.ts';
import { draftMachine } from './draft.machine.ts';
import { copyFromDraft } from './draft-copy.ts';
import type { DraftContext } from './draft-setup.ts';
import { hasInitialText, isUntouched } from './text-copies.ts';

const writing = (body: string) => ({ ...blankWriting, body });

const copyOfOtherTab = (body: string): TextCopy => ({
  tab: 'elsewhere',
  changedAt: modelStart - 60_000,
  writing: writing(body),
});

const telephone = copyFromDraft(
  { draftID: 7, version: 4, attributes: { body: 'Half a thought' } },
  modelStart - 90_000,
);

const stale = new ApiFailure(
  'draft.stale',
  { status: 409, message: 'A newer version of this draft was saved elsewhere.' },
  { record: { draftID: 7, version: 9, attributes: { body: 'Half a thought' } } },
);

const gone = new ApiFailure('draft.not-found', { status: 404, message: 'Draft Not Found' });

const broken = new ApiFailure('server.unexpected', { status: 500, message: 'Something went wrong.' });

const refused = new ApiFailure(
  'request.invalid',
  { status: 422, message: 'Validation Failed' },
  { description: 'There is no discussion 34.' },
);

const hasWords = (context: DraftContext) => !hasInitialText(context);

const quiet = () => {};

/** The model of a draft: text entered and deleted, two tabs, another device, the network, and posting. */
export const draftModel = defineModel(draftMachine, {
  starts: {
    empty: { key: '7/comment/new/discussion:34', tab: 'story', begin: blankWriting },
  },
  events: [
    { type: 'text.edited', writing: writing('Half a thought') },
    { type: 'text.edited', writing: writing('') },
    { type: 'copy.chosen', which: 'mine' },
    { type: 'copy.chosen', which: 'other' },
    { type: 'copy.appeared', copy: copyOfOtherTab('Half a thought') },
  ],
  answers: {
    openCopies: { done: [[]], error: [new Error('Storage quota exceeded')] },
    keepText: { done: [undefined], error: [new Error('Storage quota exceeded')] },
    findOnServer: { done: [undefined, telephone], error: [ApiFailure.unreachable()] },
    saveDraft: { done: [{ draftID: 7, version: 5 }], error: [stale, gone, ApiFailure.unreachable(), refused, broken] },
    removeDraft: { done: [undefined], error: [gone, broken] },
    forgetText: { done: [undefined], error: [new Error('Storage quota exceeded')] },
  },
  essence: ({ context }) => [
    context.writing.body,
    context.before?.body,
    context.discardedAt !== undefined,
    context.draft !== undefined,
    context.other?.tab,
    context.savedAt === context.changedAt,
    context.isOwn,
    context.isFollowing,
    context.isPosting,
  ],
  never: (snapshot, event) => {
    const { type } = event;
    const { getSaveProps, getDiscardProps, getUndoProps } = connectDraft(snapshot, quiet);
    const { isPosting, other } = snapshot.context;
    if (event.type === 'text.edited') return event.writing.body === snapshot.context.writing.body;
    if (type === 'save.requested') return getSaveProps().hidden;
    if (type === 'discard.requested') return getDiscardProps().hidden;
    if (type === 'undo.requested') return getUndoProps().hidden;
    if (type === 'copy.chosen') return other === undefined;
    // A second copy from elsewhere adds nothing to the first one.
    if (type === 'copy.appeared') return other !== undefined;
    if (type === 'posting.began') return isPosting || isUntouched(snapshot.context);
    return (type === 'posting.refused' || type === 'posting.acknowledged') && !isPosting;
  },
  observe: ({ context }) => ({
    text: context.writing.body,
    discarded: context.before?.body ?? null,
    canRestore: context.before !== undefined,
    other: context.other ? { tab: context.other.tab, body: context.other.writing.body } : null,
    version: context.draft?.version ?? null,
    isSaved: context.savedAt === context.changedAt,
    isPosting: context.isPosting,
    refusal: context.refusal ?? null,
  }),
  unobserved: {
    longest: 'it decides only whether a shortened text is kept; guards and the machine’s tests read it',
    discardedAt: 'a time; the discarded text is observed',
    savingAt: 'a time; whether the text is saved is observed',
    grewFrom: 'the origins of a copy; the tests of merged copies read them',
    isOwn: 'it decides which copy is offered; the other copy is observed',
    isFollowing: 'it decides whether another copy is taken over; the text is observed',
  },
  invariants: {
    'a draft never becomes empty without an explicit discard': ({ context }, before, event) =>
      !before ||
      !hasWords(before.context) ||
      hasWords(context) ||
      event?.type === 'discard.requested' ||
      (event?.type === 'text.edited' && event.writing.body === ''),
    'text removed from the editor can be restored': ({ context }, before) =>
      !before || !hasWords(before.context) || hasWords(context) || (context.before?.body ?? '') !== '',
    'an empty draft is never saved on the server': (snapshot, before) =>
      !snapshot.matches({ open: { server: 'saving' } }) ||
      before?.matches({ open: { server: 'saving' } }) === true ||
      hasWords(snapshot.context),
    'the copy of another device is shown until the author has chosen': (snapshot, before) =>
      before?.context.other?.tab !== serverTab ||
      snapshot.context.other !== undefined ||
      snapshot.matches('removed') ||
      [snapshot.context.writing, snapshot.context.before].some(
        (one) => one?.body === before.context.other?.writing.body,
      ),
  },
  maxNodes: 1_000,
  maxSteps: 0,
  maxPairs: 0,
});
