import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { ground, row, rowGround } from '#stories/primitives/story-ground.css.ts';
import { brokenPicture } from '#stories/support/page-acts.ts';

export default { title: 'primitives / avatar' };

const sizes = ['xsmall', 'small', 'medium', 'large', 'xlarge'] as const;
const names = ['Ana Díaz', 'boris', 'Chidi Okafor', 'Dora-Lee', 'Émile', 'Fatima Z.', 'Gö', '李 娜', 'Ivo Q', '???'];
const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#7aa2c9"/><circle cx="20" cy="16" r="7" fill="#fff"/><ellipse cx="20" cy="36" rx="13" ry="11" fill="#fff"/></svg>',
)}`;

export const Photos = () => (
  <div className={rowGround}>
    {sizes.map((size) => (
      <Avatar key={size} name="Ana Díaz" photoUrl={photo} size={size} />
    ))}
  </div>
);

export const WithoutPhoto = () => (
  <div className={ground}>
    <div className={row}>
      {sizes.map((size) => (
        <Avatar key={size} name="Ana Díaz" size={size} />
      ))}
    </div>
    <div className={row}>
      {names.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  </div>
);

export const PhotoThatFails = () => (
  <div className={ground}>
    <Avatar name="Chidi Okafor" photoUrl={brokenPicture} size="large" />
  </div>
);
