import { ThemePaletteFields } from '#components/administration/theme/theme-palette-fields.tsx';

export default { title: 'administration / theme-palette-fields' };

const nothing = () => undefined;
const faint = { palettes: { light: { text: '#999999' } } };

export const Readable = () => <ThemePaletteFields palette="light" variables={{}} onChange={nothing} onMend={nothing} />;

export const LowContrast = () => (
  <ThemePaletteFields palette="light" variables={faint} onChange={nothing} onMend={nothing} />
);
