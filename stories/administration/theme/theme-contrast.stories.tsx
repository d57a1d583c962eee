import { ThemeContrast } from '#components/administration/theme/theme-contrast.tsx';

export default { title: 'administration / theme-contrast' };

const nothing = () => undefined;
const correction = {
  faintCount: 0,
  faintCountOf: () => 0,
  changedCount: 0,
  mendAll: nothing,
  mend: nothing,
  undo: nothing,
};

export const Low = () => <ThemeContrast correction={{ ...correction, faintCount: 3 }} />;

export const OneCorrected = () => <ThemeContrast correction={{ ...correction, faintCount: 2, changedCount: 1 }} />;

export const Corrected = () => <ThemeContrast correction={{ ...correction, changedCount: 3 }} />;
