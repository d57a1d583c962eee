import { useQuery } from '@tanstack/react-query';
import type { Theme } from '#api/administration/theme/theme.contract.ts';
import { themeMarkupQuery } from '#api/administration/theme/theme.queries.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { failureReason } from '#machines/failure-reason.ts';

/** The part of a theme that is HTML. */
export type MarkupPart = 'header' | 'footer';

/** Entered HTML as pages show it. */
export interface ThemeMarkup {
  readonly html: string;
  /** The elements and attributes that pages cannot contain, such as `<script>`. */
  readonly removed: readonly string[];
  /** The reason why the HTML is not accepted; empty if it is. */
  readonly problem: string;
}

/** Returns the entered HTML as pages show it. While the server checks it, it returns the result before. */
export function useThemeMarkup(theme: Theme, part: MarkupPart, entered: string): ThemeMarkup {
  const { api } = useSite();
  const stored = theme.assets[part]?.data ?? '';
  const isStored = entered === stored;
  const { data, error } = useQuery({
    ...themeMarkupQuery(api, part, entered),
    enabled: !isStored,
    placeholderData: (former) => former,
  });
  if (isStored) return { html: stored, removed: [], problem: '' };
  return { html: data?.data ?? '', removed: data?.removed ?? [], problem: error ? failureReason(error) : '' };
}
