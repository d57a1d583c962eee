import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { loadSuggestedContent, type SuggestionChoice, type SuggestionPages } from './suggested-content.ts';

/** Returns the query for other suggestions. `turn` is the number of times that they were requested. */
export const suggestedContentQuery = (
  api: Api,
  { turn, pages, ...choice }: SuggestionChoice & { readonly turn: number; readonly pages: SuggestionPages },
) =>
  queryOptions({
    queryKey: ['placed', 'suggested', turn, pages, choice],
    queryFn: () => loadSuggestedContent(api, choice, pages),
    placeholderData: keepPreviousData,
    enabled: turn > 0,
  });
