import { type FormEvent, use } from 'react';
import { parseSearchFilter, type SearchFilter, searchAddress } from '#api/search/search-filter.ts';
import { LinkContext } from '#components/primitives/text/link-context.tsx';

/** Returns a submit handler that navigates on the client to a URL with only the filled-in fields. */
export function useSearchForm(onSent?: (filter: SearchFilter) => void) {
  const { visit } = use(LinkContext);
  return (event: FormEvent<HTMLFormElement>): void => {
    if (!visit) return;
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const filter = parseSearchFilter((name) => fields.getAll(name).map(String));
    void visit(searchAddress(filter));
    onSent?.(filter);
  };
}
