import { CommentForm, CommentFormView } from '#components/composer/form/comment-form.tsx';
import type { Composer } from '#components/composer/form/use-composer.ts';
import { blankWriting } from '#machines/composer/form/writing.ts';
import { draftState, postSubmissionState, useComposerIn } from '#stories/support/story-composer.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / comment-form' };

const words = { label: 'Your comment', post: 'Post Comment', problem: 'Your comment could not be posted.' };

const view = (composer: Composer) => (
  <StorySite me={ingrid} permissions={['uploads.add']}>
    <CommentFormView composer={composer} words={words} onClose={() => undefined} />
  </StorySite>
);

export const Empty = () => view(useComposerIn({ draft: draftState() }));

export const Filled = () => view(useComposerIn());

export const Sending = () => view(useComposerIn({ submission: postSubmissionState('sending') }));

export const Refused = () =>
  view(
    useComposerIn({
      submission: postSubmissionState('rejected', { fields: { body: 'Body is too long.' }, message: '' }),
    }),
  );

export const Unreachable = () =>
  view(
    useComposerIn({
      submission: postSubmissionState('failed', {
        message: 'Something went wrong. Your text is saved here. Please try again.',
      }),
    }),
  );

export const Inline = () => (
  <StorySite me={ingrid}>
    <CommentFormView
      composer={useComposerIn()}
      words={{ ...words, label: 'Your reply to Ana', title: 'Replying to Ana', post: 'Post Reply' }}
      isInline
      onClose={() => undefined}
    />
  </StorySite>
);

export const Live = () => (
  <StorySite me={ingrid} permissions={['uploads.add']}>
    <CommentForm
      place={{ userID: 7, recordType: 'comment', parentRecordType: 'discussion', parentRecordID: 34 }}
      begin={blankWriting}
      send={async () => ({ url: '/discussion/34' })}
      onPosted={() => undefined}
      words={words}
    />
  </StorySite>
);
