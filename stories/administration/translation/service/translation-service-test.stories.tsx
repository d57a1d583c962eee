import { TranslationTestResult } from '#components/administration/translation/service/translation-service-test.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / translation-service-test' };

const sample = { to: 'fr', text: 'Good morning, {name}!', detail: '' };

export const Results = () => (
  <StorySite me={ingrid}>
    <TranslationTestResult result={{ ...sample, translation: 'Bonjour, {name} !', problem: null }} />
    <TranslationTestResult result={{ ...sample, translation: null, problem: 'key', detail: 'Invalid API key' }} />
  </StorySite>
);
