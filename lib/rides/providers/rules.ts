/** Mail addresses and what may be a telephone or a document number, which a provider may repeat in its words. */
const PERSONAL = /[\w.+-]+@[\w.-]+|\+?\d[\d\s().-]{5,}\d/g;

/** A provider's words as they are kept: short, and of nobody. */
export const withoutPersons = (words: string): string => words.replaceAll(PERSONAL, '…').slice(0, 200);
