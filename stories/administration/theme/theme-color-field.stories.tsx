import { ThemeColorField } from '#components/administration/theme/theme-color-field.tsx';

export default { title: 'administration / theme-color-field' };

const nothing = () => undefined;

export const Own = () => <ThemeColorField label="Links" value="#0e7c86" isOwn onChange={nothing} />;

export const Invalid = () => <ThemeColorField label="Links" value="#0e7" isOwn={false} onChange={nothing} />;
