import type { StateValueFrom } from 'xstate';
import type { Composer, PostSubmission } from '#components/composer/form/use-composer.ts';
import { connectDraft } from '#machines/composer/draft/draft.connect.ts';
import { draftMachine } from '#machines/composer/draft/draft.machine.ts';
import type { DraftContext } from '#machines/composer/draft/draft-setup.ts';
import { postSubmissionMachine } from '#machines/composer/form/post-submission.machine.ts';
import { blankWriting, type ComposerText, serverTab, type TextCopy } from '#machines/composer/form/writing.ts';
import type { SubmissionState } from '#machines/primitives/submission/submission.connect.ts';
import type { SubmissionProblem } from '#machines/primitives/submission/submission-problem.ts';
import { type StorySubmission, useSubmissionIn } from './story-submission.ts';
import { type StoryState, useStoryMachine } from './use-story-machine.ts';

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

/** Returns a state of a draft's machine; `context` overrides the text and its other copies. */
export const draftState = (
  value: Partial<Keeping> = {},
  context: Partial<DraftContext> = {},
): StoryState<typeof draftMachine> => ({
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

/** Returns a state of the submission of a post. */
export const postSubmissionState = (
  state: SubmissionState,
  problem: Partial<SubmissionProblem> = {},
): StorySubmission => ({ state, machine: postSubmissionMachine, ...problem });

/** Starts a draft in a state and returns its props. */
export const useDraftIn = (...state: Parameters<typeof draftState>) =>
  connectDraft(...useStoryMachine(draftMachine, draftState(...state)));

/** Starts the submission of a post in a state and returns its props. */
export const usePostSubmissionIn = (...state: Parameters<typeof postSubmissionState>): PostSubmission =>
  useSubmissionIn(postSubmissionState(...state)) as PostSubmission;

const saved = draftState({ server: 'saved' }, { writing: aWriting(), changedAt: 1, savedAt: 1 });

interface ComposerStates {
  /** A saved text by default. */
  readonly draft?: StoryState<typeof draftMachine>;
  readonly submission?: StorySubmission;
}

/** Starts the draft and the submission of a form in their states. */
export const useComposerIn = ({
  draft = saved,
  submission = postSubmissionState('idle'),
}: ComposerStates = {}): Composer => ({
  keeping: connectDraft(...useStoryMachine(draftMachine, draft)),
  submission: useSubmissionIn(submission) as PostSubmission,
  editor: { current: null },
  discard: () => Promise.resolve(),
  sendBy: () => Promise.resolve(),
});
