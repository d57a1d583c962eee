import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { useSite } from './site-context.tsx';

const load = () =>
  withTranslations('administration', import('./theme-trial-toast.tsx')).then(({ ThemeTrialToast }) => ThemeTrialToast);

/** Shows on every page that the administrator is previewing a theme. Loads nothing without a preview. */
export function ThemeTrial() {
  const preview = useSite().theme?.preview;
  const [Toast] = useLazyComponent(load, preview !== undefined);
  return preview && Toast ? <Toast preview={preview} /> : null;
}
