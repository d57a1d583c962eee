import { WordList } from '#components/administration/translation/word-list.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { german, someWords, wordSeed } from './word-samples.ts';

export default { title: 'administration / word-list' };

const listing = (seed: Seed, address = german) => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seed}>
    <WordList address={address} />
  </StorySite>
);

const missing = { ...german, state: 'missing' as const };

export const Filled = () => listing(wordSeed(someWords));
export const NoneMissing = () => listing(wordSeed([], missing), missing);
