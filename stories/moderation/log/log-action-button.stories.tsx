import type { ReactNode } from 'react';
import { LogActionButton } from '#components/moderation/log/log-action-button.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / log-action-button' };

const words = { label: 'Undo', title: 'Undo this action?', question: 'This restores the previous state.' };

const entry = (button: ReactNode) => (
  <StorySite me={ingrid}>
    <p>
      <span id="what">Discussion closed</span> {button}
    </p>
  </StorySite>
);

/** After the confirmation, the dialog waits for the server. */
export const Undoing = () =>
  entry(<LogActionButton {...words} act={() => new Promise(() => undefined)} describedBy="what" />);

/** After the confirmation, the dialog shows that another moderator was first. */
export const Conflict = () =>
  entry(
    <LogActionButton
      {...words}
      act={() => Promise.reject(new Error('Ingrid has already undone this.'))}
      describedBy="what"
    />,
  );
