import { ThemeMeasures } from '#components/administration/theme-measures.tsx';

export default { title: 'administration / theme-measures' };

const nothing = () => undefined;

export const BuiltIn = () => <ThemeMeasures variables={{}} onChange={nothing} />;
