import { isIconName } from '#api/form/icon-name.ts';
import type { HomeItem } from './home-item.ts';
import { LoadedIcon } from './loaded-icon.tsx';

/** The icon of an item, or its picture as an icon. */
export function HomeIcon({ item: { icon = '', image }, className }: { item: HomeItem; className: string }) {
  if (isIconName(icon))
    return (
      <span className={className}>
        <LoadedIcon name={icon} size="50%" />
      </span>
    );
  return image ? <img src={image} alt="" loading="lazy" className={className} /> : null;
}
