import type { Composer } from '#components/composer/form/use-composer.ts';
import { ConversationFormView } from '#components/conversation/conversation-form.tsx';
import { aWriting, composerIn, draftPropsIn, postSubmissionIn } from '#stories/support/story-composer.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'conversation / conversation-form' };

const view = (composer: Composer, settings: Readonly<Record<string, unknown>> = {}) => (
  <StorySite me={ingrid} permissions={['uploads.add', 'conversations.add']} settings={settings}>
    <ConversationFormView composer={composer} />
  </StorySite>
);

const writing = aWriting({ name: 'Varnish', meta: { recipients: [{ userID: 8, name: 'MaireadK' }] } });
const written = draftPropsIn({ server: 'saved' }, { writing, changedAt: 1, savedAt: 1 });

export const Empty = () => view(composerIn({ keeping: draftPropsIn() }));

export const Filled = () => view(composerIn({ keeping: written }));

export const WithSubject = () => view(composerIn({ keeping: written }), { 'conversations.subjects': true });

export const Sending = () => view(composerIn({ keeping: written, submission: postSubmissionIn('sending') }));

export const Refused = () =>
  view(
    composerIn({
      keeping: draftPropsIn(),
      submission: postSubmissionIn('rejected', {
        fields: {
          participantUserIDs: 'You must provide at least one recipient.',
          initialBody: 'Write something first.',
        },
        message: 'Please check what is marked above.',
      }),
    }),
  );
