import { publishedFragmentsQuery } from '#api/administration/fragment/fragment.queries.ts';
import { ThemeFragmentChoice } from '#components/administration/theme/theme-fragment-choice.tsx';
import { weather } from '#stories/administration/fragment/fragment-samples.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { seedThemes } from './theme-samples.ts';

export default { title: 'administration / theme-fragment-choice' };

const nothing = () => undefined;

export const None = () => (
  <StorySite permissions={['site.manage']} seed={seedThemes}>
    <ThemeFragmentChoice onPlace={nothing} />
  </StorySite>
);

export const One = () => (
  <StorySite
    permissions={['site.manage']}
    seed={(client, api) => client.setQueryData(publishedFragmentsQuery(api).queryKey, [weather])}
  >
    <ThemeFragmentChoice onPlace={nothing} />
  </StorySite>
);
