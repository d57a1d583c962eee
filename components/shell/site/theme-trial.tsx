import { useLatePart } from '#components/primitives/runtime/use-late-part.ts';
import { withWords } from '#components/primitives/text/with-words.ts';
import { useSite } from './site-context.tsx';

const load = () =>
  withWords('administration', import('./theme-trial-toast.tsx')).then(({ ThemeTrialToast }) => ThemeTrialToast);

/** Tells an administrator on every page that they are trying a theme on; costs nothing where nobody does. */
export function ThemeTrial() {
  const preview = useSite().theme?.preview;
  const [Toast] = useLatePart(load, preview !== undefined);
  return preview && Toast ? <Toast preview={preview} /> : null;
}
