const FROM = 'desde';
const LIST = 'pasos';

/** The address of a step's place, that knows the way back to the list of steps. */
export const fromListHref = (href: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}${FROM}=${LIST}`;

/** Whether somebody came from there. */
export const isFromList = (query: URLSearchParams): boolean => query.get(FROM) === LIST;
