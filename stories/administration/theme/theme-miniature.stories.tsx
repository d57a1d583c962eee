import { ThemeMiniature } from '#components/administration/theme/theme-miniature.tsx';

export default { title: 'administration / theme-miniature' };

export const BuiltIn = () => <ThemeMiniature variables={{}} />;

export const Tinted = () => <ThemeMiniature variables={{ main: '#0e7c86', radius: 12 }} />;
