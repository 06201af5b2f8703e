import type { Layout } from './layout';
import { bancoDeBogota } from './layouts/banco-de-bogota';
import { bancolombiaPab, bancolombiaSap } from './layouts/bancolombia';
import { bbva } from './layouts/bbva';
import { csv, xlsx } from './layouts/columns';
import { davivienda } from './layouts/davivienda';

/** The layouts that Elenco brings, as data; docs/bank-files.md says where each was read. */
export const LAYOUTS: readonly Layout[] = [
  csv,
  xlsx,
  bancolombiaPab,
  bancolombiaSap,
  davivienda,
  bbva,
  bancoDeBogota,
];

export const findLayout = (key: string): Layout | null =>
  LAYOUTS.find((layout) => layout.key === key) ?? null;

/** What a payer may have otherwise in a layout, with what stands there usually. */
export const ownFieldsOf = ({ header = [] }: Layout) =>
  header.flatMap(({ key, name, width, text: usual = '' }) => (key ? [{ key, name, width, usual }] : []));

/** Its bank is told from which account it pays. */
export const needsSourceAccount = ({ header = [] }: Layout): boolean =>
  header.some(({ source }) => source === 'sourceAccount');
