import { readPdfPages } from '@/db/testing/read-pdf';

/**
 * The pages of a document with the fewest lines more that make it one page longer: the length at which what stands at
 * its end leaves for a page of its own. Throws when `most` lines are not enough.
 */
export async function firstOverflow(
  draw: (lines: number) => Promise<Buffer>,
  most = 64,
): Promise<readonly string[]> {
  const pagesWith = async (lines: number) => readPdfPages(await draw(lines));
  const usual = (await pagesWith(0)).length;
  let [fits, over] = [0, most];
  let pages = await pagesWith(over);
  if (pages.length <= usual) throw new Error(`${most} lines do not make it longer`);
  while (over - fits > 1) {
    const lines = Math.floor((fits + over) / 2);
    const tried = await pagesWith(lines);
    if (tried.length > usual) [over, pages] = [lines, tried];
    else fits = lines;
  }
  return pages;
}
