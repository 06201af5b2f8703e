/** A sentence that ends with 'Casa Norte S.A.S.' or '6:00 p. m.' has one full stop; '...' stays. Older telephones know no lookbehind. */
export const singleStop = (text: string): string => text.replaceAll(/(^|[^.])\.\.(?!\.)/g, '$1.');
