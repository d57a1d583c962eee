import { Tag } from '#components/primitives/text/tag.tsx';
import { rowGround } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / tag' };

const presets = ['standard', 'greyscale', 'colored', 'success', 'error'] as const;

export const Presets = () => (
  <div className={rowGround}>
    {presets.map((preset) => (
      <Tag key={preset} preset={preset}>
        {preset}
      </Tag>
    ))}
  </div>
);

export const AsLinks = () => (
  <div className={rowGround}>
    {presets.map((preset) => (
      <Tag key={preset} preset={preset} href={`/discussions?tag=${preset}`}>
        {preset}
      </Tag>
    ))}
  </div>
);
