import { ThemeColorTabs } from '#components/administration/theme/theme-color-tabs.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import type { ThemeVariables } from '#theme/tokens/theme-variables.ts';
import { faint } from './theme-samples.ts';

export default { title: 'administration / theme-color-tabs' };

const form = {
  change: () => undefined,
  errorOf: () => undefined,
  idOf: (path: readonly (string | number)[]) => path.join('-'),
};

export const WithExtraRole = () => (
  <StorySite>
    <ThemeColorTabs
      picture={{ variables: faint.preview.variables as ThemeVariables }}
      form={form}
      variables={faint.preview.variables as ThemeVariables}
      extraRoles={['tip']}
      shown="light"
      onShow={() => undefined}
    />
  </StorySite>
);
