import { MachineTranslationLanguages } from '#components/administration/translation/service/machine-translation-languages.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { libreTranslate, serviceSeed } from './service-samples.ts';

export default { title: 'administration / machine-translation-languages' };

export const Two = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={serviceSeed([libreTranslate])}>
    <MachineTranslationLanguages />
  </StorySite>
);
