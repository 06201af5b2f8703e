/** What a person of the client says of a talent whom it is shown. */
export const MARKS = ['YES', 'MAYBE', 'NO'] as const;
export type Mark = (typeof MARKS)[number];
