import { OptionsButton } from '#components/post/menu/options-button.tsx';

export default { title: 'post / options-button' };

export const Default = () => <OptionsButton label="Options for comment by Ingrid" aria-haspopup="menu" />;

export const Loading = () => <OptionsButton label="Options for comment by Ingrid" aria-haspopup="menu" aria-busy />;
