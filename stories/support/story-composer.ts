import type { StateValueFrom } from 'xstate';
import type { Composer, PostSubmission } from '#components/composer/form/use-composer.ts';
import { connectDraft } from '#machines/composer/draft/draft.connect.ts';
import { draftMachine } from '#machines/composer/draft/draft.machine.ts';
import type { DraftContext } from '#machines/composer/draft/draft-setup.ts';
import { postSubmissionMachine } from '#machines/composer/form/post-submission.machine.ts';
import { blankWriting, type ComposerText, serverTab, type TextCopy } from '#machines/composer/form/writing.ts';
import type { SubmissionState } from '#machines/primitives/submission/submission.connect.ts';
import type { SubmissionProblem } from '#machines/primitives/submission/submission-problem.ts';
import { submissionIn } from './story-submission.ts';

/** A text written by a member. */
export const aWriting = (own: Partial<ComposerText> = {}): ComposerText => ({
  ...blankWriting,
  body: 'Soak it **overnight** first, then a thin coat of hide glue.\n\n> It swells every autumn.',
  ...own,
});

/** A copy of a text that another device saved. */
export const aWritingCopy = (own: Partial<TextCopy> = {}): TextCopy => ({
  tab: serverTab,
  changedAt: Date.parse('2026-11-20T11:20:00Z'),
  writing: aWriting({ body: 'Soak it for an hour. No longer!' }),
  ...own,
});

/** The states of a draft's two regions. */
type Keeping = Readonly<Record<'device' | 'server', string>>;

/** Returns the props of a draft in a state; `context` overrides the text and its other copies. */
export function draftPropsIn(value: Partial<Keeping> = {}, context: Partial<DraftContext> = {}) {
  const snapshot = draftMachine.resolveState({
    value: { open: { device: 'kept', server: 'clean', ...value } } as StateValueFrom<typeof draftMachine>,
    context: {
      key: '7/comment/new/discussion:34',
      tab: 'story',
      begin: blankWriting,
      writing: blankWriting,
      before: undefined,
      longest: undefined,
      changedAt: 0,
      discardedAt: undefined,
      draft: undefined,
      grewFrom: [],
      other: undefined,
      isOwn: true,
      isFollowing: false,
      savedAt: undefined,
      isPosting: false,
      savingAt: undefined,
      refusal: undefined,
      ...context,
    },
  });
  return connectDraft(snapshot, () => undefined);
}

/** Returns the props of a post's submission in a state. */
export const postSubmissionIn = (state: SubmissionState, problem: Partial<SubmissionProblem> = {}): PostSubmission =>
  submissionIn({ state, machine: postSubmissionMachine, ...problem }) as PostSubmission;

/** The draft and the submission of a form; by default with a saved text. */
export const composerIn = (own: Partial<Omit<Composer, 'editor'>> = {}): Composer => ({
  keeping: draftPropsIn({ server: 'saved' }, { writing: aWriting(), changedAt: 1, savedAt: 1 }),
  submission: postSubmissionIn('idle'),
  editor: { current: null },
  discard: () => Promise.resolve(),
  sendBy: () => Promise.resolve(),
  ...own,
});
