import { MachineTranslation } from '#components/administration/translation/machine-translation.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { deepL, libreTranslate, serviceSeed } from './service/service-samples.ts';

export default { title: 'administration / machine-translation' };

const showing = (...services: Parameters<typeof serviceSeed>[0]) => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={serviceSeed(services)}>
    <MachineTranslation />
  </StorySite>
);

export const Configured = () => showing(libreTranslate, deepL);

export const NotConfigured = () => showing(deepL);
