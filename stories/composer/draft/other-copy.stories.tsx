import { OtherCopy } from '#components/composer/draft/other-copy.tsx';
import type { TextCopy } from '#machines/composer/form/writing.ts';
import { aWriting, aWritingCopy, useDraftIn } from '#stories/support/story-composer.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / other-copy' };

const Beside = ({ other }: { other: TextCopy }) => (
  <StorySite>
    <OtherCopy keeping={useDraftIn({ server: 'conflict' }, { writing: aWriting(), changedAt: 1, other })} />
  </StorySite>
);

export const InOtherTab = () => <Beside other={aWritingCopy()} />;

export const InAnotherTab = () => <Beside other={aWritingCopy({ tab: 'another' })} />;

export const OfADiscussion = () => (
  <Beside other={aWritingCopy({ writing: aWriting({ name: 'Which glue for a wet cellar door?' }) })} />
);

export const Long = () => (
  <Beside other={aWritingCopy({ writing: aWriting({ body: 'It swells every autumn. '.repeat(120) }) })} />
);
