import { useRef } from 'react';
import { TranslationServiceDialog } from '#components/administration/translation/service/translation-service-dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { libreTranslate } from './service-samples.ts';

export default { title: 'administration / translation-service-dialog' };

function Editing() {
  const returnTo = useRef<HTMLElement>(null);
  return <TranslationServiceDialog service={libreTranslate} returnTo={returnTo} onSaved={() => undefined} />;
}

export const WithKey = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <Editing />
  </StorySite>
);
