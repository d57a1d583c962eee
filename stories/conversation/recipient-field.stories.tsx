import { useState } from 'react';
import { type ChosenRecipient, RecipientField } from '#components/conversation/recipient-field.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'conversation / recipient-field' };

const Live = ({ begin = [], most = 10, error }: { begin?: ChosenRecipient[]; most?: number; error?: string }) => {
  const [recipients, setRecipients] = useState<readonly ChosenRecipient[]>(begin);
  return (
    <StorySite me={ingrid}>
      <RecipientField recipients={recipients} onRecipients={setRecipients} most={most} error={error} />
    </StorySite>
  );
};

const chosen = [
  { userID: 8, name: 'MaireadK' },
  { userID: 9, name: 'ليلى' },
];

export const Empty = () => <Live />;

export const Chosen = () => <Live begin={chosen} />;

export const Full = () => <Live begin={chosen} most={2} />;

export const Invalid = () => <Live error="You must provide at least one recipient." />;
