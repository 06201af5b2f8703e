/** What a reviewer says of a photo. */
export const PHOTO_VERDICTS = ['APPROVE', 'REJECT'] as const;

/** Photos that a talent may have at once, archived ones aside. */
export const MOST_PHOTOS = 60;

/** In how many of 64 bits two photos may differ and still look alike. */
const ALIKE_BITS = 6;

/** The number of bits in which two looks, 16 hexadecimal digits each, differ. */
export function differingBits(one: string, other: string): number {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; bits > 0n; bits >>= 1n) count += Number(bits & 1n);
  return count;
}

type Known = { readonly id: string; readonly looks: string | null };

/** The photo among those of a talent that a new one seems to repeat: the most alike; null for none. */
export function findRepeated(looks: string, known: readonly Known[]): string | null {
  const alike = known
    .flatMap(({ id, looks: other }) => (other ? [{ id, bits: differingBits(looks, other) }] : []))
    .filter(({ bits }) => bits <= ALIKE_BITS)
    .toSorted((a, b) => a.bits - b.bits);
  return alike[0]?.id ?? null;
}
