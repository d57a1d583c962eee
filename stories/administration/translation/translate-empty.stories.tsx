import { TranslateEmpty } from '#components/administration/translation/translate-empty.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { machineFailed, translatorSample } from './translator-sample.ts';

export default { title: 'administration / translate-empty' };

export const Failed = () => (
  <StorySite me={ingrid}>
    <TranslateEmpty translator={translatorSample} machine={machineFailed} />
  </StorySite>
);
