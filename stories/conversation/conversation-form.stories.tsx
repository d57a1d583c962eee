import type { Composer } from '#components/composer/form/use-composer.ts';
import { ConversationFormView } from '#components/conversation/conversation-form.tsx';
import { aWriting, draftState, postSubmissionState, useComposerIn } from '#stories/support/story-composer.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'conversation / conversation-form' };

const view = (composer: Composer, settings: Readonly<Record<string, unknown>> = {}) => (
  <StorySite me={ingrid} permissions={['uploads.add', 'conversations.add']} settings={settings}>
    <ConversationFormView composer={composer} />
  </StorySite>
);

const writing = aWriting({ name: 'Varnish', meta: { recipients: [{ userID: 8, name: 'MaireadK' }] } });
const written = draftState({ server: 'saved' }, { writing, changedAt: 1, savedAt: 1 });

export const Empty = () => view(useComposerIn({ draft: draftState() }));

export const Filled = () => view(useComposerIn({ draft: written }));

export const WithSubject = () => view(useComposerIn({ draft: written }), { 'conversations.subjects': true });

export const Sending = () => view(useComposerIn({ draft: written, submission: postSubmissionState('sending') }));

export const Refused = () =>
  view(
    useComposerIn({
      draft: draftState(),
      submission: postSubmissionState('rejected', {
        fields: {
          participantUserIDs: 'You must provide at least one recipient.',
          initialBody: 'Write something first.',
        },
        message: 'Please check what is marked above.',
      }),
    }),
  );
