/** Appends a query to an address. Returns the address unchanged when the query is empty. */
export const listAddress = (path: string, query: Readonly<Record<string, string>> | [string, string][]): string => {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
};
