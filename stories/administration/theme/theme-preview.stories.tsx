import { ThemePreview } from '#components/administration/theme/theme-preview.tsx';

export default { title: 'administration / theme-preview' };

const never = () => new Promise<never>(() => undefined);
const tide = { themeID: 'tide', name: 'Tide', redirect: '/appearance/style-guides' };

export const Theme = () => (
  <ThemePreview theme={tide} onApply={never} onRestore={never} onEnd={never} onMoveOn={never} />
);

export const Revision = () => (
  <ThemePreview theme={{ ...tide, revisionID: 4 }} onApply={never} onRestore={never} onEnd={never} onMoveOn={never} />
);

export const Draft = () => (
  <ThemePreview theme={{ ...tide, isDraft: true }} onApply={never} onRestore={never} onEnd={never} onMoveOn={never} />
);
