/** What the list's address holds, for the page that reads it and the table that writes it. */
export const LIST_SORT = 'name';
export const LIST_FILTERS = ['estado'] as const;
