import { TextDifference } from '#components/moderation/revision/text-difference.tsx';

export default { title: 'moderation / text-difference' };

export const AddedAndRemovedText = () => (
  <TextDifference
    parts={[
      { kind: 'same', text: 'Hide glue is ' },
      { kind: 'removed', text: 'always ' },
      { kind: 'added', text: 'easily ' },
      { kind: 'same', text: 'reversible.' },
    ]}
  />
);

export const Unchanged = () => <TextDifference parts={[{ kind: 'same', text: 'Hide glue is reversible.' }]} />;
