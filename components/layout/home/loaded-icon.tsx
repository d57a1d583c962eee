import { Suspense } from 'react';
import type { IconName } from '#api/form/icon-name.ts';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';

const namedIcon = preloadable(() =>
  import('#components/primitives/content/named-icon.tsx').then((part) => part.NamedIcon),
);

// The server renders pages synchronously.
if (import.meta.env?.SSR) void namedIcon.load();

/** An icon that an administrator has chosen. In the browser, all icons are one script, loaded with the first of them. */
export const LoadedIcon = (props: { readonly name: IconName; readonly size: number | string }) => (
  <Suspense>
    <namedIcon.Part {...props} />
  </Suspense>
);
