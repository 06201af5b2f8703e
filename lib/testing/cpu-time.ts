/** The milliseconds of processor that some work takes; other processes of the machine do not count. */
function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Lengths up to 1 MB; what costs the square of its length is found at the first ones, in seconds and not in hours. */
const LENGTHS = [10_000, 40_000, 160_000, 1_000_000];

/** What it costs at most, by far: in proportion to the length it is a few milliseconds, by its square minutes. */
const MOST_MS = 1000;

/** The first length at which reading a text of that shape takes more than it may; null when none does. */
export function firstCostlyLength(
  shape: (length: number) => string,
  read: (text: string) => unknown,
): number | null {
  for (const length of LENGTHS) {
    const text = shape(length);
    if (cpuTime(() => read(text)) > MOST_MS) return length;
  }
  return null;
}

/** A text of that unit again and again. */
export const filled = (unit: string) => (length: number) => unit.repeat(Math.ceil(length / unit.length));

/** Texts that make patterns try again from every place. */
export const COSTLY_SHAPES: Readonly<Record<string, (length: number) => string>> = {
  letters: filled('a'),
  digits: filled('3'),
  zeros: (length) => `1.${'0'.repeat(length)}1`,
  spaces: (length) => `a${' '.repeat(length)}b`,
  points: (length) => `a@${'.'.repeat(length)}@`,
  'at signs': filled('a@'),
  'long domain': (length) => `a@${'b'.repeat(length)}`,
  address: (length) => `https://${'.'.repeat(length)}/ `,
  schemes: filled('a://b:'),
  phones: filled('3 (0) - '),
  slashes: (length) => `${'/'.repeat(length)}a`,
  parameters: filled('&X-Amz-a'),
  suggestions: (length) => `${' Did you mean '.repeat(length / 14)}.`,
};
