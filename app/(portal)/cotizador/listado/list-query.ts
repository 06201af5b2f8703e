/** What the list's address holds, for the page that reads it and the table that writes it. */
export const LIST_SORT = '-code';
export const LIST_FILTERS = ['estado', 'cliente'] as const;
