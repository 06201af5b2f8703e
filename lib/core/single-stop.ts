/** A sentence that ends with a name such as 'Casa Norte S.A.S.' has one full stop; '...' stays. */
export const singleStop = (text: string): string => text.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.');
