import { RecordNotes } from '#components/moderation/triage/report-notes.tsx';
import { moderatorNoteModel } from '#machines/moderation/triage/moderator-note.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The scene of a moderator note: the form below the notes of a discussion. */
export const moderatorNoteScene = defineScene(moderatorNoteModel, {
  render: () => (
    <StorySite me={ingrid} permissions={['community.moderate']}>
      <RecordNotes record={{ recordType: 'discussion', recordID: 5 }} />
    </StorySite>
  ),
});
