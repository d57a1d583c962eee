import '#theme/global.css.ts';
import { type ReactNode, StrictMode, useEffect, useMemo, useRef, useState } from 'react';
import { NowContext } from '#components/primitives/now-context.tsx';
import { type PaletteChoice, paletteChoices } from '#theme/palette.ts';
import * as styles from './components.css.ts';

// The types of @ladle/react 5.1.1 are sources that TypeScript 7 finds errors in, so these are our own.
type ProviderProps = {
  children: ReactNode;
  globalState: { theme: 'light' | 'dark' | 'auto'; rtl: boolean; mode: 'full' | 'preview'; story: string };
};

const frozen = { now: Date.parse('2026-11-20T12:00:00Z'), frozen: true };

// Ladle reads this file as text and finds nothing but `export const`.
export const Provider = ({ children, globalState: { theme, rtl, mode, story } }: ProviderProps) => {
  const page = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<PaletteChoice>();
  const palette = chosen ?? (theme === 'auto' ? 'system' : theme);
  const now = useMemo(() => frozen, []);
  useEffect(() => {
    const root = page.current?.ownerDocument.documentElement;
    if (!root) return;
    root.dir = rtl ? 'rtl' : 'ltr';
    root.dataset['theme'] = palette;
  }, [rtl, palette]);
  return (
    <StrictMode key={story}>
      <div ref={page} className={styles.page}>
        <NowContext value={now}>{children}</NowContext>
      </div>
      {mode === 'full' && <PaletteSwitch palette={palette} onChoose={choose} />}
    </StrictMode>
  );
};

const PaletteSwitch = ({
  palette,
  onChoose,
}: {
  palette: PaletteChoice;
  onChoose: (choice: PaletteChoice) => void;
}) => (
  <label className={styles.choice}>
    Palette
    <select value={palette} onChange={(event) => onChoose(event.target.value as PaletteChoice)}>
      {paletteChoices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  </label>
);
