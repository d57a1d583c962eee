import { useState } from 'react';
import { AnnounceField, type PinChoice } from '#components/composer/form/announce-field.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / announce-field' };

const Live = ({ begin }: { begin: PinChoice }) => {
  const [choice, setChoice] = useState(begin);
  return (
    <StorySite>
      <AnnounceField choice={choice} category="Meeting Place" onChoice={setChoice} />
    </StorySite>
  );
};

export const Unannounced = () => <Live begin="none" />;

export const InCategory = () => <Live begin="category" />;

export const InRecentPosts = () => <Live begin="recent" />;
