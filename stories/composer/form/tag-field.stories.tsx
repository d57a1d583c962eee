import { useState } from 'react';
import { type ChosenTag, TagField } from '#components/composer/form/tag-field.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / tag-field' };

const Live = ({ begin = [], error, most = 5 }: { begin?: readonly ChosenTag[]; error?: string; most?: number }) => {
  const [tags, setTags] = useState(begin);
  return (
    <StorySite me={ingrid} permissions={['tags.add']}>
      <TagField tags={tags} onTags={setTags} most={most} error={error} />
    </StorySite>
  );
};

const chosen = [{ tagID: 1, name: 'show-and-tell' }, { name: 'cellar' }];

export const Empty = () => <Live />;

export const Chosen = () => <Live begin={chosen} />;

export const Full = () => <Live begin={chosen} most={2} />;

export const Invalid = () => <Live begin={chosen} error="You cannot add more than 5 tags." />;
