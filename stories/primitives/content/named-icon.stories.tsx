import { iconNames } from '#api/form/icon-name.ts';
import { NamedIcon } from '#components/primitives/content/named-icon.tsx';
import { rowGround } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / named-icon' };

export const All = () => (
  <ul className={rowGround}>
    {iconNames.map((name) => (
      <li key={name}>
        <NamedIcon name={name} size={20} /> {name}
      </li>
    ))}
  </ul>
);
