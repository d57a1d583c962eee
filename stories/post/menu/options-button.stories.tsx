import { OptionsButton } from '#components/post/menu/options-button.tsx';

export default { title: 'post / options-button' };

export const Usual = () => <OptionsButton label="Options for comment by Ingrid" aria-haspopup="menu" />;

export const OnItsWay = () => <OptionsButton label="Options for comment by Ingrid" aria-haspopup="menu" aria-busy />;
