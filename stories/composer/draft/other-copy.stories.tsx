import { OtherCopy } from '#components/composer/draft/other-copy.tsx';
import type { TextCopy } from '#machines/composer/form/writing.ts';
import { aWriting, aWritingCopy, draftPropsIn } from '#stories/support/story-composer.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / other-copy' };

const beside = (other: TextCopy) => (
  <StorySite>
    <OtherCopy keeping={draftPropsIn({ server: 'conflict' }, { writing: aWriting(), changedAt: 1, other })} />
  </StorySite>
);

export const InOtherTab = () => beside(aWritingCopy());

export const InAnotherTab = () => beside(aWritingCopy({ tab: 'another' }));

export const OfADiscussion = () =>
  beside(aWritingCopy({ writing: aWriting({ name: 'Which glue for a wet cellar door?' }) }));

export const Long = () => beside(aWritingCopy({ writing: aWriting({ body: 'It swells every autumn. '.repeat(120) }) }));
