import { useState } from 'react';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { TitleField } from '#components/composer/form/title-field.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aPostType, originalTypes } from '#tests/support/builders/post-type-builders.ts';

export default { title: 'composer / title-field' };

const [discussion, question] = originalTypes;

const Live = ({
  type = discussion,
  begin = '',
  error,
}: {
  type?: PostType | undefined;
  begin?: string;
  error?: string;
}) => {
  const [name, setName] = useState(begin);
  return (
    <StorySite me={ingrid}>
      <TitleField type={type} name={name} onName={setName} error={error} />
    </StorySite>
  );
};

export const Empty = () => <Live />;

export const OfAQuestion = () => <Live type={question} begin="Which glue for a wet cellar door?" />;

export const OfACustomType = () => <Live type={aPostType()} />;

export const NearlyFull = () => <Live begin={'It swells every autumn. '.repeat(10)} />;

export const Invalid = () => <Live error="Title is required." />;
