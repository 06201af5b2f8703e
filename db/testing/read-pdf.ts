import { extractText, getDocumentProxy } from 'unpdf';

/**
 * The text of each page of a PDF, with every run of white space as one space. A reader breaks words where
 * lines end: ask for parts that stand on one line, or compare without spaces.
 */
export async function readPdfPages(pdf: Uint8Array): Promise<string[]> {
  // The reader takes the bytes over, so it gets a copy.
  const document = await getDocumentProxy(Uint8Array.from(pdf));
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, ' ').trim());
}

/** The whole text of a PDF in one line. */
export async function readPdf(pdf: Uint8Array): Promise<string> {
  return (await readPdfPages(pdf)).join(' ');
}
