import { LogActionButton } from '#components/moderation/log/log-action-button.tsx';

export default { title: 'moderation / log-action-button' };

const words = { label: 'Undo', title: 'Undo this action?', question: 'This restores the previous state.' };

export const Undoing = () => (
  <p>
    <span id="what">Discussion closed</span>{' '}
    <LogActionButton {...words} act={() => new Promise((resolve) => setTimeout(resolve, 800))} describedBy="what" />
  </p>
);

export const Conflict = () => (
  <p>
    <span id="what">Discussion closed</span>{' '}
    <LogActionButton
      {...words}
      act={() => Promise.reject(new Error('Ingrid has already undone this.'))}
      describedBy="what"
    />
  </p>
);
