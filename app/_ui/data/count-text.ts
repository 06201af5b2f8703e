import { MOST_COUNTED } from '@/lib/core/list-page';

const MORE = `+${MOST_COUNTED.toLocaleString('es-CO')}`;

/** A number of rows as it is printed: '27', or '+1.000' for more than are counted. */
export const countText = (count: number): string => (count > MOST_COUNTED ? MORE : String(count));
