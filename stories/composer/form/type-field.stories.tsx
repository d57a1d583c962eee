import { TypeField } from '#components/composer/form/type-field.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aPostType, originalTypes } from '#tests/support/builders/post-type-builders.ts';

export default { title: 'composer / type-field' };

const nothing = () => undefined;
const buildLog = aPostType({ postHelperText: 'For whatever takes you longer than a weekend.' });

export const Question = () => (
  <StorySite>
    <TypeField types={originalTypes} type={originalTypes[1]} onType={nothing} />
  </StorySite>
);

export const Custom = () => (
  <StorySite>
    <TypeField types={[...originalTypes, buildLog]} type={buildLog} onType={nothing} />
  </StorySite>
);

export const Fixed = () => (
  <StorySite>
    <TypeField types={originalTypes} type={originalTypes[1]} onType={nothing} isFixed />
  </StorySite>
);

export const NoneAllowed = () => (
  <StorySite>
    <TypeField types={[buildLog]} type={buildLog} error="You may write no type of post here." onType={nothing} />
  </StorySite>
);
