import { ThemeMeasures } from '#components/administration/theme/theme-measures.tsx';

export default { title: 'administration / theme-measures' };

const nothing = () => undefined;

export const BuiltIn = () => <ThemeMeasures variables={{}} onChange={nothing} />;
