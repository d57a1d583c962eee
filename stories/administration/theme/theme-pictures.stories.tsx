import { ThemePictures } from '#components/administration/theme/theme-pictures.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import type { ThemeVariables } from '#theme/tokens/theme-variables.ts';
import { faint } from './theme-samples.ts';

export default { title: 'administration / theme-pictures' };

export const LowContrast = () => (
  <StorySite>
    <ThemePictures variables={faint.preview.variables as ThemeVariables} />
  </StorySite>
);
