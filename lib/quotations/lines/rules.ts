import { pick } from '@/lib/core/pick';
import { LINE_FIELDS } from '@/lib/core/quotation-fields';
import type { QuotationLineData } from '../inputs';

type People = Pick<QuotationLineData, 'genders'>;

/** A line as people type and read it: its people as women and men. */
export type TypedLine = Readonly<
  Pick<QuotationLineData, (typeof LINE_FIELDS)[number]> & { women: number; men: number }
>;

/** The numbers of women and men of a line. */
export const womenAndMen = ({ genders }: { readonly genders: Readonly<People['genders']> }) => {
  const quantityOf = (wanted: string) => genders.find(({ gender }) => gender === wanted)?.quantity ?? 0;
  return { women: quantityOf('FEMENINO'), men: quantityOf('MASCULINO') };
};

type StoredLine = Pick<TypedLine, (typeof LINE_FIELDS)[number]> & Parameters<typeof womenAndMen>[0];

export const typedLine = (line: StoredLine): TypedLine => ({
  ...pick(line, LINE_FIELDS),
  ...womenAndMen(line),
});

/** The reverse of `womenAndMen`; 0 people make no entry. */
export const gendersOf = ({ women, men }: Pick<TypedLine, 'women' | 'men'>): People['genders'] =>
  [
    { gender: 'FEMENINO' as const, quantity: women },
    { gender: 'MASCULINO' as const, quantity: men },
  ].filter(({ quantity }) => quantity > 0);

/** How many people a line has, of all genders together. */
export const peopleOf = ({
  genders,
}: {
  readonly genders: readonly { readonly quantity: number }[];
}): number => genders.reduce((sum, { quantity }) => sum + quantity, 0);
