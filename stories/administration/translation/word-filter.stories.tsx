import { WordFilter } from '#components/administration/translation/word-filter.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { german, wordSeed } from './word-samples.ts';

export default { title: 'administration / word-filter' };

export const Chosen = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={wordSeed([])}>
    <WordFilter address={{ ...german, area: 'post', state: 'outdated' }} />
  </StorySite>
);
