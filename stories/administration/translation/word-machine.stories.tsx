import { WordMachine, WordMachineResult } from '#components/administration/translation/word-machine.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { german } from './word-samples.ts';

export default { title: 'administration / word-machine' };

const problems = [{ id: 'post.bookmark.add', message: 'These placeholders are missing: {name}.' }];

export const WithProblem = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <WordMachine address={german} />
    <WordMachineResult result={{ countTranslated: 99, countMissing: 211, problems, service: 'DeepL' }} />
  </StorySite>
);
