import { useRef } from 'react';
import { EscalationNameDialog } from '#components/moderation/escalation/escalation-name-dialog.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / escalation-name-dialog' };

const Renaming = () => (
  <EscalationNameDialog
    name="Quarrel at the pier"
    onName={async () => undefined}
    returnTo={useRef<HTMLButtonElement>(null)}
  />
);

export const Open = () => (
  <StorySite>
    <Renaming />
  </StorySite>
);
